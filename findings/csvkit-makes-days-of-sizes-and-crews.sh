#!/usr/bin/env bash
# csvkit 1.0.7 (Debian 12, 1.0.7-1): `csvsort` sorts a table of comma-separated values, `csvjson` makes JSON of it and `csvstat` sums its columns,
# and each looks for the kind of a column in what stands there. One expects numbers and days in their own form. A column of
# sizes, 1/2, 3/4 and 1/4, is a column of days: 2001-01-02, 2001-03-04 and 2001-01-04, and so are phases, 1-2 and 2-3; one of the crews
# May, April and June has the days 0001-05-01, 0001-04-01 and 0001-06-01; and hours, 7:30, are 0:07:30, minutes and seconds, so that
# a day of three jobs has 16 minutes. The sorted file has these in place of what was there, and the part 00417 is 417. A single
# "coping" in a column saves it. Exit code 0, nothing on standard error. With `--no-inference` the cells stay. A program that
# calls these gives that option always.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download csvkit=1.0.7-1 python3-csvkit=1.0.7-1 python3-agate=1.6.3-2 python3-babel python-babel-localedata python3-leather python3-slugify python3-isodate python3-parsedatetime=2.6-3 python3-pytimeparse=1.1.5-3 python3-text-unidecode python3-unidecode python3-tz python3-six python3-agateexcel python3-agatedbf python3-agatesql python3-sqlalchemy python3-olefile python3-xlrd python3-openpyxl python3-et-xmlfile python3-dbfread >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" .; done
export PYTHONPATH=usr/lib/python3/dist-packages
cat > jobs.csv <<'CSV'
part,size,phase,crew,hours,edge
00417,1/2,1-2,May,7:30,1/2
0042,3/4,2-3,April,8:00,coping
007,1/4,1-3,June,0:45,1/4
CSV
try() {
  echo 'sorted by hours:'
  python3 usr/bin/csvsort -c hours jobs.csv
  echo 'as JSON:'
  python3 usr/bin/csvjson jobs.csv | cut -d '}' -f 1
  echo "sum of the hours: $(python3 usr/bin/csvstat -c hours --sum jobs.csv)"
  echo 'without inference:'
  python3 usr/bin/csvsort --no-inference -c hours jobs.csv
}
seen=$(try 2>&1)
echo "$seen"
expected='sorted by hours:
part,size,phase,crew,hours,edge
7,2001-01-04,2001-01-03,0001-06-01,0:00:45,1/4
417,2001-01-02,2001-01-02,0001-05-01,0:07:30,1/2
42,2001-03-04,2001-02-03,0001-04-01,0:08:00,coping
as JSON:
[{"part": 417.0, "size": "2001-01-02", "phase": "2001-01-02", "crew": "0001-05-01", "hours": "0:07:30", "edge": "1/2"
sum of the hours: 0:16:15
without inference:
part,size,phase,crew,hours,edge
007,1/4,1-3,June,0:45,1/4
00417,1/2,1-2,May,7:30,1/2
0042,3/4,2-3,April,8:00,coping'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
