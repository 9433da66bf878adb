#!/usr/bin/env bash
# ics 3.12.0, ical.js 2.2.1: a weekly event may be written to begin at 7 by the clock of the reader (`startOutputType:
# 'local'`) and leave out days (`exclusionDates`), given in the same numbers as its start. One expects start and exception to
# be written alike, for a day is left out where both are the same. The start is written as 7 by the clock, and the exception
# as a moment in UTC, by the zone of the machine, whatever was asked of the start. The two are never the same: ical.js gives
# Thanksgiving as any other day, without an error, in the package's own file. With the start in UTC the day is left out. A
# program that writes calendars with days off leaves both in UTC, or reads its own file back and counts the days.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ics@3.12.0 ical.js@2.2.1
cat > try.mjs <<'JS'
import { createEvent } from 'ics';
import ICAL from 'ical.js';
for (const startOutputType of ['utc', 'local']) {
  const { value } = createEvent({
    title: 'Crew meets', start: [2026, 11, 19, 7, 0], startInputType: 'local', startOutputType, duration: { hours: 1 },
    recurrenceRule: 'FREQ=WEEKLY;COUNT=3', exclusionDates: [[2026, 11, 26, 7, 0]],
  });
  const line = (name) => value.split('\r\n').find((text) => text.startsWith(name));
  const iterator = new ICAL.Event(new ICAL.Component(ICAL.parse(value)).getFirstSubcomponent('vevent')).iterator();
  const days = [];
  for (let next = iterator.next(); next; next = iterator.next()) days.push(next.toString());
  console.log(`${startOutputType}: ${line('DTSTART')} ${line('EXDATE')}`);
  console.log(`  read by ical.js: ${days.join(' ')}`);
}
JS
seen=$(TZ=America/Chicago node try.mjs)
echo "$seen"
expected='utc: DTSTART:20261119T130000Z EXDATE:20261126T130000Z
  read by ical.js: 2026-11-19T13:00:00Z 2026-12-03T13:00:00Z
local: DTSTART:20261119T070000 EXDATE:20261126T130000Z
  read by ical.js: 2026-11-19T07:00:00 2026-11-26T07:00:00 2026-12-03T07:00:00'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
