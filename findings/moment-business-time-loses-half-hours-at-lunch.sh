#!/usr/bin/env bash
# moment-business-time 2.0.0: hours with a break are given as four times, as its read-me shows (09:30 to 12:00 and 13:00 to
# 17:00), and `workingDiff` counts "only working time". With 7:00 to 11:30 and 12:00 to 15:30 on Mondays, a Monday from 9:30
# to 11:30 has 120 minutes, and the package counts 90: where the end lies before the break of its day, a half hour or more
# that is there is left out, and between Friday at 8 and Monday at 7:30 all of it: 0 instead of 270. With ends after the
# break, and with days that have none, it is right, so that a first test over a whole day shows nothing: of 3,000 spans of up
# to five days 76 are wrong by one break on Mondays, none without. No error. A program that pays or promises by working time
# counts a week of its own hours by the minute, and compares.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund moment@2.30.1 moment-business-time@2.0.0
cat > try.cjs <<'JS'
const moment = require('moment');
require('moment-business-time');
const day = ['07:00:00', '15:30:00'];
const weeks = {
  'with a break on Mondays': { 0: null, 1: ['07:00:00', '11:30:00', '12:00:00', '15:30:00'], 2: day, 3: day, 4: day, 5: ['07:00:00', '12:00:00'], 6: null },
  'without a break': { 0: null, 1: day, 2: day, 3: day, 4: day, 5: ['07:00:00', '12:00:00'], 6: null },
};
const minutes = (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const works = (date, week) => {
  const times = (week[date.getDay()] ?? []).map(minutes);
  const now = date.getHours() * 60 + date.getMinutes();
  return times.some((from, at) => at % 2 === 0 && now >= from && now < times[at + 1]);
};
const counted = (from, to, week) => {
  let sum = 0;
  for (let at = Number(from); at < Number(to); at += 15 * 60000) if (works(new Date(at), week)) sum += 15;
  return sum;
};
Object.entries(weeks).forEach(([name, week], index) => {
  moment.defineLocale(`hours-${index}`, { parentLocale: 'en', workinghours: week });
  moment.locale(`hours-${index}`);
  const diff = (from, to) => moment(to).workingDiff(moment(from), 'minutes');
  for (const [from, to] of [['2026-11-09T09:30', '2026-11-09T11:30'], ['2026-11-13T08:00', '2026-11-16T07:30'], ['2026-11-12T09:30', '2026-11-16T08:00'], ['2026-11-09T07:00', '2026-11-09T15:30']]) {
    console.log(`${name}, ${from} to ${to}: ${counted(new Date(from), new Date(to), week)} minutes by the clock, workingDiff ${diff(from, to)}`);
  }
  let seed = 5;
  const random = (below) => {
    seed = (seed * 16807) % 2147483647;
    return Math.floor((seed / 2147483647) * below);
  };
  let wrong = 0;
  for (let span = 0; span < 3000; span++) {
    const from = new Date(2026, 10, 9, 0, random(7 * 24 * 4) * 15);
    const to = new Date(Number(from) + random(5 * 24 * 4) * 15 * 60000);
    if (diff(from, to) !== counted(from, to, week)) wrong++;
  }
  console.log(`${name}: of 3000 spans ${wrong} are wrong`);
});
JS
seen=$(TZ=America/Chicago node try.cjs)
echo "$seen"
expected='with a break on Mondays, 2026-11-09T09:30 to 2026-11-09T11:30: 120 minutes by the clock, workingDiff 90
with a break on Mondays, 2026-11-13T08:00 to 2026-11-16T07:30: 270 minutes by the clock, workingDiff 0
with a break on Mondays, 2026-11-12T09:30 to 2026-11-16T08:00: 720 minutes by the clock, workingDiff 480
with a break on Mondays, 2026-11-09T07:00 to 2026-11-09T15:30: 480 minutes by the clock, workingDiff 480
with a break on Mondays: of 3000 spans 76 are wrong
without a break, 2026-11-09T09:30 to 2026-11-09T11:30: 120 minutes by the clock, workingDiff 120
without a break, 2026-11-13T08:00 to 2026-11-16T07:30: 270 minutes by the clock, workingDiff 270
without a break, 2026-11-12T09:30 to 2026-11-16T08:00: 720 minutes by the clock, workingDiff 720
without a break, 2026-11-09T07:00 to 2026-11-09T15:30: 510 minutes by the clock, workingDiff 510
without a break: of 3000 spans 0 are wrong'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
