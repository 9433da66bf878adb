#!/usr/bin/env bash
# coordinate-parser 1.0.7: a position in degrees, minutes and seconds with no signs between them, as ISO 6709 writes it
# (+294537-0952211/) and as the read-me lists it among its formats (400722.8N740722.8W), is read up to 90 degrees. From 91
# degrees on the package takes the digits for thousandths of a second, without an error: Houston, 95 degrees west, comes to lie
# a quarter of a degree west of Greenwich, and so does all of Texas (93.5 to 106.6 degrees). Without the seconds ("2945N
# 09522W") it lies 1.6 degrees west. The decimals of such seconds are dropped: the read-me's own example should be 40.1230,
# -74.1230, and lies some 30 meters off.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund coordinate-parser@1.0.7
cat > try.cjs <<'JS'
const Coordinates = require('coordinate-parser');
const positions = [
  '400722.8N740722.8W',
  '40:7:22.8N 74:7:22.8W',
  '294537N0895959W',
  '294537N0902211W',
  '294537N0912211W',
  '294537N0952211W',
  '+294537-0952211/',
  '2945N 09522W',
  '29:45:37N 95:22:11W',
];
for (const text of positions) {
  const position = new Coordinates(text);
  console.log(`${text}: ${position.getLatitude().toFixed(4)}, ${position.getLongitude().toFixed(4)}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='400722.8N740722.8W: 40.1228, -74.1228
40:7:22.8N 74:7:22.8W: 40.1230, -74.1230
294537N0895959W: 29.7603, -89.9997
294537N0902211W: 29.7603, -90.3697
294537N0912211W: 29.7603, -0.2534
294537N0952211W: 29.7603, -0.2645
+294537-0952211/: 29.7603, -0.2645
2945N 09522W: 29.7500, -1.5894
29:45:37N 95:22:11W: 29.7603, -95.3697'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
