// Answers the requests of requests.py, a line each, in Node and in a browser.

/** Returns the answers of a module to requests, as one text. */
export function answers(tincture, input) {
  const decoder = new TextDecoder();
  let lines = "";
  for (let position = 0; position < input.length; ) {
    const end = input.indexOf(10, position);
    const [kind, ...numbers] = decoder.decode(input.subarray(position, end)).split(" ");
    const count = Number(numbers.at(-1));
    const bytes = input.subarray(end + 1, end + 1 + count);
    position = end + 1 + count;
    if (kind === "palette") {
      const [width, height, swatches] = numbers.map(Number);
      lines += `${tincture.paletteText({ data: bytes, width, height }, { count: swatches })}\n`;
    } else {
      lines += `${tincture.answerText(...decoder.decode(bytes).split("\0").slice(0, -1))}\n`;
    }
  }
  return lines;
}

// In Node: the address of the module is the argument, requests are on standard input.
if (globalThis.process?.argv) {
  const { readFileSync } = await import("node:fs");
  const { resolve } = await import("node:path");
  const { pathToFileURL } = await import("node:url");
  const { loadTincture } = await import(pathToFileURL(resolve(process.argv[2])));
  process.stdout.write(answers(await loadTincture(), readFileSync(0)));
}
