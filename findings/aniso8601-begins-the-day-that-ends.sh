#!/usr/bin/env bash
# aniso8601 9.0.1 (Debian 12, python3-aniso8601 9.0.1-2), arrow 1.2.3 (1.2.3-1): 24:00 of a day is its end in ISO 8601, so that
# "2026-11-30T24:00:00" is 0:00 of December 1, as arrow reads it. aniso8601 reads 0:00 of November 30, a whole day before, so that a night
# shift "2026-11-30T19:00/2026-11-30T24:00" ends 19 hours before it begins, and a lien that runs out at the end of a day has run out when
# the day begins. A month is 30 days to it: "every month from November 30 on" (R4/2026-11-30/P1M) comes on December 30, January 29 and
# February 28, and a month from January 31 ends on March 2; the package has a setting for months, `relative`, by another package, and none
# for 24:00. "-PT30M" and "P1W2D" are errors. No error otherwise. A program makes the next day of 24:00 first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-aniso8601=9.0.1-2 python3-arrow=1.2.3-1 python3-dateutil=2.8.2-2 python3-six >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" .; done
cat > try.py <<'PY'
import aniso8601
import arrow

for text in ('2026-11-30T23:59:00', '2026-11-30T24:00:00', '2026-12-31T24:00', '2026-11-30T24:00:00-06:00'):
    print(f'{text}: aniso8601 {aniso8601.parse_datetime(text)}, arrow {arrow.get(text)}')
begin, end = aniso8601.parse_interval('2026-11-30T19:00/2026-11-30T24:00')
print(f'a shift from 19:00 to 24:00: {(end - begin).total_seconds() / 3600} hours')
print('every month from November 30: ' + ', '.join(str(day) for day in aniso8601.parse_repeating_interval('R4/2026-11-30/P1M')))
print('a month from January 31: ' + ' to '.join(str(day) for day in aniso8601.parse_interval('2026-01-31/P1M')))
PY
seen=$(PYTHONPATH=usr/lib/python3/dist-packages python3 try.py)
echo "$seen"
expected='2026-11-30T23:59:00: aniso8601 2026-11-30 23:59:00, arrow 2026-11-30T23:59:00+00:00
2026-11-30T24:00:00: aniso8601 2026-11-30 00:00:00, arrow 2026-12-01T00:00:00+00:00
2026-12-31T24:00: aniso8601 2026-12-31 00:00:00, arrow 2027-01-01T00:00:00+00:00
2026-11-30T24:00:00-06:00: aniso8601 2026-11-30 00:00:00-06:00, arrow 2026-12-01T00:00:00-06:00
a shift from 19:00 to 24:00: -19.0 hours
every month from November 30: 2026-11-30, 2026-12-30, 2027-01-29, 2027-02-28
a month from January 31: 2026-01-31 to 2026-03-02'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
