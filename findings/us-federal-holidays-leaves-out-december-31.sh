#!/usr/bin/env bash
# @18f/us-federal-holidays 4.0.0: January 1, 2028 is a Saturday, so that New Year's Day is observed on Friday, December 31,
# 2027 (5 U.S.C. 6103(b)). isAHoliday says so; inRange over December 2027, or over all of 2027, leaves it out, since the day
# belongs to the list of a year which the range does not touch. One day more in the range, and December 31 is there. The list
# of the year 2027 has no New Year's Day at its end either, and that of 2028 begins in 2027.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @18f/us-federal-holidays@4.0.0
cat > try.cjs <<'JS'
const holidays = require('@18f/us-federal-holidays');
const day = (text) => new Date(`${text}T00:00`);
const within = (first, last) => holidays.inRange(day(first), day(last)).map(({ dateString }) => dateString);
console.log(`2027-12-31 is a holiday: ${holidays.isAHoliday(day('2027-12-31'))}`);
console.log(`December 1 to 31: ${within('2027-12-01', '2027-12-31').join(', ')}`);
console.log(`December 1 to January 1: ${within('2027-12-01', '2028-01-01').join(', ')}`);
console.log(`all of 2027: ${within('2027-01-01', '2027-12-31').at(-1)} is the last`);
console.log(`list of 2028: ${holidays.allForYear(2028)[0].dateString} is the first`);
JS
seen=$(node try.cjs)
echo "$seen"
expected='2027-12-31 is a holiday: true
December 1 to 31: 2027-12-24
December 1 to January 1: 2027-12-24, 2027-12-31
all of 2027: 2027-12-24 is the last
list of 2028: 2027-12-31 is the first'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
