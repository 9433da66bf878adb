#!/usr/bin/env bash
# js-quantities 1.8.0: the unit "sqft" is in its list, and one expects a square foot of it, 0.09290304 square meters. It is a
# square meter: "1 sqft" is 10.76 "ft^2", a thousand of them are a quarter of an acre instead of a forty-third of one, and
# plaster at 0.05 gallons to the "sqft" comes to less than a tenth of what is needed. "ft^2" and "ft2" are right, and both
# pass for areas, so that nothing is said where they are mixed. Some lengths are rounded besides: a rod is 16.4993 feet
# instead of 16.5, a fathom 6.00066 instead of 6, and a therm has 99,976 Btu. No error. A program that converts areas with it
# writes "ft^2" and refuses "sqft" on the way in.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund js-quantities@1.8.0
cat > try.cjs <<'JS'
const Qty = require('js-quantities');
const look = (from, to, exact) => console.log(`${from}: ${Number(Qty(from).to(to).scalar.toPrecision(8))} ${to}, by definition ${exact}`);
look('1 ft^2', 'm^2', '0.09290304');
look('1 sqft', 'm^2', '0.09290304');
look('1 sqft', 'ft^2', '1');
look('1000 ft^2', 'acre', '0.02295684');
look('1000 sqft', 'acre', '0.02295684');
look('1 acre', 'sqft', '43560');
look('0.05 gal/sqft', 'gal/ft^2', '0.05');
look('1 rod', 'ft', '16.5');
look('1 fathom', 'ft', '6');
look('1 therm', 'btu', '100000');
console.log(`"sqft" and "ft^2" are of the same kind: ${Qty('1 sqft').isCompatible('ft^2')}`);
JS
seen=$(node try.cjs)
echo "$seen"
expected='1 ft^2: 0.09290304 m^2, by definition 0.09290304
1 sqft: 1 m^2, by definition 0.09290304
1 sqft: 10.76391 ft^2, by definition 1
1000 ft^2: 0.022956841 acre, by definition 0.02295684
1000 sqft: 0.24710538 acre, by definition 0.02295684
1 acre: 4046.8564 sqft, by definition 43560
0.05 gal/sqft: 0.004645152 gal/ft^2, by definition 0.05
1 rod: 16.499344 ft, by definition 16.5
1 fathom: 6.0006562 ft, by definition 6
1 therm: 99976.115 btu, by definition 100000
"sqft" and "ft^2" are of the same kind: true'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
