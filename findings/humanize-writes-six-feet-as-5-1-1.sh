#!/usr/bin/env bash
# humanize 4.4.0 (Debian 12, python3-humanize 4.4.0-1): `fractional` writes a number as a person reads it, 12.3125 as "12 5/16". One
# expects "6" of 5.9999, a measure that a conversion left a hair short of six, and "-1 1/2" of -1.5. It writes "5 1/1", of 0.9999 "1/1",
# of a hair "0/1", and "-1 -1/2", which reads as a half or as two halves less than one; -0.5 is "-1/2". Whole numbers are right. No
# error. A program rounds to the sixteenth, and writes the minus once, by itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-humanize=4.4.0-1 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" .; done
cat > try.py <<'PY'
from humanize import fractional

for value in (0.5, 12.3125, 1 / 3, 11.96875, -0.5, -1.5, -12.3125, 5.9999, 5.9996, 5.999, 0.9999, 0.0001, -0.0001):
    print(f'{value:.8g}: {fractional(value)}')
PY
seen=$(PYTHONPATH=usr/lib/python3/dist-packages python3 try.py)
echo "$seen"
expected='0.5: 1/2
12.3125: 12 5/16
0.33333333: 1/3
11.96875: 11 31/32
-0.5: -1/2
-1.5: -1 -1/2
-12.3125: -12 -5/16
5.9999: 5 1/1
5.9996: 5 1/1
5.999: 5 999/1000
0.9999: 1/1
0.0001: 0/1
-0.0001: 0/1'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
