#!/usr/bin/env bash
# cal-parser 1.0.2: a start by the clock of a place, "DTSTART;TZID=America/Chicago:20261130T073000", is 13:30 UTC (RFC 5545, 3.3.5).
# It reads 7:30 UTC, that is 1:30 in the night in Texas; a start in UTC is right, so that of two events at the same moment one is six
# hours before the other. The text of a reminder, which an event has inside of it, takes the place of the text of the event: "Pour the
# deck" is "Reminder". Of three people who come the last is left. No error. node-ical 0.27.2 reads all of these. The feed is written by
# ical-generator 11.1.2. A program takes node-ical or ical.js.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund cal-parser@1.0.2 node-ical@0.27.2 ical-generator@11.1.2 luxon@3.7.2
cat > try.mjs <<'JS'
import { parseString } from 'cal-parser';
import generator from 'ical-generator';
import { DateTime } from 'luxon';
import ical from 'node-ical';
const feed = generator({ name: 'Jobs' });
const at = (time) => DateTime.fromISO(time, { zone: 'America/Chicago' });
for (const [id, timezone] of [['by the clock', 'America/Chicago'], ['in UTC', undefined]]) {
  const event = feed.createEvent({ id, start: at('2026-11-30T07:30').toJSDate(), end: at('2026-11-30T12:00').toJSDate(), timezone, summary: 'Deck', description: 'Pour the deck' });
  for (const name of ['Ana', 'Luis', 'Mia']) event.createAttendee({ name, email: `${name.toLowerCase()}@example.com` });
  event.createAlarm({ type: 'display', trigger: 900, description: 'Reminder' });
}
const text = feed.toString();
const lines = text.split('\r\n').filter((line) => line.startsWith('DTSTART'));
console.log(lines.join(', '));
const other = ical.sync.parseICS(text);
for (const event of parseString(text).events) {
  const { start, description, attendee } = Object.values(other).find(({ uid }) => uid === event.uid.value);
  console.log(`${event.uid.value}: cal-parser ${event.dtstart.value.toISOString()} "${event.description.value}" ${JSON.stringify(event.attendee.value)}; node-ical ${start.toISOString()} "${description}" ${[].concat(attendee).length} people`);
}
JS
seen=$(TZ=America/Chicago node try.mjs)
echo "$seen"
expected='DTSTART;TZID=America/Chicago:20261130T073000, DTSTART:20261130T133000Z
by the clock: cal-parser 2026-11-30T07:30:00.000Z "Reminder" "MAILTO:mia@example.com"; node-ical 2026-11-30T13:30:00.000Z "Pour the deck" 3 people
in UTC: cal-parser 2026-11-30T13:30:00.000Z "Reminder" "MAILTO:mia@example.com"; node-ical 2026-11-30T13:30:00.000Z "Pour the deck" 3 people'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
