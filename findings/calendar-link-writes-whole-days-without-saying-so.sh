#!/usr/bin/env bash
# calendar-link 2.11.5: `ics` makes a file for a calendar of an event, and one expects that a file of whole days can be read
# as one of hours can. By RFC 5545 (3.8.2.4) the start is a day with a time unless `VALUE=DATE` says otherwise; it writes
# "DTSTART:20261130" for whole days, without it. ical.js 2.2.1 refuses that start as soon as it is asked for, and node-ical
# 0.27.2 takes it for a day. In texts it writes the backslash as it is, where 3.3.11 has two: of the folder "C:\new\Tile"
# both readers make a new line and "ew\Tile". Hours, commas and new lines come through. No error of its own. A program that
# offers files for calendars reads one of each kind by another library.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund calendar-link@2.11.5 ical.js@2.2.1 node-ical@0.27.2
cat > try.mjs <<'JS'
import { createRequire } from 'node:module';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
const { ics } = createRequire(import.meta.url)('calendar-link');
const tried = (read) => {
  try {
    return read();
  } catch (error) {
    return `error, ${error.message}`;
  }
};
const show = (title, event) => {
  const file = decodeURIComponent(ics(event).replace(/^data:text\/calendar;charset=utf8,/, ''));
  const first = new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent'));
  const second = Object.values(nodeIcal.sync.parseICS(file)).find(({ type }) => type === 'VEVENT');
  console.log(`${title}: ${file.match(/DTSTART.*/)[0]} ${file.match(/SUMMARY.*/)[0]}`);
  console.log(`  ical.js: ${JSON.stringify(first.summary)}, ${JSON.stringify(first.description)}, ${tried(() => first.startDate.toString())}`);
  console.log(`  node-ical: ${JSON.stringify(second.summary)}, ${JSON.stringify(second.description)}, ${second.start.toISOString()}, ${second.datetype}`);
};
const hours = { start: '2026-11-30T13:30:00Z', duration: [8, 'hour'] };
show('some hours', { title: 'Pour', description: 'Gate 12\nDog', ...hours });
show('whole days', { title: 'Deck', description: 'Gate 12', start: '2026-11-30', end: '2026-12-02', allDay: true });
show('a folder', { title: 'Plaster, deck; tile', description: 'Plans in C:\\new\\Tile', ...hours });
JS
seen=$(TZ=America/Chicago node try.mjs)
echo "$seen"
expected='some hours: DTSTART:20261130T133000Z SUMMARY:Pour
  ical.js: "Pour", "Gate 12\nDog", 2026-11-30T13:30:00Z
  node-ical: "Pour", "Gate 12\nDog", 2026-11-30T13:30:00.000Z, date-time
whole days: DTSTART:20261130 SUMMARY:Deck
  ical.js: "Deck", "Gate 12", error, invalid date-time value: "2026-11-30T::"
  node-ical: "Deck", "Gate 12", 2026-11-30T06:00:00.000Z, date
a folder: DTSTART:20261130T133000Z SUMMARY:Plaster, deck; tile
  ical.js: "Plaster, deck; tile", "Plans in C:\new\\Tile", 2026-11-30T13:30:00Z
  node-ical: "Plaster, deck; tile", "Plans in C:\new\\Tile", 2026-11-30T13:30:00.000Z, date-time'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
