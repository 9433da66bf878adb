#!/usr/bin/env bash
# dateparser 1.1.6 (Debian 12, python3-dateparser 1.1.6-1): it reads a day from words, English alone and days to come by its settings
# here, and gives None for what is none: "00417" and "TL 12" are none. One expects that of other numbers of parts too, and of phones.
# The part A-12 is January 12, the phone 2815550100, of ten figures, March 22, 2059, as seconds since 1970, 10.5 hours October 5, and
# 1042, the number of a job, a day of the year 1042. "1h30m" is half past one in the night, while "in 90 minutes" is in 90 minutes, and "1 1/2
# hours" are two. "half past 7", "next Friday" and "12/5 at 7" are none. No error. A program looks for the forms of a day itself
# before it asks such a package.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-dateparser=1.1.6-1 python3-regex python3-tzlocal python3-pytz-deprecation-shim python3-tz python3-dateutil python3-six >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" .; done
cat > try.py <<'PY'
from datetime import datetime
import dateparser
settings = {'RELATIVE_BASE': datetime(2026, 11, 30, 9, 0), 'PREFER_DATES_FROM': 'future'}
for words in ('Saturday 8am', 'day after tomorrow', '00417', 'TL 12', 'A-12', '1042', '10.5', '2815550100', 'in 90 minutes', '1h30m', '1.5 hours', '1 1/2 hours', 'half past 7', 'next Friday', '12/5', '12/5 at 7'):
    found = dateparser.parse(words, languages=['en'], settings=settings)
    print(f'{words}: {found and found.isoformat(" ", "minutes")}')
PY
seen=$(TZ=America/Chicago PYTHONPATH=usr/lib/python3/dist-packages PYTHONWARNINGS=ignore python3 try.py)
echo "$seen"
expected='Saturday 8am: 2026-12-05 08:00
day after tomorrow: 2026-12-02 09:00
00417: None
TL 12: None
A-12: 2027-01-12 00:00
1042: 1042-11-30 00:00
10.5: 2027-10-05 00:00
2815550100: 2059-03-22 04:15
in 90 minutes: 2026-11-30 10:30
1h30m: 2026-12-01 01:30
1.5 hours: 2026-11-30 10:30
1 1/2 hours: 2026-11-30 11:00
half past 7: None
next Friday: None
12/5: 2026-12-05 00:00
12/5 at 7: None'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
