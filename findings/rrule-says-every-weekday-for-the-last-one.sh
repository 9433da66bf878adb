#!/usr/bin/env bash
# rrule 2.8.1 says a rule of RFC 5545 in words, and says by `isFullyConvertibleToText()` whether all of it can be said. One
# expects that a rule of which it says so is said whole. The last working day of each month (BYSETPOS=-1) is "every month on
# weekdays", 7:30 is "every day at 7", and both are true by that question; read again, the rule of the last working day is
# one of each working day. The other way round, "every day at 7:30" is read as 7 o'clock and "every year on November 29" as
# November without its day, which comes on the day of the start whatever that is; the hundredth day of a year is said rightly
# and read again as the hundredth of a month. No error. rrule-temporal 2.2.8 says the last working day and the half hour. A
# program that shows a repetition in words makes them of its own fields, or refuses rules that have BYSETPOS and BYMINUTE.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund rrule@2.8.1 rrule-temporal@2.2.8
cat > try.mjs <<'JS'
import rrule from 'rrule';
import { RRuleTemporal } from 'rrule-temporal';
import { toText } from 'rrule-temporal/totext';
const { RRule, rrulestr } = rrule;
const rules = [
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  'FREQ=DAILY;BYHOUR=7;BYMINUTE=30',
  'FREQ=MONTHLY;BYMONTH=6,7,8;BYDAY=+1MO',
  'FREQ=YEARLY;BYYEARDAY=100',
  'FREQ=MONTHLY;BYDAY=-1FR',
];
for (const text of rules) {
  const rule = rrulestr(`RRULE:${text}`);
  const said = rule.toText();
  const other = toText(new RRuleTemporal({ rruleString: `DTSTART:20261129T070000Z\nRRULE:${text}` }));
  console.log(`${text}\n  says that all can be said: ${rule.isFullyConvertibleToText()}\n  said: ${said}\n  read again: ${RRule.fromText(said).toString()}\n  rrule-temporal: ${other}`);
}
for (const text of ['every day at 7:30', 'every year on November 29', 'every month on the last friday']) {
  console.log(`${text}: ${RRule.fromText(text).toString()}`);
}
const days = rrulestr('DTSTART:20261101T073000Z\nRRULE:FREQ=YEARLY;BYMONTH=11;COUNT=3').all();
console.log(`the second from November 1: ${days.map((day) => day.toISOString().slice(0, 10)).join(' ')}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
  says that all can be said: true
  said: every month on weekdays
  read again: RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR
  rrule-temporal: every month on Monday, Tuesday, Wednesday, Thursday and Friday at 7 AM UTC on the last instance
FREQ=DAILY;BYHOUR=7;BYMINUTE=30
  says that all can be said: true
  said: every day at 7
  read again: RRULE:FREQ=DAILY;BYHOUR=7
  rrule-temporal: every day at 7:30 AM UTC
FREQ=MONTHLY;BYMONTH=6,7,8;BYDAY=+1MO
  says that all can be said: true
  said: every June, July and August on the 1st Monday
  read again: RRULE:FREQ=YEARLY;BYMONTH=6,7,8;BYDAY=+1MO
  rrule-temporal: every month on 1st Monday in June, July and August at 7 AM UTC
FREQ=YEARLY;BYYEARDAY=100
  says that all can be said: true
  said: every year on the 100th day
  read again: RRULE:FREQ=YEARLY;BYMONTHDAY=100
  rrule-temporal: every year on the 100th day of the year at 7 AM UTC
FREQ=MONTHLY;BYDAY=-1FR
  says that all can be said: true
  said: every month on the last Friday
  read again: RRULE:FREQ=MONTHLY;BYDAY=-1FR
  rrule-temporal: every month on last Friday at 7 AM UTC
every day at 7:30: RRULE:FREQ=DAILY;BYHOUR=7
every year on November 29: RRULE:FREQ=YEARLY;BYMONTH=11
every month on the last friday: RRULE:FREQ=MONTHLY;BYDAY=-1FR
the second from November 1: 2026-11-01 2027-11-01 2028-11-01'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
