#!/usr/bin/env bash
# ical-toolkit 1.0.9, ics-parser 0.1.5 and ical.js 2.2.1 read a calendar. One expects each event of it. ical-toolkit ends with the first
# event that has a reminder: of five visits with a VALARM in the second two are left. ics-parser has all, and gives each an `end` that is
# DTSTAMP, the moment at which the file was made, so that a visit of November 30 "ends" on November 1, and one of eight hours by DURATION
# has no other; DTEND is in `endDate`. Two words are joined where a long line is folded, and backslashes stay. No error. ical.js has
# all of it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical-toolkit@1.0.9 ics-parser@0.1.5 ical.js@2.2.1
cat > try.mjs <<'JS'
import ICAL from 'ical.js';
import parse from 'ics-parser';
import toolkit from 'ical-toolkit';
const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Reminder', 'TRIGGER:-PT15M', 'END:VALARM'];
const visit = (name, ...rest) => ['BEGIN:VEVENT', `UID:${name}`, 'DTSTAMP:20261101T000000Z', 'DTSTART:20261130T133000Z', `SUMMARY:${name}`, ...rest, 'END:VEVENT'];
const calendar = (...visits) => ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...visits.flat(), 'END:VCALENDAR', ''].join('\r\n');
for (const [name, file] of Object.entries({
  'no reminder': calendar(visit('Dig'), visit('Steel'), visit('Gunite'), visit('Tile'), visit('Deck')),
  'a reminder in the second': calendar(visit('Dig'), visit('Steel', ...alarm), visit('Gunite'), visit('Tile'), visit('Deck')),
})) {
  console.log(`${name}: ical-toolkit ${toolkit.parseToJSON(file).VCALENDAR[0].VEVENT.map(({ SUMMARY }) => SUMMARY).join(', ')}`);
  console.log(`  ics-parser ${parse(file).filter(({ type }) => type === 'VEVENT').map(({ name: said }) => said).join(', ')}`);
  console.log(`  ical.js ${new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event).summary).join(', ')}`);
}
for (const [said, ...rest] of [['an end', 'DTEND:20261130T213000Z'], ['eight hours', 'DURATION:PT8H'], ['nothing']]) {
  const file = calendar(visit('Deck', ...rest, 'DESCRIPTION:Gate shut\\, key under the', '  stone'));
  const event = parse(file).find(({ type }) => type === 'VEVENT');
  const other = new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent'));
  console.log(`${said}: ics-parser ${event.startDate.toISOString()} to ${event.endDate?.toISOString()}, end ${event.end.toISOString()}, ${JSON.stringify(event.description)}; ical.js ${other.startDate} to ${other.endDate}, ${JSON.stringify(other.description)}`);
}
JS
seen=$(TZ=UTC node try.mjs)
echo "$seen"
expected='no reminder: ical-toolkit Dig, Steel, Gunite, Tile, Deck
  ics-parser Dig, Steel, Gunite, Tile, Deck
  ical.js Dig, Steel, Gunite, Tile, Deck
a reminder in the second: ical-toolkit Dig, Steel
  ics-parser Dig, Steel, Gunite, Tile, Deck
  ical.js Dig, Steel, Gunite, Tile, Deck
an end: ics-parser 2026-11-30T13:30:00.000Z to 2026-11-30T21:30:00.000Z, end 2026-11-01T00:00:00.000Z, "Gate shut\\, key under thestone"; ical.js 2026-11-30T13:30:00Z to 2026-11-30T21:30:00Z, "Gate shut, key under the stone"
eight hours: ics-parser 2026-11-30T13:30:00.000Z to undefined, end 2026-11-01T00:00:00.000Z, "Gate shut\\, key under thestone"; ical.js 2026-11-30T13:30:00Z to 2026-11-30T21:30:00Z, "Gate shut, key under the stone"
nothing: ics-parser 2026-11-30T13:30:00.000Z to undefined, end 2026-11-01T00:00:00.000Z, "Gate shut\\, key under thestone"; ical.js 2026-11-30T13:30:00Z to 2026-11-30T13:30:00Z, "Gate shut, key under the stone"'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
