#!/usr/bin/env bash
# texttable 1.6.7 (Debian 12, python3-texttable 1.6.7-1): it draws tables of texts for mails and letters. One expects texts to stay as they
# are. Each text that looks like a number is one, and is written in its own way: the job "00417" is 417, the part "1e3" 1000, item "1.10"
# 1.100, the account "12345678901" 1.235e+10 and the price "0.0004" 0.000; true is 1. `set_cols_dtype` with "t" for a column, or
# `set_precision`, change that; the first is not the default. tabulate 0.8.9 (0.8.9-1) and prettytable 3.6.0 (3.6.0-1) leave "00417" and
# "1.10" in these columns as they are. No error. A program says of each column that it has texts.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-texttable=1.6.7-1 python3-tabulate=0.8.9-1 python3-prettytable=3.6.0-1 python3-wcwidth >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" .; done
cat > try.py <<'PY'
from prettytable import PrettyTable
from tabulate import tabulate
from texttable import Texttable

names = ['Job', 'Part', 'Item', 'Account', 'Price', 'Paid']
rows = [['00417', '1e3', '1.10', '12345678901', '0.0004', True], ['A-12', 'TL-0417', '1.2a', 'none', 'open', False]]


def drawn(text):
    return ' | '.join(next(line for line in text.splitlines() if '00417' in line or ' 417 ' in line).strip('| ').replace('|', ' ').split())


def texts(kind=None):
    table = Texttable()
    if kind:
        table.set_cols_dtype([kind] * len(names))
    table.add_rows([names, *rows])
    return table.draw()


pretty = PrettyTable(names)
pretty.add_rows(rows)
print(f'texttable: {drawn(texts())}')
print(f'texttable with "t": {drawn(texts("t"))}')
print(f'tabulate: {drawn(tabulate(rows, names))}')
print(f'prettytable: {drawn(pretty.get_string())}')
PY
seen=$(PYTHONPATH=usr/lib/python3/dist-packages python3 try.py)
echo "$seen"
expected='texttable: 417 | 1000 | 1.100 | 1.235e+10 | 0.000 | 1
texttable with "t": 00417 | 1e3 | 1.10 | 12345678901 | 0.0004 | True
tabulate: 00417 | 1e3 | 1.10 | 12345678901 | 0.0004 | True
prettytable: 00417 | 1e3 | 1.10 | 12345678901 | 0.0004 | True'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
