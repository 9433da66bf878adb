#!/usr/bin/env bash
# ics-to-json 2.0.2, ikalendar 1.5.0: small readers of iCalendar (RFC 5545), of which one expects of each event what
# ical.js 2.2.1 reads. ics-to-json ends a text at its first colon, so that "Gate: opens 7:30" is "Gate", leaves out a
# folded line that has a colon, keeps the backslashes and makes 100% of "100%25". After an event it goes on to write into
# it: a time zone that comes after the events (3.6 gives the parts of a calendar no order) makes the deck of November 30,
# 2026 begin in 1967, and a task after it gives it its own title. ikalendar makes of a rule a series of the package rrule,
# without the start of the event: of a deck each Monday from January 5, 2026 the series begins at the moment of reading, on
# the weekday of that. No error. A program that takes calendars reads them with ical.js.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ics-to-json@2.0.2 ikalendar@1.5.0 ical.js@2.2.1
cat > try.mjs <<'JS'
import ICAL from 'ical.js';
import icsToJson from 'ics-to-json';
import ikalendar from 'ikalendar';
const zone = ['BEGIN:VTIMEZONE', 'TZID:America/Chicago', 'BEGIN:STANDARD', 'DTSTART:19671029T020000', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0600', 'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU', 'END:STANDARD', 'END:VTIMEZONE'];
const event = (summary, ...rest) => ['BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20261101T000000Z', 'DTSTART;TZID=America/Chicago:20261130T090000', `SUMMARY:${summary}`, ...rest, 'END:VEVENT'];
const task = ['BEGIN:VTODO', 'UID:2', 'DTSTAMP:20261101T000000Z', 'SUMMARY:Order tile', 'END:VTODO'];
const calendar = (...lines) => ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const look = (title, text) => {
  const [one] = icsToJson.icsToJson(text);
  const other = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent'));
  const shown = (start, ...texts) => [start, ...texts.filter(Boolean)].join(' | ');
  console.log(`${title}\n  ics-to-json ${shown(one.startDate, one.summary, one.description)}\n  ical.js     ${shown(other.startDate.toICALString(), other.summary, other.description)}`);
};
look('the zone before', calendar(...zone, ...event('Deck')));
look('the zone after', calendar(...event('Deck'), ...zone));
look('a task after', calendar(...event('Deck'), ...task));
look('texts', calendar(...event('Gate: opens 7:30', 'DESCRIPTION:Deck\\, tile at 100%25 of the', '  price: 20')));
const weekly = calendar(...event('Deck', 'RRULE:FREQ=WEEKLY;COUNT=3').map((line) => line.replace('20261130', '20260105')));
const [{ rrule }] = new ikalendar.Parser().parse(weekly).events;
const days = rrule.all().map((date) => date.toISOString().slice(0, 10));
console.log(`ikalendar, each week from January 5, 2026, three times: ${days.length} days, January 5 among them ${days.includes('2026-01-05')}, the first is the moment of reading ${Math.abs(Date.now() - rrule.options.dtstart) < 60000}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='the zone before
  ics-to-json 20261130T090000 | Deck
  ical.js     20261130T090000 | Deck
the zone after
  ics-to-json 19671029T020000 | Deck
  ical.js     20261130T090000 | Deck
a task after
  ics-to-json 20261130T090000 | Order tile
  ical.js     20261130T090000 | Deck
texts
  ics-to-json 20261130T090000 | Gate | Deck\, tile at 100% of the
  ical.js     20261130T090000 | Gate: opens 7:30 | Deck, tile at 100%25 of the price: 20
ikalendar, each week from January 5, 2026, three times: 3 days, January 5 among them false, the first is the moment of reading true'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
