#!/usr/bin/env bash
# date-fns-holiday-us 1.1.0: Washington's Birthday, the third Monday in February, is a federal holiday (5 U.S.C. 6103(a)).
# One expects of a library of American holidays that the federal ones are eleven. `getFederalHolidays` has ten, and
# `isFederalHoliday` denies Presidents' Day, while it is among the bank holidays of the same package with the same date; and
# both say no of July 3, 2026 and December 31, 2027, on which Independence Day and New Year's Day are kept, which
# `getObservedHolidays` knows (the latter as one of 2028). @18f/us-federal-holidays 4.0.0 knows all three days. A program that
# sets inspections and days of pay by the federal list compares its days with the law's once a year, and not with their number.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund date-fns-holiday-us@1.1.0 date-fns@2.30.0 @18f/us-federal-holidays@4.0.0
cat > try.cjs <<'JS'
const holidays = require('date-fns-holiday-us');
const federal = require('@18f/us-federal-holidays');
console.log(`federal days of 2026: ${Object.keys(holidays.getFederalHolidays(2026)).length}, bank days: ${Object.keys(holidays.getBankHolidays(2026)).length}`);
for (const [name, year, month, day] of [["Presidents' Day", 2026, 1, 16], ['Columbus Day', 2026, 9, 12], ['Independence Day kept', 2026, 6, 3], ["New Year's Day kept", 2027, 11, 31]]) {
  const date = new Date(year, month, day);
  const sayings = [holidays.isFederalHoliday(date), holidays.isBankHoliday(date), federal.isAHoliday(new Date(Date.UTC(year, month, day)), { utc: true })];
  console.log(`${name}, ${year}-${month + 1}-${day}: federal ${sayings[0]}, bank ${sayings[1]}, us-federal-holidays ${sayings[2]}`);
}
for (const year of [2026, 2027, 2028]) console.log(`kept on another day in ${year}: ${Object.values(holidays.getObservedHolidays(year)).map(({ date }) => date.toDateString()).join(', ')}`);
JS
seen=$(TZ=America/Chicago node try.cjs)
echo "$seen"
expected='federal days of 2026: 10, bank days: 11
Presidents'\'' Day, 2026-2-16: federal false, bank true, us-federal-holidays true
Columbus Day, 2026-10-12: federal true, bank true, us-federal-holidays true
Independence Day kept, 2026-7-3: federal false, bank false, us-federal-holidays true
New Year'\''s Day kept, 2027-12-31: federal false, bank false, us-federal-holidays true
kept on another day in 2026: Fri Jul 03 2026
kept on another day in 2027: Fri Jun 18 2027, Mon Jul 05 2027, Fri Dec 24 2027
kept on another day in 2028: Fri Dec 31 2027, Fri Nov 10 2028'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
