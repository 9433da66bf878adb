#!/usr/bin/env bash
# @terraformer/spatial 2.2.2: one shape is within another if no point of it lies outside (OGC 06-103r4, 6.1.15.3), and by the
# read-me if it "is completely inside". The package says so of a line whose ends lie in the lot: a pipe straight across the
# corner of an L-shaped lot, through the neighbor's, is within it, so is one from arm to arm of a U, and one through the hole
# that an easement leaves. jsts 2.12.1 and @turf/boolean-contains 7.4.0 say no. Of a deck that covers the whole of a hole it
# is within the area as well, and here turf says the same; jsts alone looks at all of it. Points, and shapes that lie in the
# hole, are right. No error. A program that checks whether something stays on a lot asks a library that computes the
# difference of both, and has nothing left.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @terraformer/spatial@2.2.2 @turf/boolean-contains@7.4.0 jsts@2.12.1
cat > try.mjs <<'JS'
import { contains, within } from '@terraformer/spatial';
import { booleanContains } from '@turf/boolean-contains';
import GeoJSONReader from 'jsts/org/locationtech/jts/io/GeoJSONReader.js';
import RelateOp from 'jsts/org/locationtech/jts/operation/relate/RelateOp.js';
const reader = new GeoJSONReader();
const jsts = (outer, inner) => RelateOp.contains(reader.read(outer), reader.read(inner));
const polygon = (...rings) => ({ type: 'Polygon', coordinates: rings });
const line = (...coordinates) => ({ type: 'LineString', coordinates });
const square = [[0, 0], [10, 0], [10, 10], [0, 10], [0, 0]];
const lotL = polygon([[0, 0], [10, 0], [10, 2], [2, 2], [2, 10], [0, 10], [0, 0]]);
const lotU = polygon([[0, 0], [10, 0], [10, 10], [8, 10], [8, 2], [2, 2], [2, 10], [0, 10], [0, 0]]);
const holed = polygon(square, [[3, 3], [3, 7], [7, 7], [7, 3], [3, 3]]);
for (const [name, outer, inner] of [
  ['pipe along an L-shaped lot', lotL, line([1, 9], [1, 1], [9, 1])],
  ['pipe across its corner', lotL, line([1, 9], [9, 1])],
  ['pipe from arm to arm of a U', lotU, line([1, 9], [9, 9])],
  ['pipe through a hole', holed, line([1, 5], [9, 5])],
  ['deck that covers a hole', holed, polygon([[1, 1], [9, 1], [9, 9], [1, 9], [1, 1]])],
  ['deck in a hole', holed, polygon([[4, 4], [6, 4], [6, 6], [4, 6], [4, 4]])],
  ['valve in a hole', holed, { type: 'Point', coordinates: [5, 5] }],
]) {
  console.log(`${name}: jsts ${jsts(outer, inner)}, turf ${booleanContains(outer, inner)}, terraformer ${contains(outer, inner)}, within ${within(inner, outer)}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='pipe along an L-shaped lot: jsts true, turf true, terraformer true, within true
pipe across its corner: jsts false, turf false, terraformer true, within true
pipe from arm to arm of a U: jsts false, turf false, terraformer true, within true
pipe through a hole: jsts false, turf false, terraformer true, within true
deck that covers a hole: jsts false, turf true, terraformer true, within true
deck in a hole: jsts false, turf false, terraformer false, within false
valve in a hole: jsts false, turf false, terraformer false, within false'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
