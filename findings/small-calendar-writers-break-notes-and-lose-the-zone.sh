#!/usr/bin/env bash
# ics-js 0.10.2, immutable-ics 0.4.0, ical.js 2.2.1: the first two write calendars, and the last reads them. One expects a moment to be the
# same one for who reads it. Both write a Date by the clock of the machine, and say neither "Z" nor a zone: of 7:30 in Texas a server
# in UTC makes 13:30, which a phone in Texas takes for half past one in the afternoon. ics-js escapes nothing: the second line of a
# note is folded into the first, so that "key" and "under" are "keyunder", the backslash of "C:\new" makes a new line, and a category
# "Crew, North" is two. immutable-ics escapes texts, and writes a place with a comma, "29.76,-95.36", where RFC 5545, 3.8.1.6 has a
# semicolon, so that ical.js has 29.76 alone. No error. A program writes moments as texts in UTC, and escapes before it hands over.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ics-js@0.10.2 immutable-ics@0.4.0 ical.js@2.2.1
cat > try.mjs <<'JS'
import ICAL from 'ical.js';
import ics from 'ics-js';
import { Component, Property } from 'immutable-ics';
const start = new Date('2026-11-30T13:30:00Z');
const note = 'Gate shut; key\nunder C:\\new stone';
const byIcsJs = () => {
  const calendar = new ics.VCALENDAR();
  calendar.addProp('VERSION', 2);
  calendar.addProp('PRODID', 'x');
  const event = new ics.VEVENT();
  for (const [name, ...value] of [['UID'], ['DTSTAMP', start], ['DTSTART', start], ['DESCRIPTION', note], ['CATEGORIES', ['Crew, North', 'Spa']], ['GEO', [29.76, -95.36]]]) event.addProp(name, ...value);
  calendar.addComponent(event);
  return calendar.toString();
};
const byImmutable = () => {
  const properties = [['UID', '1@example.com'], ['DTSTART', start], ['DESCRIPTION', note], ['CATEGORIES', ['Crew, North', 'Spa']], ['GEO', [29.76, -95.36]]].map(([name, value]) => new Property({ name, value }));
  return new Component({ name: 'VCALENDAR', components: [new Component({ name: 'VEVENT', properties })] }).toString();
};
for (const [name, write] of [['ics-js', byIcsJs], ['immutable-ics', byImmutable]]) {
  const event = new ICAL.Component(ICAL.parse(write())).getFirstSubcomponent('vevent');
  const said = {};
  for (const property of ['dtstart', 'description', 'categories', 'geo']) said[property] = event.getFirstProperty(property).getValues().map((value) => (typeof value === 'object' ? `${value}` : value));
  console.log(`${name}: ${JSON.stringify(said)}`);
}
JS
seen=$(for zone in UTC America/Chicago; do echo "$zone"; TZ=$zone node try.mjs; done)
echo "$seen"
expected='UTC
ics-js: {"dtstart":["2026-11-30T13:30:00"],"description":["Gate shut; keyunder C:\new stone"],"categories":["Crew"," North","Spa"],"geo":["29.76,-95.36"]}
immutable-ics: {"dtstart":["2026-11-30T13:30:00"],"description":["Gate shut; key\nunder C:\\new stone"],"categories":["Crew, North","Spa"],"geo":[29.76]}
America/Chicago
ics-js: {"dtstart":["2026-11-30T07:30:00"],"description":["Gate shut; keyunder C:\new stone"],"categories":["Crew"," North","Spa"],"geo":["29.76,-95.36"]}
immutable-ics: {"dtstart":["2026-11-30T07:30:00"],"description":["Gate shut; key\nunder C:\\new stone"],"categories":["Crew, North","Spa"],"geo":[29.76]}'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
