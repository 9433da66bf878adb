#!/usr/bin/env bash
# num2words 0.5.10 (Debian 12, python3-num2words 0.5.10-2): it writes the amount of a check in words, `to='currency'`, and 12.5 is "twelve
# dollars, fifty cents". One expects of 1250 one thousand two hundred and fifty dollars, as 1250.0 and Decimal('1250') are. An int is
# taken for cents, so that 1250 is "twelve dollars, fifty cents" and 12 "zero dollars, twelve cents": the same number is
# written as a hundredth when it comes from a column of integers or from JSON without a point, and a bill of a round amount is paid
# so. In Spanish a million as an int is "diez mil dólares", as a Decimal "un millón dólares", which lacks its "de", and 21000 is
# "veintiuno mil". No error. A program hands Decimals over and never ints.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-num2words=0.5.10-2 python3-docopt >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" .; done
cat > try.py <<'PY'
from decimal import Decimal
from num2words import num2words
for amount in (12.5, 1250.0, Decimal('1250'), Decimal('1250.00'), 1250, 12, 1):
    print(f'{amount!r}: {num2words(amount, to="currency", currency="USD")}')
for amount in (1.0, 21.0, 1000000, Decimal('1000000')):
    print(f'{amount!r} in Spanish: {num2words(amount, lang="es", to="currency", currency="USD")}')
print(f'21000 in Spanish: {num2words(21000, lang="es")}')
PY
seen=$(PYTHONPATH=usr/lib/python3/dist-packages PYTHONIOENCODING=utf-8 python3 try.py)
echo "$seen"
expected='12.5: twelve dollars, fifty cents
1250.0: one thousand, two hundred and fifty dollars, zero cents
Decimal('\''1250'\''): one thousand, two hundred and fifty dollars, zero cents
Decimal('\''1250.00'\''): one thousand, two hundred and fifty dollars, zero cents
1250: twelve dollars, fifty cents
12: zero dollars, twelve cents
1: zero dollars, one cent
1.0 in Spanish: un dolar con cero centavos
21.0 in Spanish: veintiun dólares con cero centavos
1000000 in Spanish: diez mil dólares con cero centavos
Decimal('\''1000000'\'') in Spanish: un millón dólares con cero centavos
21000 in Spanish: veintiuno mil'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
