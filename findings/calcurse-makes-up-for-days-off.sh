#!/usr/bin/env bash
# calcurse 4.7.1 (Debian 12, 4.7.1-1), vobject 0.9.6.1 (Debian 12): a crew comes four times, Mondays and Wednesdays, and one of these is
# taken out. By the standard the day off is one of the four (RFC 5545, 3.8.5.3: the days of a rule, less the exceptions), so that
# three are left, as vobject has them. calcurse, which takes such a series into its own calendar, counts the days that are left, and
# the series ends on a day that the sender never meant, December 14 instead of December 9; two days off make two days more. What it
# exports then has an end instead of the count, and so the day too many for each who reads it. A series with an end is right, and one
# without a day off. No error, and "0 skipped". A program that is to be read by it writes UNTIL instead of COUNT.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download calcurse=4.7.1-1 python3-vobject=0.9.6.1-2 python3-dateutil python3-six >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" .; done
cat > days.py <<'PY'
import sys
import vobject
print(' '.join(f'{day:%m-%d}' for day in vobject.readOne(sys.stdin.read()).vevent.getrruleset()))
PY
days() { PYTHONPATH=usr/lib/python3/dist-packages python3 days.py; }
try() {
  local event
  for event in 'COUNT=4' 'COUNT=4 EXDATE:20261202T073000' 'COUNT=4 EXDATE:20261202T073000,20261207T073000' 'UNTIL=20261209T073000 EXDATE:20261202T073000'; do
    printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//example//EN BEGIN:VEVENT UID:1@example.com DTSTAMP:20261101T120000Z DTSTART:20261130T073000 DTEND:20261130T120000 "RRULE:FREQ=WEEKLY;BYDAY=MO,WE;${event%% *}" $(echo "$event" | grep -o 'EXDATE.*' || true) SUMMARY:Tile END:VEVENT END:VCALENDAR > series.ics
    rm -rf calendar
    mkdir calendar
    usr/bin/calcurse -D calendar -i series.ics > report
    echo "$event: sent $(days < series.ics), in calcurse $(usr/bin/calcurse -D calendar -x | sed 's/\r$//' | days), $(grep -o '[0-9]* skipped' report)"
  done
}
seen=$(TZ=America/Chicago try)
echo "$seen"
expected='COUNT=4: sent 11-30 12-02 12-07 12-09, in calcurse 11-30 12-02 12-07 12-09, 0 skipped
COUNT=4 EXDATE:20261202T073000: sent 11-30 12-07 12-09, in calcurse 11-30 12-07 12-09 12-14, 0 skipped
COUNT=4 EXDATE:20261202T073000,20261207T073000: sent 11-30 12-09, in calcurse 11-30 12-09 12-14 12-16, 0 skipped
UNTIL=20261209T073000 EXDATE:20261202T073000: sent 11-30 12-07 12-09, in calcurse 11-30 12-07 12-09, 0 skipped'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
