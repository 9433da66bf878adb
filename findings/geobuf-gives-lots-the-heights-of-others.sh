#!/usr/bin/env bash
# geobuf 4.0.0 packs GeoJSON into few bytes, and its README calls that nearly lossless: "nearly" means six decimals. One
# expects all else to come back. The number of dimensions holds for all of a file: beside one point with a height every lot
# has the height 0. In a line whose second position has no height it gets the one of the first, and a height that only the
# second has is 0. A feature whose `properties` are null or empty comes back without the member, which RFC 7946 demands, so
# that a program that reads `properties.name` ends in a TypeError. An id of 1.5 becomes the text "1.5". No error. A program
# that packs places with it gives all of them a height or none, and fills in `properties` when it unpacks.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund geobuf@4.0.0 pbf@4.0.1
cat > try.cjs <<'JS'
const geobuf = require('geobuf');
const Pbf = require('pbf').default ?? require('pbf');
const back = (thing) => geobuf.decode(new Pbf(geobuf.encode(thing, new Pbf())));
const feature = (geometry, properties, more = {}) => ({ type: 'Feature', geometry, properties, ...more });
const point = (...coordinates) => ({ type: 'Point', coordinates });
const line = (...coordinates) => ({ type: 'LineString', coordinates });
const collection = { type: 'FeatureCollection', features: [feature(line([0, 0], [0, 1]), { lot: 7 }), feature(point(1, 2, 12.5), { bench: 1 })] };
console.log(`a lot beside a point with a height: ${JSON.stringify(back(collection).features.map(({ geometry }) => geometry.coordinates))}`);
for (const geometry of [line([0, 0, 3], [0, 1]), line([0, 0], [0, 1, 3])]) console.log(`${JSON.stringify(geometry.coordinates)}: ${JSON.stringify(back(geometry).coordinates)}`);
for (const properties of [{ lot: 7 }, {}, null]) console.log(`properties ${JSON.stringify(properties)}: ${JSON.stringify(back(feature(point(1, 2), properties)))}`);
console.log(`id 1.5: ${JSON.stringify(back(feature(point(1, 2), { lot: 7 }, { id: 1.5 })).id)}`);
JS
seen=$(node try.cjs)
echo "$seen"
expected='a lot beside a point with a height: [[[0,0,0],[0,1,0]],[1,2,12.5]]
[[0,0,3],[0,1]]: [[0,0,3],[0,1,3]]
[[0,0],[0,1,3]]: [[0,0,0],[0,1,0]]
properties {"lot":7}: {"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{"lot":7}}
properties {}: {"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]}}
properties null: {"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]}}
id 1.5: "1.5"'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
