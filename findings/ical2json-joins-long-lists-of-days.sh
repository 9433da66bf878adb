#!/usr/bin/env bash
# ical2json 5.0.0: of the days off of a series, EXDATE, it makes a list, as of other lists of iCalendar. A line longer than 75 octets is
# continued on the next one (RFC 5545, 3.1), which five days off with their times are; one expects a list of five. Up to four there
# is a list, and from the fifth on it is one text, "20261126T133000Z,20261127T133000Z,...", which is no day, so that a program that
# goes over a list leaves no day out. Of two comments of which the second is continued there is one text, joined by a comma;
# comments that are short are two. A colon within quotes in the name of a crew, CN="Crew: North", ends the name of the line, and
# the address is ` North":mailto:north@example.com`. No error. ical.js 2.2.1 reads all of these. A program that takes it unfolds the
# lines of a file first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical2json@5.0.0 ical.js@2.2.1
cat > try.mjs <<'JS'
import ICAL from 'ical.js';
import { convert } from 'ical2json';
const days = ['20261126', '20261127', '20261224', '20261225', '20261231', '20270101'].map((day) => `${day}T133000Z`);
const fold = (line) => line.replace(/(?<=^(?:.{75}|.{75}(?:.{74})+))/g, '\r\n ').replace(/\r\n $/, '');
const feed = (...lines) => ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example//EN', 'BEGIN:VEVENT', 'UID:1@example.com', 'DTSTAMP:20261101T120000Z', 'DTSTART:20261123T133000Z', 'RRULE:FREQ=DAILY;COUNT=60', ...lines.map(fold), 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
const event = (text) => convert(text).VCALENDAR[0].VEVENT[0];
const expected = (text, name) => new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent').getAllProperties(name);
for (const count of [2, 4, 5, 6]) {
  const text = feed(`EXDATE:${days.slice(0, count).join(',')}`);
  const found = event(text).EXDATE;
  console.log(`${count} days off: ical2json has ${Array.isArray(found) ? `a list of ${found.length}` : `a text of ${found.length} letters`}, ical.js ${expected(text, 'exdate')[0].getValues().length} days`);
}
for (const second of ['bring the key', 'bring the key of the gate on the left of the house, which lies under the third stone']) {
  const text = feed('COMMENT:call before', `COMMENT:${second}`);
  console.log(`two comments: ical2json ${JSON.stringify(event(text).COMMENT)}, ical.js ${expected(text, 'comment').length} comments`);
}
const text = feed('ATTENDEE;CN="Crew: North":mailto:north@example.com');
console.log(`a crew: ical2json ${JSON.stringify(Object.entries(event(text)).filter(([name]) => name.startsWith('ATTENDEE')))}, ical.js ${expected(text, 'attendee')[0].getParameter('cn')}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='2 days off: ical2json has a list of 2, ical.js 2 days
4 days off: ical2json has a list of 4, ical.js 4 days
5 days off: ical2json has a text of 84 letters, ical.js 5 days
6 days off: ical2json has a text of 101 letters, ical.js 6 days
two comments: ical2json ["call before","bring the key"], ical.js 2 comments
two comments: ical2json "call before,bring the key of the gate on the left of the house, which lies under the third stone", ical.js 2 comments
a crew: ical2json [["ATTENDEE",{"_":" North\":mailto:north@example.com","CN":"\"Crew"}]], ical.js Crew: North'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
