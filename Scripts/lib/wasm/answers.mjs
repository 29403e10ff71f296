// Answers requests from standard input, a line each, by the module whose address is the argument.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const { loadTincture } = await import(pathToFileURL(resolve(process.argv[2])));
const tincture = await loadTincture();
const input = readFileSync(0);
const answers = [];
for (let position = 0; position < input.length; ) {
  const end = input.indexOf(10, position);
  const [kind, ...numbers] = input.toString("utf8", position, end).split(" ");
  const count = Number(numbers.at(-1));
  const bytes = input.subarray(end + 1, end + 1 + count);
  position = end + 1 + count;
  if (kind === "palette") {
    const [width, height, swatches] = numbers.map(Number);
    answers.push(tincture.paletteText({ data: bytes, width, height }, { count: swatches }));
  } else {
    answers.push(tincture.answerText(...bytes.toString("utf8").split("\0").slice(0, -1)));
  }
}
process.stdout.write(answers.map((answer) => `${answer}\n`).join(""));
