#!/usr/bin/env bash
# geotiff 3.0.5 reads and writes rasters, such as the heights of a lot, and one expects to read what was written, or an error.
# `writeArrayBuffer` writes each plain list of numbers as bytes, whatever is in it: of 12.5 feet 12 are left, -3 becomes 253
# and 300 becomes 44. The numbers of an Int16Array or an Int32Array, in which surveys give heights in feet or millimeters, are
# written a byte each into a file that says 16 or 32 bits: the first height is 3325, and the second half of the raster 0.
# Float32Array, Float64Array, Uint16Array and Uint32Array come back. No error. A program that writes heights gives a
# Float32Array, and reads the file back before it sends it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund geotiff@3.0.5
cat > try.mjs <<'JS'
import { fromArrayBuffer, writeArrayBuffer } from 'geotiff';
const heights = [12, -3, 0, 300, 1, 2, 3, 4];
const metadata = { height: 2, width: 4, ModelPixelScale: [1 / 3600, 1 / 3600, 0], ModelTiepoint: [0, 0, 0, -95.4, 29.8, 0], GeographicTypeGeoKey: 4326 };
const given = {
  'a plain list': heights,
  'a plain list with 12.5 and -3.25': [12.5, -3.25, ...heights.slice(2)],
  'rows in a band': [[heights.slice(0, 4), heights.slice(4)]],
  'Int16Array': new Int16Array(heights),
  'Int32Array': new Int32Array(heights),
  'Uint16Array': new Uint16Array(heights.map(Math.abs)),
  'Uint32Array': new Uint32Array(heights.map(Math.abs)),
  'Float32Array': new Float32Array(heights),
  'Float64Array': new Float64Array(heights),
};
for (const [name, values] of Object.entries(given)) {
  const image = await (await fromArrayBuffer(await writeArrayBuffer(values, { ...metadata }))).getImage();
  const [band] = await image.readRasters();
  console.log(`${name}: ${band.constructor.name} ${[...band].join(' ')}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='a plain list: Uint8Array 12 253 0 44 1 2 3 4
a plain list with 12.5 and -3.25: Uint8Array 12 253 0 44 1 2 3 4
rows in a band: Uint8Array 12 253 0 44 1 2 3 4
Int16Array: Int16Array 3325 44 258 772 0 0 0 0
Int32Array: Int32Array 217907244 16909060 0 0 0 0 0 0
Uint16Array: Uint16Array 12 3 0 300 1 2 3 4
Uint32Array: Uint32Array 12 3 0 300 1 2 3 4
Float32Array: Float32Array 12 -3 0 300 1 2 3 4
Float64Array: Float64Array 12 -3 0 300 1 2 3 4'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
