#!/usr/bin/env bash
# icalendar 4.0.3 (Debian 12, python3-icalendar 4.0.3-5), vobject 0.9.6.1 (Debian 12): the text C:\new stands in a calendar as "C:\\new"
# (RFC 5545, 3.3.11), and both write it so. One expects each to read what it wrote. icalendar reads a backslash, then "\n": "C:" and a
# line break and "ew plan", and vobject the folder. Of "D:\Notes" icalendar makes a line break when it writes, and when it reads
# what vobject wrote. A category with a comma, "SPA, HOT", which it reads and writes again as it was, has lost its backslash, and is
# two categories to vobject then. No error. A program that exchanges calendars with it writes folders with slashes, and no comma
# into a category.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-icalendar=4.0.3-5 python3-vobject=0.9.6.1-2 python3-tz python3-dateutil python3-six >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" .; done
cat > try.py <<'PY'
import icalendar
import vobject
def written_by_icalendar(summary, categories):
    calendar, event = icalendar.Calendar(), icalendar.Event()
    event.add('uid', '1@example.com')
    event.add('summary', summary)
    event.add('categories', categories)
    calendar.add_component(event)
    return calendar.to_ical().decode()
def written_by_vobject(summary, categories):
    calendar = vobject.iCalendar()
    event = calendar.add('vevent')
    event.add('summary').value = summary
    event.add('categories').value = categories
    return calendar.serialize()
for write in (written_by_icalendar, written_by_vobject):
    for summary in ('C:\\new plan', 'D:\\Notes', 'Pour; deck, "A"'):
        text = write(summary, ['POOL', 'SPA, HOT'])
        line = next(line for line in text.splitlines() if line.startswith('SUMMARY'))
        event = icalendar.Calendar.from_ical(text).walk('vevent')[0]
        other = vobject.readOne(text).vevent
        print(f'{write.__name__}, {line}: icalendar {str(event["summary"])!r}, vobject {other.summary.value!r}')
    again = icalendar.Calendar.from_ical(text).to_ical().decode()
    print(f'categories: vobject {other.categories.value}, after icalendar read and wrote them {vobject.readOne(again).vevent.categories.value}')
PY
seen=$(PYTHONPATH=usr/lib/python3/dist-packages python3 try.py)
echo "$seen"
expected='written_by_icalendar, SUMMARY:C:\\new plan: icalendar '\''C:\new plan'\'', vobject '\''C:\\new plan'\''
written_by_icalendar, SUMMARY:D:\notes: icalendar '\''D:\notes'\'', vobject '\''D:\notes'\''
written_by_icalendar, SUMMARY:Pour\; deck\, "A": icalendar '\''Pour; deck, "A"'\'', vobject '\''Pour; deck, "A"'\''
categories: vobject ['\''POOL'\'', '\''SPA, HOT'\''], after icalendar read and wrote them ['\''POOL'\'', '\''SPA'\'', '\'' HOT'\'']
written_by_vobject, SUMMARY:C:\\new plan: icalendar '\''C:\new plan'\'', vobject '\''C:\\new plan'\''
written_by_vobject, SUMMARY:D:\\Notes: icalendar '\''D:\notes'\'', vobject '\''D:\\Notes'\''
written_by_vobject, SUMMARY:Pour\; deck\, "A": icalendar '\''Pour; deck, "A"'\'', vobject '\''Pour; deck, "A"'\''
categories: vobject ['\''POOL'\'', '\''SPA, HOT'\''], after icalendar read and wrote them ['\''POOL'\'', '\''SPA'\'', '\'' HOT'\'']'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
