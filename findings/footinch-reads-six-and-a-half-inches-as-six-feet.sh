#!/usr/bin/env bash
# footinch 1.0.2: a mixed number of inches is written 6 1/2" or, on drawings, 6-1/2", so that the 6 and the 1 cannot run
# together. One expects both to be half a foot and a little, or the second to be refused. The package takes the dash for the
# border of feet and inches although the mark says inches: 6-1/2" is 6 feet and half an inch, and 11-15/16" more than 11 feet,
# without an error. With feet before it the same dash is refused: 12'-6", 12'-6 1/2" and 12'6-1/2" are not numbers. A
# program that reads depths and tile by such a library puts a space for a dash between two digits before it reads, and asks
# where the result is more than was to be expected.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund footinch@1.0.2
cat > try.cjs <<'JS'
const { parse } = require('footinch');
for (const text of ['6 1/2"', '6-1/2"', '11 15/16"', '11-15/16"', `12' 6 1/2"`, `12'-6"`, `12'-6 1/2"`, `12'6-1/2"`]) {
  const feet = parse.F(text);
  console.log(`${text}: ${feet.toFixed(4)} feet, ${(feet * 12).toFixed(4)} inches`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='6 1/2": 0.5417 feet, 6.5000 inches
6-1/2": 6.0417 feet, 72.5000 inches
11 15/16": 0.9948 feet, 11.9375 inches
11-15/16": 11.0781 feet, 132.9375 inches
12'\'' 6 1/2": 12.5417 feet, 150.5000 inches
12'\''-6": NaN feet, NaN inches
12'\''-6 1/2": NaN feet, NaN inches
12'\''6-1/2": NaN feet, NaN inches'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
