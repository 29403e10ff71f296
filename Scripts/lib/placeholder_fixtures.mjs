// Prints cases of ThumbHash as JSON: the size and number of a picture, its hash, and of some what the hash decodes to.
import { pathToFileURL } from "node:url";

const { rgbaToThumbHash, thumbHashToRGBA } = await import(
  pathToFileURL(`${process.argv[2]}/node_modules/thumbhash/thumbhash.js`).href
);

/** A picture of stripes, slopes and blocks by its number, from 60 on of one color, from 120 on wholly transparent; the formula of `PlaceholderTests.picture`. */
function picture(width, height, number) {
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      if (number >= 60) {
        // What the sums of waves over one color come to is their last bits alone.
        const alpha = number >= 120 ? 0 : number % 4 === 0 ? 100 : 255;
        rgba.set([(number * 37) % 256, (number * 91) % 256, (number * 13) % 256, alpha], at);
        continue;
      }
      const block = ((x >> 3) ^ (y >> 2)) & (number % 4);
      rgba[at] = (x * (number % 7) + y * 2 + number * 37 + block * 40) % 256;
      rgba[at + 1] = (x * x + y * (number % 5) + number * 11) % 256;
      rgba[at + 2] = (255 - x - y * 3 + number * 53 + block * 25) & 255;
      rgba[at + 3] = number % 3 === 0 ? 255 : number % 3 === 1 ? (x * 9 + y * 5) % 256 : y * 3 > height ? 255 : 0;
    }
  }
  return rgba;
}

const sizes = [[1, 1], [2, 1], [1, 9], [3, 7], [16, 16], [32, 10], [100, 100], [100, 31], [47, 100], [99, 98], [64, 5], [8, 100]];
const cases = [];
for (let number = 0; number < 132; number++) {
  const [width, height] = sizes[number % sizes.length];
  const hash = rgbaToThumbHash(width, height, picture(width, height, number));
  const one = { number, width, height, hash: Buffer.from(hash).toString("base64") };
  if (number < 24) {
    const decoded = thumbHashToRGBA(hash);
    Object.assign(one, { decodedWidth: decoded.w, decodedHeight: decoded.h, rgba: Buffer.from(decoded.rgba).toString("base64") });
  }
  cases.push(one);
}
console.log(JSON.stringify(cases, null, 1));
