#!/usr/bin/env bash
# GNU units 2.22 (Debian 12, 2.22-2) converts what stands in words of units, and one expects 12.7 mm of "1/2 in". Numbers and
# units that stand beside each other are multiplied before anything is divided: half an inch is 1 / (2 inches), and since
# that can be turned round into a length it answers 50.8, with the words "reciprocal conversion" before it and as a success;
# 3/4 of an inch are 33.87 mm, 6 1/2 feet are a third of a foot, and 3/4 of a cubic yard 36 cubic feet instead of 20.25. With
# a bar, "1|2 in", the half is right, and "1 1|2 in" is half an inch, one times a half. A program that gives it the sizes of
# others writes them as decimals, or with a plus in brackets, and runs it with --strict, which refuses what was turned round.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download units=2.22-2 >/dev/null 2>&1
dpkg-deb -x units_*.deb .
ln -sf "$folder/var/lib/units/currency.units" usr/share/units/currency.units
try() {
  local from to code
  while read -r to from; do
    code=0
    usr/bin/units -f usr/share/units/definitions.units -1 "$from" "$to" >said 2>&1 || code=$?
    echo "$from in $to: $(sed 's/^[[:space:]]*//' said | paste -sd ' '), exit code $code"
  done <<'LINES'
mm 1|2 in
mm 1/2 in
mm 3/4 in
ft 6 1/2 ft
in 1 1|2 in
in (1+1|2) in
ft^3 (3/4) yd^3
ft^3 3/4 yd^3
mile/hour 60 mile / 2 hour
LINES
}
seen=$(try)
echo "$seen"
expected='1|2 in in mm: * 12.7, exit code 0
1/2 in in mm: reciprocal conversion * 50.8, exit code 0
3/4 in in mm: reciprocal conversion * 33.866667, exit code 0
6 1/2 ft in ft: reciprocal conversion * 0.33333333, exit code 0
1 1|2 in in in: * 0.5, exit code 0
(1+1|2) in in in: * 1.5, exit code 0
(3/4) yd^3 in ft^3: * 20.25, exit code 0
3/4 yd^3 in ft^3: reciprocal conversion * 36, exit code 0
60 mile / 2 hour in mile/hour: * 30, exit code 0'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
