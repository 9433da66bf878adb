#!/usr/bin/env bash
# ical.js 2.2.1 makes the days of a series from the rules of calendars (RFC 5545, 3.3.10), and one expects each part of a rule
# to be followed or refused. BYSETPOS counts for days of the week in a month alone: "the last of the days 28 to 31", as
# programs write the last day of a month, is each of these days, and "the last Monday of the year" every Monday. BYWEEKNO is
# passed over, so that the Monday of week 20 is every Monday, and without a day nothing comes at all. "Each 15th", as
# FREQ=YEARLY;BYMONTHDAY=15, which in a year without BYMONTH is each month's, comes once a year. No error. rrule 2.8.1 and
# rrule-temporal 2.2.8 agree with each other on all of these but the last, week 20 without a day: rrule comes on all seven
# days, the other on the day of the week of the start, as the RFC says of what is not given. A program that reads feeds with
# ical.js lists the days of such rules with another package, or refuses them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical.js@2.2.1 rrule@2.8.1 rrule-temporal@2.2.8
cat > try.mjs <<'JS'
import ICAL from 'ical.js';
import rrule from 'rrule';
import { RRuleTemporal } from 'rrule-temporal';
const start = '2026-11-30T12:00:00';
const ways = {
  'ical.js': (rule) => {
    const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateTimeString(start));
    const days = [];
    for (let day = iterator.next(); day && days.length < 5; day = iterator.next()) days.push(day.toString().slice(0, 10));
    return days;
  },
  'rrule': (rule) => rrule.rrulestr(`DTSTART:20261130T120000Z\nRRULE:${rule}`).all().map((day) => day.toISOString().slice(0, 10)),
  'rrule-temporal': (rule) => new RRuleTemporal({ rruleString: `DTSTART:20261130T120000Z\nRRULE:${rule}` }).all().map((day) => day.toString().slice(0, 10)),
};
const rules = [
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1',
  'FREQ=YEARLY;BYDAY=MO;BYSETPOS=-1',
  'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO',
  'FREQ=YEARLY;BYMONTHDAY=15',
  'FREQ=YEARLY;BYWEEKNO=20',
];
for (const rule of rules) console.log(`${rule}\n${Object.entries(ways).map(([name, days]) => `  ${name}: ${days(`${rule};COUNT=5`).join(' ') || 'nothing'}`).join('\n')}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
  ical.js: 2026-11-30 2026-12-31 2027-01-29 2027-02-26 2027-03-31
  rrule: 2026-11-30 2026-12-31 2027-01-29 2027-02-26 2027-03-31
  rrule-temporal: 2026-11-30 2026-12-31 2027-01-29 2027-02-26 2027-03-31
FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1
  ical.js: 2026-11-30 2026-12-28 2026-12-29 2026-12-30 2026-12-31
  rrule: 2026-11-30 2026-12-31 2027-01-31 2027-02-28 2027-03-31
  rrule-temporal: 2026-11-30 2026-12-31 2027-01-31 2027-02-28 2027-03-31
FREQ=YEARLY;BYDAY=MO;BYSETPOS=-1
  ical.js: 2026-11-30 2026-12-07 2026-12-14 2026-12-21 2026-12-28
  rrule: 2026-12-28 2027-12-27 2028-12-25 2029-12-31 2030-12-30
  rrule-temporal: 2026-12-28 2027-12-27 2028-12-25 2029-12-31 2030-12-30
FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO
  ical.js: 2026-11-30 2026-12-07 2026-12-14 2026-12-21 2026-12-28
  rrule: 2027-05-17 2028-05-15 2029-05-14 2030-05-13 2031-05-12
  rrule-temporal: 2027-05-17 2028-05-15 2029-05-14 2030-05-13 2031-05-12
FREQ=YEARLY;BYMONTHDAY=15
  ical.js: 2027-11-15 2028-11-15 2029-11-15 2030-11-15 2031-11-15
  rrule: 2026-12-15 2027-01-15 2027-02-15 2027-03-15 2027-04-15
  rrule-temporal: 2026-12-15 2027-01-15 2027-02-15 2027-03-15 2027-04-15
FREQ=YEARLY;BYWEEKNO=20
  ical.js: nothing
  rrule: 2027-05-17 2027-05-18 2027-05-19 2027-05-20 2027-05-21
  rrule-temporal: 2027-05-17 2028-05-15 2029-05-14 2030-05-13 2031-05-12'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
