#!/usr/bin/env bash
# numfmt 4.0.1, ssf 0.11.2: the number formats of a workbook write 6.0625 as "6 1/16" by `# ?/16` and 6.625 as "6 5/8" by `#
# ?/8` (ECMA-376, Part 1, 18.8.30, has `# ?/?` among the formats that need no definition). One expects 5.96 inches to be "5
# 15/16", and 5.999, as a sum of lengths may come out, to be "6". ssf has these. numfmt rounds the whole up and writes the
# fraction besides: "6 15/16" for 5.96, "6 16/16" for 5.999, "3 8/8" for 2.9999 and, by `# ?/?`, "2 1/1" for 1.9999, each a
# whole unit too much to one who reads it. No error. All below the last sixteenth is right, as in ssf. ssf for its part writes
# 3.75 by `# #/#` as "1 5/4", where numfmt has "3 3/4". A program that writes lengths with fractions rounds to the fraction
# itself, and has the format write a number that is exact.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund numfmt@4.0.1 ssf@0.11.2
cat > try.mjs <<'JS'
import { format } from 'numfmt';
import ssf from 'ssf';
for (const [pattern, ...numbers] of [['# ?/16', 6.0625, 5.96, 5.97, 5.999], ['# ?/8', 6.625, 2.9999], ['# ?/?', 1.5, 1.9999], ['# #/#', 3.75]]) {
  for (const number of numbers) console.log(`${number} as ${pattern}: numfmt "${format(pattern, number).trimEnd()}", ssf "${ssf.format(pattern, number).trimEnd()}"`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='6.0625 as # ?/16: numfmt "6 1/16", ssf "6 1/16"
5.96 as # ?/16: numfmt "6 15/16", ssf "5 15/16"
5.97 as # ?/16: numfmt "6 16/16", ssf "6"
5.999 as # ?/16: numfmt "6 16/16", ssf "6"
6.625 as # ?/8: numfmt "6 5/8", ssf "6 5/8"
2.9999 as # ?/8: numfmt "3 8/8", ssf "3"
1.5 as # ?/?: numfmt "1 1/2", ssf "1 1/2"
1.9999 as # ?/?: numfmt "2 1/1", ssf "2"
3.75 as # #/#: numfmt "3 3/4", ssf "1 5/4"'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
