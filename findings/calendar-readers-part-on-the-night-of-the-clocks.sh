#!/usr/bin/env bash
# ical.js 2.2.1, node-ical 0.27.2: in the night of November 1, 2026 the clocks of Texas show 1:30 twice, and in that of March 8
# 2:30 is left out. RFC 5545, 3.3.5, says what an event at such a time means: the first 1:30, which is 6:30 UTC, and for 2:30
# the offset before the gap, which is 3:30 by the clock, 8:30 UTC. One expects two readers of one VTIMEZONE to agree. Both take
# the second 1:30, an hour late; but node-ical takes the first when the same night is an instance of an event that repeats
# daily. For 2:30 ical.js goes an hour back, to 1:30, before what was planned at 1:45, and node-ical, which reads 3:30 of a
# single event, leaves the night out of a series. A program that runs a pump, a guard or a pour at night by a calendar gives such
# times in UTC, or turns local times into moments by a rule of its own, and warns of times that come twice or never.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical.js@2.2.1 node-ical@0.27.2
cat > try.mjs <<'JS'
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
const calendarOf = (start, ...rule) =>
  [
    'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example//EN',
    'BEGIN:VTIMEZONE', 'TZID:America/Chicago',
    'BEGIN:DAYLIGHT', 'TZOFFSETFROM:-0600', 'TZOFFSETTO:-0500', 'TZNAME:CDT', 'DTSTART:20070311T020000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU', 'END:DAYLIGHT',
    'BEGIN:STANDARD', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0600', 'TZNAME:CST', 'DTSTART:20071104T020000', 'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU', 'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT', 'UID:1@example.com', 'DTSTAMP:20260101T000000Z', `DTSTART;TZID=America/Chicago:${start}`, ...rule, 'SUMMARY:Pump', 'END:VEVENT',
    'END:VCALENDAR', '',
  ].join('\r\n');
const texas = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Chicago', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
const shown = (date) => `${date.toISOString().slice(11, 16)} UTC, ${texas.format(date).replace(/\s/gu, ' ')}`;
const texasDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' });
for (const start of ['20261101T003000', '20261101T013000', '20261101T023000', '20260308T013000', '20260308T023000', '20260308T033000']) {
  const text = calendarOf(start);
  const component = new ICAL.Component(ICAL.parse(text));
  const byIcalJs = new ICAL.Event(component.getFirstSubcomponent('vevent')).startDate.toJSDate();
  const byNodeIcal = Object.values(nodeIcal.sync.parseICS(text)).find((part) => part.type === 'VEVENT').start;
  const first = start.startsWith('202611') ? '20261031' : '20260307';
  const daily = Object.values(nodeIcal.sync.parseICS(calendarOf(`${first}${start.slice(8)}`, 'RRULE:FREQ=DAILY;COUNT=4'))).find((part) => part.type === 'VEVENT');
  const instance = daily.rrule.all().find((moment) => texasDay.format(moment) === `${start.slice(0, 4)}-${start.slice(4, 6)}-${start.slice(6, 8)}`);
  console.log(`${start}: ical.js ${shown(byIcalJs)}; node-ical ${shown(new Date(byNodeIcal))}, as an instance ${instance ? shown(instance) : 'none'}`);
}
JS
seen=$(TZ=UTC node try.mjs)
echo "$seen"
expected='20261101T003000: ical.js 05:30 UTC, 12:30 AM CDT; node-ical 05:30 UTC, 12:30 AM CDT, as an instance 05:30 UTC, 12:30 AM CDT
20261101T013000: ical.js 07:30 UTC, 1:30 AM CST; node-ical 07:30 UTC, 1:30 AM CST, as an instance 06:30 UTC, 1:30 AM CDT
20261101T023000: ical.js 08:30 UTC, 2:30 AM CST; node-ical 08:30 UTC, 2:30 AM CST, as an instance 08:30 UTC, 2:30 AM CST
20260308T013000: ical.js 07:30 UTC, 1:30 AM CST; node-ical 07:30 UTC, 1:30 AM CST, as an instance 07:30 UTC, 1:30 AM CST
20260308T023000: ical.js 07:30 UTC, 1:30 AM CST; node-ical 08:30 UTC, 3:30 AM CDT, as an instance none
20260308T033000: ical.js 08:30 UTC, 3:30 AM CDT; node-ical 08:30 UTC, 3:30 AM CDT, as an instance 08:30 UTC, 3:30 AM CDT'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
