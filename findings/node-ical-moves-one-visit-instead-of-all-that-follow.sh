#!/usr/bin/env bash
# node-ical 0.27.2 reads feeds of calendars, and lists the days of a series with `expandRecurringEvent`. A calendar may move
# one event of a series together with all that follow, by RECURRENCE-ID;RANGE=THISANDFUTURE (RFC 5545, 3.2.13), and one
# expects that these move too. It takes the change for one of that event alone: a weekly service that goes from Monday at 9 to
# Tuesday at 12 from November 17 on comes on November 17, and then on Mondays at 9 again. ical.js 2.2.1, and ical-expander
# 3.2.0 upon it, move all that follow. No error, and the parameter is not in what it reads, so that a program cannot tell. A
# program that takes feeds of others looks for RANGE in the file itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node-ical@0.27.2 ical.js@2.2.1 ical-expander@3.2.0
cat > try.mjs <<'JS'
import ICAL from 'ical.js';
import IcalExpander from 'ical-expander';
import nodeIcal from 'node-ical';
const event = (...lines) => ['BEGIN:VEVENT', 'UID:1@example.com', 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT'];
const feed = [
  'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example//EN',
  ...event('DTSTART:20261102T150000Z', 'DTEND:20261102T160000Z', 'RRULE:FREQ=WEEKLY;COUNT=5', 'SUMMARY:Service'),
  ...event('RECURRENCE-ID;RANGE=THISANDFUTURE:20261116T150000Z', 'DTSTART:20261117T180000Z', 'DTEND:20261117T190000Z', 'SUMMARY:Service at noon'),
  'END:VCALENDAR', '',
].join('\r\n');
const [from, to] = [new Date('2026-11-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z')];
const read = Object.values(nodeIcal.sync.parseICS(feed)).find(({ type }) => type === 'VEVENT');
const byNodeIcal = nodeIcal.expandRecurringEvent(read, { from, to }).map(({ start, summary }) => `${start.toISOString().slice(5, 16)} ${summary}`);
const events = new ICAL.Component(ICAL.parse(feed)).getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
const series = events.find((one) => !one.isRecurrenceException());
const iterator = series.iterator();
const byIcalJs = [];
for (let next = iterator.next(); next; next = iterator.next()) {
  const { startDate, item } = series.getOccurrenceDetails(next);
  byIcalJs.push(`${startDate.toString().slice(5, 16)} ${item.summary}`);
}
const expanded = new IcalExpander({ ics: feed }).between(from, to);
const byExpander = [...expanded.events, ...expanded.occurrences].map(({ startDate, summary, item }) => `${startDate.toString().slice(5, 16)} ${summary ?? item.summary}`);
for (const [name, days] of Object.entries({ 'node-ical': byNodeIcal, 'ical.js': byIcalJs, 'ical-expander': byExpander })) console.log(`${name}: ${days.sort().join(', ')}`);
console.log(`what node-ical has of RANGE: ${JSON.stringify(read).includes('THISANDFUTURE')}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='node-ical: 11-02T15:00 Service, 11-09T15:00 Service, 11-17T18:00 Service at noon, 11-23T15:00 Service, 11-30T15:00 Service
ical.js: 11-02T15:00 Service, 11-09T15:00 Service, 11-17T18:00 Service at noon, 11-24T18:00 Service at noon, 12-01T18:00 Service at noon
ical-expander: 11-02T15:00 Service, 11-09T15:00 Service, 11-17T18:00 Service at noon, 11-24T18:00 Service at noon, 12-01T18:00 Service at noon
what node-ical has of RANGE: false'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
