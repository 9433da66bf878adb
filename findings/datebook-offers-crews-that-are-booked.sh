#!/usr/bin/env bash
# datebook 8.0.1, node-ical 0.27.2, ical.js 2.2.1: the first makes a file and links that put a visit into a calendar. One expects that
# whoever has the visit is busy, which RFC 5545, 3.8.2.7 takes for granted where nothing is said. datebook writes `TRANSP:TRANSPARENT`
# into each file, "free", so that a calendar that looks for an hour offers that of the visit. There is no option for it. Its link for
# Yahoo has the clock of the machine that made it, without a zone: for 7:30 in Texas a server in UTC writes 13:30. Those for Outlook
# and Yahoo leave out that the visit comes again, which the link for Google has. A series of whole days ends with a moment where 3.3.10
# wants a day. No error. A program takes the line out of the text, and makes the links in the browser of who follows them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund datebook@8.0.1 node-ical@0.27.2 ical.js@2.2.1
cat > try.mjs <<'JS'
import { GoogleCalendar, ICalendar, OutlookCalendar, YahooCalendar } from 'datebook';
import ICAL from 'ical.js';
import ical from 'node-ical';
const visit = { title: 'Deck', description: 'Pour', location: 'Katy', start: new Date('2026-11-30T13:30:00Z'), end: new Date('2026-11-30T21:30:00Z'), recurrence: { frequency: 'WEEKLY', count: 3 } };
const days = { ...visit, start: new Date('2026-11-30T12:00:00Z'), end: undefined, recurrence: { frequency: 'WEEKLY', end: new Date('2026-12-14T12:00:00Z') } };
const text = new ICalendar(visit).render();
const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
console.log(`ical.js: ${event.getFirstPropertyValue('transp')}; node-ical: ${Object.values(ical.sync.parseICS(text)).find(({ type }) => type === 'VEVENT').transparency}`);
console.log(`whole days: ${new ICalendar(days).render().match(/(DTSTART|RRULE).*/g).map((line) => line.trim()).join(' ')}`);
for (const Calendar of [GoogleCalendar, OutlookCalendar, YahooCalendar]) {
  const link = new URL(new Calendar(visit).render());
  console.log(`${Calendar.name}: ${[...link.searchParams].filter(([name]) => /^(dates|startdt|st|dur|recur|RPAT)$/.test(name)).map((pair) => pair.join('=')).join(' ')}`);
}
JS
seen=$(for zone in UTC America/Chicago; do echo "$zone"; TZ=$zone node try.mjs; done)
echo "$seen"
expected='UTC
ical.js: TRANSPARENT; node-ical: TRANSPARENT
whole days: DTSTART;VALUE=DATE:20261130 RRULE:FREQ=WEEKLY;UNTIL=20261214T120000Z
GoogleCalendar: dates=20261130T133000Z/20261130T213000Z recur=RRULE:FREQ=WEEKLY;COUNT=3
OutlookCalendar: startdt=2026-11-30T13:30:00Z
YahooCalendar: st=20261130T133000 dur=0800
America/Chicago
ical.js: TRANSPARENT; node-ical: TRANSPARENT
whole days: DTSTART;VALUE=DATE:20261130 RRULE:FREQ=WEEKLY;UNTIL=20261214T120000Z
GoogleCalendar: dates=20261130T133000Z/20261130T213000Z recur=RRULE:FREQ=WEEKLY;COUNT=3
OutlookCalendar: startdt=2026-11-30T13:30:00Z
YahooCalendar: st=20261130T073000 dur=0800'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
