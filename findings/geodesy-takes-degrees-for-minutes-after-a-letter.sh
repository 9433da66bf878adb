#!/usr/bin/env bash
# geodesy 2.4.0, geo-coordinates-parser 1.7.4: each reads a place written in degrees, minutes and seconds. A receiver of Garmin shows
# "N29°45.624'", with the letter in front. One expects degrees, or none. `Dms.parse` takes the letter for the first of the numbers, which
# is 0, so that 29 are minutes: N29°45.624' is 0.496 degrees north, and W95°22.188' is 1.589 to the east, in the sea beside Africa. So are
# "N29.7604" and "W95.3698". With a space after the letter it is NaN. With the letter behind all are right. No error. A program moves the
# letter to the end, or reads by the other package.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund geodesy@2.4.0 geo-coordinates-parser@1.7.4
cat > try.mjs <<'JS'
import Dms from 'geodesy/dms.js';
import { convert } from 'geo-coordinates-parser';
for (const [north, west] of [["29°45.624'N", "95°22.188'W"], ["N29°45.624'", "W95°22.188'"], ['N 29° 45 37.4', 'W 95° 22 11.3'], ['N29.7604', 'W95.3698'], ['29.7604N', '95.3698W']]) {
  let other;
  try {
    const { decimalLatitude, decimalLongitude } = convert(`${north}, ${west}`);
    other = `${decimalLatitude.toFixed(4)}, ${decimalLongitude.toFixed(4)}`;
  } catch (error) {
    other = error.message;
  }
  console.log(`${north}, ${west}: geodesy ${Dms.parse(north).toFixed(4)}, ${Dms.parse(west).toFixed(4)}; geo-coordinates-parser ${other}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='29°45.624'\''N, 95°22.188'\''W: geodesy 29.7604, -95.3698; geo-coordinates-parser 29.7604, -95.3698
N29°45.624'\'', W95°22.188'\'': geodesy 0.4960, 1.5895; geo-coordinates-parser 29.7604, -95.3698
N 29° 45 37.4, W 95° 22 11.3: geodesy NaN, NaN; geo-coordinates-parser 29.7604, -95.3698
N29.7604, W95.3698: geodesy 0.4960, 1.5895; geo-coordinates-parser 29.7604, -95.3698
29.7604N, 95.3698W: geodesy 29.7604, -95.3698; geo-coordinates-parser 29.7604, -95.3698'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
