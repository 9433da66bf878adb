#!/usr/bin/env bash
# twix 1.3.0 with moment 2.30.1 on a machine in Texas: ranges of days and times. One expects of two visits that do not meet no
# common time, or an empty one. `intersection` of a visit on Monday from 7 to 15 and one on Thursday from 7 to 15 begins on
# Thursday, ends on Monday, is not empty by `isEmpty`, and is -64 hours long, so that the sum of what two crews have in common comes
# out too small. `iterate(1, 'months')` of January 31 to May 31 begins on January 1, before the range, as each unit is gone back to
# its beginning, and hours from 7:30 on begin at 7:00; with a duration of a month it comes on January 31, March 2, April 1 at 1
# o'clock and May 1, since a month is counted as 30 days of 24 hours. `humanizeLength` of an hour and a half is "2 hours". No error.
# moment itself adds months and days by the calendar. A program asks `overlaps` or `isValid` first, and adds by moment.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund twix@1.3.0 moment@2.30.1
cat > try.cjs <<'JS'
const moment = require('moment');
require('twix');
const range = (start, end) => moment(start).twix(end);
const shown = (day) => day.format('YYYY-MM-DD HH:mm');
const visits = [['2026-11-30T07:00', '2026-11-30T15:00'], ['2026-12-03T07:00', '2026-12-03T15:00'], ['2026-11-30T13:00', '2026-11-30T19:00']].map(([start, end]) => range(start, end));
for (const [one, other] of [[0, 2], [0, 1], [1, 2]]) {
  const common = visits[one].intersection(visits[other]);
  console.log(`${visits[one].format()} and ${visits[other].format()}: overlaps ${visits[one].overlaps(visits[other])}, in common ${shown(common.start())} to ${shown(common.end())}, ${common.length('hours')} hours, valid ${common.isValid()}, empty ${common.isEmpty()}`);
}
const all = (iterator) => {
  const days = [];
  while (iterator.hasNext()) days.push(shown(iterator.next()));
  return days.join(', ');
};
const spring = range('2026-01-31', '2026-05-31');
console.log('by 1, months:', all(spring.iterate(1, 'months')));
console.log('by a duration of a month:', all(spring.iterate(moment.duration(1, 'month'))));
console.log('moment:', [0, 1, 2, 3, 4].map((months) => shown(moment('2026-01-31').add(months, 'months'))).join(', '));
console.log('by 1, hours:', all(range('2026-11-30T07:30', '2026-11-30T10:00').iterate(1, 'hours')));
console.log('over the night of the clocks by a duration of a day:', all(range('2026-10-31T07:00', '2026-11-02T07:00').iterate(moment.duration(1, 'day'))));
for (const end of ['07:29', '08:29', '08:30', '09:30']) console.log(`7:00 to ${end}: ${range('2026-11-30T07:00', `2026-11-30T${end}`).humanizeLength()}`);
JS
seen=$(TZ=America/Chicago node try.cjs)
echo "$seen"
expected='Nov 30, 7 AM - 3 PM and Nov 30, 1 - 7 PM: overlaps true, in common 2026-11-30 13:00 to 2026-11-30 15:00, 2 hours, valid true, empty false
Nov 30, 7 AM - 3 PM and Dec 3, 7 AM - 3 PM: overlaps false, in common 2026-12-03 07:00 to 2026-11-30 15:00, -64 hours, valid false, empty false
Dec 3, 7 AM - 3 PM and Nov 30, 1 - 7 PM: overlaps false, in common 2026-12-03 07:00 to 2026-11-30 19:00, -60 hours, valid false, empty false
by 1, months: 2026-01-01 00:00, 2026-02-01 00:00, 2026-03-01 00:00, 2026-04-01 00:00, 2026-05-01 00:00
by a duration of a month: 2026-01-31 00:00, 2026-03-02 00:00, 2026-04-01 01:00, 2026-05-01 01:00
moment: 2026-01-31 00:00, 2026-02-28 00:00, 2026-03-31 00:00, 2026-04-30 00:00, 2026-05-31 00:00
by 1, hours: 2026-11-30 07:00, 2026-11-30 08:00, 2026-11-30 09:00, 2026-11-30 10:00
over the night of the clocks by a duration of a day: 2026-10-31 07:00, 2026-11-01 06:00, 2026-11-02 06:00
7:00 to 07:29: 29 minutes
7:00 to 08:29: an hour
7:00 to 08:30: 2 hours
7:00 to 09:30: 3 hours'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
