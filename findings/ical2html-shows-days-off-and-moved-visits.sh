#!/usr/bin/env bash
# ical2html 3.0 (Debian 12, 3.0-1): it makes a month of a calendar for a page, such as for the screen in an office, by the clock of the
# place that `-z` names. Of a series of visits one is off (EXDATE) and one moved (RECURRENCE-ID, RFC 5545, 3.8.4.4), and one expects
# neither at its old place. It shows the day off, the 11th, which vobject 0.9.6.1 (Debian 12) leaves out, and the moved visit twice,
# on the 16th and on the 17th. Work that begins on the 20th at ten in the evening stands on the 21st at 22:00, which is its day in
# UTC. A visit that is cancelled (STATUS) is there as any other. Exit code 0, nothing on standard error. A program that is shown
# by it writes each visit as an event of its own, and leaves out what is cancelled.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download ical2html=3.0-1 libical3=3.0.16-1+b1 python3-vobject=0.9.6.1-2 python3-dateutil python3-six >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" .; done
event() { printf '%s\r\n' BEGIN:VEVENT "UID:$1@example.com" DTSTAMP:20261101T120000Z "${@:2}" END:VEVENT; }
{
  printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//example//EN
  event series DTSTART:20261109T073000 DURATION:PT1H 'RRULE:FREQ=WEEKLY;BYDAY=MO,WE;COUNT=4' EXDATE:20261111T073000 SUMMARY:series
  event series RECURRENCE-ID:20261116T073000 DTSTART:20261117T100000 DURATION:PT1H SUMMARY:moved
  event night DTSTART:20261120T220000 DURATION:PT5H SUMMARY:night
  event cancelled DTSTART:20261123T073000 DURATION:PT1H STATUS:CANCELLED SUMMARY:cancelled
  event day 'DTSTART;VALUE=DATE:20261124' 'DTEND;VALUE=DATE:20261125' SUMMARY:day
  printf '%s\r\n' END:VCALENDAR
} > month.ics
cat > shown.py <<'PY'
import re
import sys
for cell in re.split('<td', sys.stdin.read())[1:]:
    words = re.sub(r'<[^<>]*>', ' ', re.sub(r'^[^>]*>', '', re.sub(r'<abbr[^>]*>', '', cell))).split()
    if len(words) > 1:
        print(' '.join(words))
PY
try() {
  LD_LIBRARY_PATH=usr/lib/x86_64-linux-gnu usr/bin/ical2html -z America/Chicago 20261101 P4W month.ics | python3 shown.py
  echo "the series by vobject: $(PYTHONPATH=usr/lib/python3/dist-packages python3 -c 'import vobject; print(*(f"{day:%d}" for day in vobject.readOne(open("month.ics")).vevent.getrruleset()))')"
}
seen=$(TZ=America/Chicago try)
echo "$seen"
expected='9 07:30 -08:30 series
11 07:30 -08:30 series
16 07:30 -08:30 series
17 10:00 -11:00 moved
18 07:30 -08:30 series
21 22:00 -03:00 night
23 07:30 -08:30 cancelled
24 (whole day) day
the series by vobject: 09 16 18'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
