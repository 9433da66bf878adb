#!/usr/bin/env bash
# miller 6.6.0 (Debian 12, 6.6.0-2+b3): it sums the columns of a table of comma-separated values, and a bank writes what comes in with
# a plus, "+1250.00", and a clock its hours as "08" and "09". One expects numbers, as datamash 1.7 (Debian 12) reads them. Such a cell
# is a text to it, which is counted and left out of sum and mean: 1055 are -200, and 34.5 hours are 17.5, and what it gives as the
# mean is not the sum by the count. The largest of the hours is "09", since a text comes after each number, and of the hours above 8
# the 9 are missing. Exit code 0; only arithmetic of a single row says "(error)". With `-O`, for octal numbers, 08 and 09 are read as
# 8 and 9, and the plus not. A program takes signs and zeros at the beginning away before it hands a table over.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download miller=6.6.0-2+b3 datamash=1.7-2 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" .; done
cat > bank.csv <<'CSV'
day,amount,hours
2026-11-02,+1250.00,08
2026-11-03,-300.00,7.5
2026-11-04,100.00,10
2026-11-05,+5.00,09
CSV
try() {
  for column in amount hours; do
    echo "$column: miller $(usr/bin/mlr --icsv --onidx stats1 -a count,sum,mean,max -f "$column" bank.csv), with -O $(usr/bin/mlr -O --icsv --onidx stats1 -a count,sum,mean,max -f "$column" bank.csv)"
  done
  echo "datamash: $(cut -d , -f 2,3 bank.csv | usr/bin/datamash --header-in -t , count 1 sum 1 max 1 sum 2 mean 2 max 2)"
  echo "above 8 hours: $(usr/bin/mlr --icsv --onidx filter '$hours > 8' then cut -f hours bank.csv | paste -sd ' ')"
  echo "and an hour: $(usr/bin/mlr --icsv --onidx put '$hours = $hours + 1' then cut -f hours bank.csv | paste -sd ' ')"
}
seen=$(try)
echo "$seen"
expected='amount: miller 4 -200 -100 +5.00, with -O 4 -200 -100 +5.00
hours: miller 4 17.5 8.75 09, with -O 4 34.5 8.625 10
datamash: 4,1055,1250,34.5,8.625,10
above 8 hours: 10
and an hour: (error) 8.5 11 (error)'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
