#!/usr/bin/env bash
# ical.js 2.2.1 and node-ical 0.27.2: an event that comes again on days which are named (RDATE) and by no rule (RRULE), as a
# crew's visits do, has by RFC 5545 (3.8.5.2) its first day (DTSTART) and the named ones: three here. ical.js goes over the
# named ones and leaves out the first; expandRecurringEvent of node-ical gives the first and leaves out the named ones, also
# beside a rule. Of three days the first reader shows two, the second one, and no day is in both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical.js@2.2.1 node-ical@0.27.2
cat > try.mjs <<'JS'
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
const calendar = (lines) =>
  [
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Example//EN',
    'BEGIN:VEVENT\r\nUID:1@example.com\r\nDTSTAMP:20260601T120000Z',
    ...lines,
    'DURATION:PT8H\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
  ].join('\r\n');
const withIcalJs = (text) => {
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent'));
  const iterator = event.iterator();
  const days = [];
  for (let next = iterator.next(); next; next = iterator.next()) days.push(next.toString().slice(0, 10));
  return days;
};
const withNodeIcal = (text) => {
  const event = Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT');
  const range = { from: new Date('2026-06-01'), to: new Date('2026-12-31') };
  return nodeIcal.expandRecurringEvent(event, range).map(({ start }) => start.toISOString().slice(0, 10));
};
const start = 'DTSTART:20260701T120000Z';
const days = 'RDATE:20260703T120000Z,20260708T120000Z';
const events = { 'named days': [start, days], 'a rule and named days': [start, 'RRULE:FREQ=DAILY;COUNT=2', days] };
for (const [name, lines] of Object.entries(events)) {
  const text = calendar(lines);
  console.log(`${name}: ical.js ${withIcalJs(text).join(' ')} / node-ical ${withNodeIcal(text).join(' ')}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='named days: ical.js 2026-07-03 2026-07-08 / node-ical 2026-07-01
a rule and named days: ical.js 2026-07-01 2026-07-02 2026-07-03 2026-07-08 / node-ical 2026-07-01 2026-07-02'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
