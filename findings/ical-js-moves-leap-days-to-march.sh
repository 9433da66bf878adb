#!/usr/bin/env bash
# ical.js 2.2.1: an event of February 29, 2024 that repeats every year has, after RFC 5545, 3.3.10, no instance in a year
# without that day: such instances "MUST be ignored and MUST NOT be counted". One expects 2028 and 2032, as node-ical 0.27.2
# reads, and as ical.js itself does for the 31st of every month and for the same rule with its day written out
# (BYMONTH=2;BYMONTHDAY=29). Of FREQ=YEARLY alone it makes March 1 in 2025, 2026 and 2027, and a rule of five instances is over
# in 2028 instead of 2040. A program that lets warranties, permits or licenses come back yearly writes the last day of February
# out (BYMONTH=2;BYMONTHDAY=-1), which both read alike, and never leaves the day to DTSTART.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical.js@2.2.1 node-ical@0.27.2
cat > try.mjs <<'JS'
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
const calendarOf = (start, rule) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example//EN', 'BEGIN:VEVENT', 'UID:1@example.com', 'DTSTAMP:20240101T000000Z',
    `DTSTART;VALUE=DATE:${start}`, `RRULE:${rule}`, 'SUMMARY:Warranty', 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
const rules = [
  ['20240229', 'FREQ=YEARLY;COUNT=5'],
  ['20240229', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;COUNT=5'],
  ['20240229', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1;COUNT=5'],
  ['20240131', 'FREQ=MONTHLY;COUNT=5'],
];
for (const [start, rule] of rules) {
  const text = calendarOf(start, rule);
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent'));
  const iterator = event.iterator();
  const days = [];
  for (let next = iterator.next(); next && days.length < 10; next = iterator.next()) days.push(next.toString());
  const { rrule } = Object.values(nodeIcal.sync.parseICS(text)).find((part) => part.type === 'VEVENT');
  console.log(`${start} ${rule}`);
  console.log(`  ical.js   ${days.join(' ')}`);
  console.log(`  node-ical ${rrule.all().map((day) => day.toISOString().slice(0, 10)).join(' ')}`);
}
JS
seen=$(TZ=UTC node try.mjs)
echo "$seen"
expected='20240229 FREQ=YEARLY;COUNT=5
  ical.js   2024-02-29 2025-03-01 2026-03-01 2027-03-01 2028-02-29
  node-ical 2024-02-29 2028-02-29 2032-02-29 2036-02-29 2040-02-29
20240229 FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;COUNT=5
  ical.js   2024-02-29 2028-02-29 2032-02-29 2036-02-29 2040-02-29
  node-ical 2024-02-29 2028-02-29 2032-02-29 2036-02-29 2040-02-29
20240229 FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1;COUNT=5
  ical.js   2024-02-29 2025-02-28 2026-02-28 2027-02-28 2028-02-29
  node-ical 2024-02-29 2025-02-28 2026-02-28 2027-02-28 2028-02-29
20240131 FREQ=MONTHLY;COUNT=5
  ical.js   2024-01-31 2024-03-31 2024-05-31 2024-07-31 2024-08-31
  node-ical 2024-01-31 2024-03-31 2024-05-31 2024-07-31 2024-08-31'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
