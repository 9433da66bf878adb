#!/usr/bin/env bash
# ical.js 2.2.1, node-ical 0.27.2, ical 0.8.0, icalendar 0.7.1, ts-ics 2.4.6: an event has its categories in one line or in
# several, split at commas, and a comma that belongs to a name has a backslash before it (RFC 5545, 3.8.1.2 and 3.3.11; 3.6.1,
# "may occur more than once"). One expects GUNITE, "CREW, NORTH" and RAIN of two lines, and ical.js and node-ical read these.
# ical and icalendar split at each comma and give "CREW\" and "NORTH". ts-ics gives RAIN alone: of several lines the last is
# left, and the others are lost without an error. Of one line without such a comma all five read the same. RESOURCES, by the
# same rule of 3.8.1.10, are one text, "PUMP,MIXER", to node-ical, ical and icalendar. A program that sorts visits by category
# writes no commas into their names, puts all into one line, and splits resources itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical.js@2.2.1 node-ical@0.27.2 ical@0.8.0 icalendar@0.7.1 ts-ics@2.4.6
cat > try.mjs <<'JS'
import { createRequire } from 'node:module';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
const require = createRequire(import.meta.url);
const ical = require('ical');
const icalendar = require('icalendar');
const calendar = (lines) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//try//EN', 'BEGIN:VEVENT', 'UID:a1', 'DTSTAMP:20261101T000000Z', 'DTSTART:20261130T140000Z', 'SUMMARY:Pour', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
const shown = (names) => [names].flat().map((name) => `[${name}]`).join(' ');
const look = (title, lines) => {
  const text = calendar(lines);
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  const of = (read) => Object.values(read).find(({ type }) => type === 'VEVENT');
  console.log(title);
  console.log(`  ical.js   ${shown(event.getAllProperties('categories').flatMap((one) => one.getValues()))}, resources ${shown(event.getFirstProperty('resources').getValues())}`);
  for (const [name, read] of [['node-ical', of(nodeIcal.sync.parseICS(text))], ['ical     ', of(ical.parseICS(text))]]) {
    console.log(`  ${name} ${shown(read.categories)}, resources ${shown(read.resources)}`);
  }
  const { properties } = icalendar.parse_calendar(text).events()[0];
  console.log(`  icalendar ${shown(properties.CATEGORIES.flatMap(({ value }) => value))}, resources ${shown(properties.RESOURCES.map(({ value }) => value))}`);
  console.log(`  ts-ics    ${shown(convertIcsCalendar(undefined, text).events[0].categories)}`);
};
look('two lines and a comma in a name', ['CATEGORIES:GUNITE,CREW\\, NORTH', 'CATEGORIES:RAIN', 'RESOURCES:PUMP,MIXER']);
look('one line', ['CATEGORIES:GUNITE,RAIN', 'RESOURCES:PUMP,MIXER']);
JS
seen=$(node try.mjs)
echo "$seen"
expected='two lines and a comma in a name
  ical.js   [GUNITE] [CREW, NORTH] [RAIN], resources [PUMP] [MIXER]
  node-ical [GUNITE] [CREW, NORTH] [RAIN], resources [PUMP,MIXER]
  ical      [GUNITE] [CREW\] [NORTH] [RAIN], resources [PUMP,MIXER]
  icalendar [GUNITE] [CREW\] [ NORTH] [RAIN], resources [PUMP,MIXER]
  ts-ics    [RAIN]
one line
  ical.js   [GUNITE] [RAIN], resources [PUMP] [MIXER]
  node-ical [GUNITE] [RAIN], resources [PUMP,MIXER]
  ical      [GUNITE] [RAIN], resources [PUMP,MIXER]
  icalendar [GUNITE] [RAIN], resources [PUMP,MIXER]
  ts-ics    [GUNITE] [RAIN]'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
