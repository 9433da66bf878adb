#!/usr/bin/env bash
# pyshp 2.3.1 (Debian 12, python3-pyshp 2.3.1-2): it writes shapefiles, whose table gives each number a width, decimals and point included.
# One expects a number that does not fit to be refused, or to be given as stars, as dBase does. It cuts off the end: 1250 in a field of 3 is
# 125, -1250 in one of 4 is -125, 125,000 dollars become 12,500 in a field of 5, 19.99 in one of 4 is 19.9, and 1,234,567.89 in one of 8 loses
# its cents. Heights are in the file and come back in `z`; in the GeoJSON of a shape (`__geo_interface__`) they are left out. Days and yes
# are right. No error. A program makes its fields wide, and reads back what it wrote.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-pyshp=2.3.1-2 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" .; done
cat > try.py <<'PY'
import datetime

import shapefile

for value, size, decimals in ((1250, 4, 0), (1250, 3, 0), (125000, 5, 0), (1234567.89, 10, 2), (1234567.89, 8, 2), (19.99, 4, 2), (-1.25, 5, 2), (-1.25, 4, 2), (-1250, 4, 0)):
    with shapefile.Writer('lots') as writer:
        writer.field('cost', 'N', size, decimals)
        writer.field('day', 'D')
        writer.field('paid', 'L')
        writer.linez([[[0, 0, 12.5], [10, 0, 13.5]]])
        writer.record(value, datetime.date(2026, 11, 30), True)
    with shapefile.Reader('lots') as reader:
        print(f'{value} in {size}.{decimals}: {reader.record(0)["cost"]}')
with shapefile.Reader('lots') as reader:
    line = reader.shape(0)
    print(f'{reader.record(0)["day"]} {reader.record(0)["paid"]}; heights {list(line.z)}; GeoJSON {line.__geo_interface__["coordinates"]}')
PY
seen=$(PYTHONPATH=usr/lib/python3/dist-packages python3 try.py)
echo "$seen"
expected='1250 in 4.0: 1250
1250 in 3.0: 125
125000 in 5.0: 12500
1234567.89 in 10.2: 1234567.89
1234567.89 in 8.2: 1234567.0
19.99 in 4.2: 19.9
-1.25 in 5.2: -1.25
-1.25 in 4.2: -1.2
-1250 in 4.0: -125
2026-11-30 True; heights [12.5, 13.5]; GeoJSON [(0.0, 0.0), (10.0, 0.0)]'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
