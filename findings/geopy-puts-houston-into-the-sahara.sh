#!/usr/bin/env bash
# geopy 2.3.0 (Debian 12, python3-geopy 2.3.0-1): `Point` reads latitude and longitude as people write them. Degrees, minutes and seconds
# with spaces between, as a list of places of a survey has them, "29 45 36 N 95 22 12 W", should be 29.76, -95.37, or be refused. They are
# read as 22 degrees north, 12 degrees west, in the Sahara: it looks for two numbers at the end of the text, and what stands before them
# is passed over. With the letters before, "N29 45 36 W95 22 12", the place is 22, 12; with a word before, "Lot 7: 29.76, -95.37", it is
# right. Degrees and minutes, "29 45.624 N, 95 22.188 W", are refused here, as 95 is no latitude, but "29 45.624 N, 81 22.188 W", in
# Florida, is 81.0, -22.188, north of Iceland. With the marks for degrees and minutes all are right. No error. A program checks
# that the place is in the state that the address names.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-geopy=2.3.0-1 python3-geographiclib >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" .; done
cat > try.py <<'PY'
import warnings

from geopy.point import Point

warnings.simplefilter('ignore')
for text in ['29.76, -95.37', 'Lot 7: 29.76, -95.37', '29°45\'36"N 95°22\'12"W', "29°45.624' N, 95°22.188' W", '29 45 36 N 95 22 12 W', 'N29 45 36 W95 22 12', '29 45 36, -95 22 12', '29 45.624 N, 95 22.188 W', '29 45.624 N, 81 22.188 W', '29:45:36 N 95:22:12 W']:
    try:
        latitude, longitude, _ = Point(text)
    except ValueError as error:
        print(f'{text}: ValueError')
        continue
    print(f'{text}: {latitude:.4f}, {longitude:.4f}')
PY
seen=$(PYTHONPATH=usr/lib/python3/dist-packages python3 try.py)
echo "$seen"
expected='29.76, -95.37: 29.7600, -95.3700
Lot 7: 29.76, -95.37: 29.7600, -95.3700
29°45'\''36"N 95°22'\''12"W: 29.7600, -95.3700
29°45.624'\'' N, 95°22.188'\'' W: 29.7604, -95.3698
29 45 36 N 95 22 12 W: 22.0000, -12.0000
N29 45 36 W95 22 12: 22.0000, 12.0000
29 45 36, -95 22 12: 22.0000, 12.0000
29 45.624 N, 95 22.188 W: ValueError
29 45.624 N, 81 22.188 W: 81.0000, -22.1880
29:45:36 N 95:22:12 W: ValueError'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
