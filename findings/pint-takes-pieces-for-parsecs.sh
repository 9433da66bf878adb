#!/usr/bin/env bash
# pint 0.19.2 (Debian 12, python3-pint 0.19.2-1): it reads quantities with units, such as "27 ft**3". One expects a unit of the trade to be
# known or refused, as "sqft", "gpm" and "cy" are. 12 "pcs" of tile are 12 parsecs, 370 million million kilometers, since a letter of
# the plural is taken off, a pump of 400 "cfm" has 400 centifermi, which is a length, 3 "doz" are 3 tenths of an ounce, and a liner of
# 30 "mil", thousandths of an inch, is an angle. 3 ft 6 in are 3 times 6, an area, 5'6" is 30 without a unit and 12" 12, as the quote
# marks are those of texts of Python, and 72 degF is an error. A "bag" is one of cement, of 94 pounds, whatever is in it. No error but
# where one is named here. A program takes the units that it knows from a list of its own.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-pint=0.19.2-1 python3-packaging >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" .; done
cat > try.py <<'PY'
import sys

sys.modules['numpy'] = None  # with a newer numpy pint 0.19.2 does not start
import pint

units = pint.UnitRegistry()
for text in ['27 ft**3', '12 pcs', '400 cfm', '3 doz', '30 mil', '2 bags', '50 bbl', '3 ft 6 in', '-3 ft 6 in', '5\'6"', '12"', '72 degF', '40 sqft', '12 gpm', '9 cy', '6 ea']:
    try:
        read = units(text)
    except Exception as error:
        print(f'{text}: {type(error).__name__}')
        continue
    print(f'{text}: {read!r}' if isinstance(read, (int, float)) else f'{text}: {read:g}, {read.to_base_units():.4g~}')
PY
seen=$(PYTHONPATH=usr/lib/python3/dist-packages python3 try.py)
echo "$seen"
expected='27 ft**3: 27 foot ** 3, 0.7646 m ** 3
12 pcs: 12 parsec, 3.703e+17 m
400 cfm: 400 centifermi, 4e-15 m
3 doz: 3 deciounce, 0.008505 kg
30 mil: 30 mil, 0.002945 rad
2 bags: 2 bag, 85.28 kg
50 bbl: 50 barrel, 5.962 m ** 3
3 ft 6 in: 18 foot * inch, 0.1394 m ** 2
-3 ft 6 in: -18 foot * inch, -0.1394 m ** 2
5'\''6": 30
12": 12
72 degF: OffsetUnitCalculusError
40 sqft: UndefinedUnitError
12 gpm: UndefinedUnitError
9 cy: UndefinedUnitError
6 ea: UndefinedUnitError'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
