#!/usr/bin/env bash
# moment-recur 1.0.7 and dayjs-recur 1.0.1: a visit every month from November 30 on comes once a month, one expects. Both
# come on December 30 and December 31, on January 30 and January 31, and from February 28 on four times a month, on the 28th,
# 29th, 30th and 31st: the day of the start is the last of its month, and so each later day of a longer month counts as well.
# Every third month from November 30 comes twice in May and in August, and every year from February 28 twice in a leap year.
# From the 15th on nothing of it is to be seen. No error. rrule 2.8.1 comes once a month, on the 30th or the 28th. A program
# that bills by the month counts what it made for a month, and tries a start at the end of a short one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund moment-recur@1.0.7 moment@2.31.0 dayjs-recur@1.0.1 dayjs@1.11.23 rrule@2.8.1
cat > try.cjs <<'JS'
const moment = require('moment');
require('moment-recur');
const dayjs = require('dayjs');
const recur = require('dayjs-recur');
const { rrulestr } = require('rrule');
dayjs.extend(recur.default ?? recur);
const FORM = 'YYYY-MM-DD';
for (const [start, months] of [['2026-11-15', 1], ['2026-11-30', 1], ['2026-11-30', 3], ['2027-02-28', 1]]) {
  console.log(`from ${start}, every ${months} months`);
  console.log(`  moment-recur: ${moment(start).recur().every(months).months().next(5, FORM).join(' ')}`);
  console.log(`  dayjs-recur:  ${dayjs(start).recur().every(months).months().next(5, FORM).join(' ')}`);
  const rule = `DTSTART:${start.replaceAll('-', '')}T000000Z\nRRULE:FREQ=MONTHLY;INTERVAL=${months};COUNT=6`;
  console.log(`  rrule:        ${rrulestr(rule).all().slice(1).map((day) => day.toISOString().slice(0, 10)).join(' ')}`);
}
console.log(`from 2026-02-28, every year: ${moment('2026-02-28').recur().every(1).years().next(4, FORM).join(' ')}`);
JS
seen=$(TZ=UTC node try.cjs)
echo "$seen"
expected='from 2026-11-15, every 1 months
  moment-recur: 2026-12-15 2027-01-15 2027-02-15 2027-03-15 2027-04-15
  dayjs-recur:  2026-12-15 2027-01-15 2027-02-15 2027-03-15 2027-04-15
  rrule:        2026-12-15 2027-01-15 2027-02-15 2027-03-15 2027-04-15
from 2026-11-30, every 1 months
  moment-recur: 2026-12-30 2026-12-31 2027-01-30 2027-01-31 2027-02-28
  dayjs-recur:  2026-12-30 2026-12-31 2027-01-30 2027-01-31 2027-02-28
  rrule:        2026-12-30 2027-01-30 2027-03-30 2027-04-30 2027-05-30
from 2026-11-30, every 3 months
  moment-recur: 2027-02-28 2027-05-30 2027-05-31 2027-08-30 2027-08-31
  dayjs-recur:  2027-02-28 2027-05-30 2027-05-31 2027-08-30 2027-08-31
  rrule:        2027-05-30 2027-08-30 2027-11-30 2028-05-30 2028-08-30
from 2027-02-28, every 1 months
  moment-recur: 2027-03-28 2027-03-29 2027-03-30 2027-03-31 2027-04-28
  dayjs-recur:  2027-03-28 2027-03-29 2027-03-30 2027-03-31 2027-04-28
  rrule:        2027-03-28 2027-04-28 2027-05-28 2027-06-28 2027-07-28
from 2026-02-28, every year: 2027-02-28 2028-02-28 2028-02-29 2029-02-28'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
