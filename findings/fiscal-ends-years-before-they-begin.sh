#!/usr/bin/env bash
# fiscal 1.0.0: it "computes fiscal quarter and year date ranges" from the month with which the year begins, counted from 0;
# most builders' year begins with January. By its read-me a quarter ends at 23:59:59.999 of its last day. With 0 for January
# the year 2026 begins on January 1, 2026 and ends on December 31, 2025, a millisecond before, so that nothing of the year
# lies in it; with July or October the end is right. Each quarter ends when its last day begins: of what is billed on March
# 31, June 30, September 30 and December 31 nothing is in a quarter, and the quarters of a year are four days short of it, in
# whichever month it begins. No error. A program that sums up by quarter asks for what is before the first day of the next
# one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fiscal@1.0.0
cat > try.cjs <<'JS'
const Fiscal = require('fiscal');
const shown = (date) => {
  const pad = (number, digits = 2) => String(number).padStart(digits, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())} ${pad(date.getHours())}:${pad(date.getMinutes())}:${pad(date.getSeconds())}`;
};
const day = (text) => new Date(`${text}T12:00:00`);
for (const [month, name] of [[0, 'January'], [6, 'July'], [9, 'October']]) {
  const fiscal = new Fiscal(month);
  const { fiscalYear } = fiscal.getFiscalInfoForDate(day('2026-03-05'));
  console.log(`year that begins in ${name}: ${shown(fiscalYear.startDate)} to ${shown(fiscalYear.endDate)}`);
}
for (const bill of ['2026-03-30', '2026-03-31', '2026-06-30', '2026-12-31']) {
  const { quarter } = new Fiscal(0).getFiscalInfoForDate(day(bill));
  const within = day(bill) >= quarter.startDate && day(bill) <= quarter.endDate;
  console.log(`quarter of a bill of ${bill}: ${shown(quarter.startDate)} to ${shown(quarter.endDate)}, the bill is ${within ? 'in it' : 'not in it'}`);
}
JS
seen=$(TZ=America/Chicago node try.cjs)
echo "$seen"
expected='year that begins in January: 2026-01-01 00:00:00 to 2025-12-31 23:59:59
year that begins in July: 2025-07-01 00:00:00 to 2026-06-30 23:59:59
year that begins in October: 2025-10-01 00:00:00 to 2026-09-30 23:59:59
quarter of a bill of 2026-03-30: 2026-01-01 00:00:00 to 2026-03-31 00:00:00, the bill is in it
quarter of a bill of 2026-03-31: 2026-01-01 00:00:00 to 2026-03-31 00:00:00, the bill is not in it
quarter of a bill of 2026-06-30: 2026-04-01 00:00:00 to 2026-06-30 00:00:00, the bill is not in it
quarter of a bill of 2026-12-31: 2026-10-01 00:00:00 to 2026-12-31 00:00:00, the bill is not in it'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
