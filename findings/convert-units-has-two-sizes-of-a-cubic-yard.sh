#!/usr/bin/env bash
# convert-units 2.3.4: a yard is 3 feet, so a cubic yard is 27 cubic feet, and a gallon 231 cubic inches, and one expects a
# library of units to know them to the last digits of a number. The package gives 27.0000397 cubic feet to the yard: 10 yards
# rounded up to whole feet are 271, and 270 cubic feet are no more than 9 whole yards. A gallon is 3.7854118 liters by itself
# and 3.78541178 in gallons per minute, so that a pump of one gallon a minute fills less than a gallon in a minute. A metric ton
# has 2204.6244 pounds instead of 2204.6226. Lengths and areas are exact. A program that orders concrete by the yard and bags
# by the foot keeps the whole numbers of such units itself, and rounds no converted amount up or down without some room.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund convert-units@2.3.4
cat > try.cjs <<'JS'
const convert = require('convert-units');
const look = (amount, from, to, exact) => {
  const read = convert(amount).from(from).to(to);
  console.log(`${amount} ${from}: ${read.toFixed(8)} ${to}, by definition ${exact}`);
};
look(1, 'yd', 'ft', '3');
look(1, 'yd2', 'ft2', '9');
look(1, 'yd3', 'ft3', '27');
look(27, 'ft3', 'yd3', '1');
look(1, 'gal', 'in3', '231');
look(1, 'gal', 'l', '3.785411784');
look(1, 'gal/min', 'l/min', '3.785411784');
look(1, 'mt', 'lb', '2204.62262185');
console.log(`10 cubic yards in whole cubic feet, rounded up: ${Math.ceil(convert(10).from('yd3').to('ft3'))}`);
console.log(`270 cubic feet in whole cubic yards, rounded down: ${Math.floor(convert(270).from('ft3').to('yd3'))}`);
JS
seen=$(node try.cjs)
echo "$seen"
expected='1 yd: 3.00000000 ft, by definition 3
1 yd2: 9.00000000 ft2, by definition 9
1 yd3: 27.00003969 ft3, by definition 27
27 ft3: 0.99999853 yd3, by definition 1
1 gal: 231.00106477 in3, by definition 231
1 gal: 3.78541180 l, by definition 3.785411784
1 gal/min: 3.78541178 l/min, by definition 3.785411784
1 mt: 2204.62442018 lb, by definition 2204.62262185
10 cubic yards in whole cubic feet, rounded up: 271
270 cubic feet in whole cubic yards, rounded down: 9'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
