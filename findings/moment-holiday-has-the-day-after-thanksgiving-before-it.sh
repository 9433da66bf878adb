#!/usr/bin/env bash
# moment-holiday 1.5.1: among its holidays of the United States is the day after Thanksgiving, on which most builders are closed, and
# Thanksgiving is the fourth Thursday of November. One expects the Friday after it. It has the fourth Friday, which is six days
# before Thanksgiving when November begins with a Friday: November 22 in 2019, 2024 and 2030. In the years between it is right, which is
# where one tries it. Juneteenth, a federal holiday since 2021, is not there, no day is kept on the Friday before, and Halloween is
# a holiday as all others are. No error. date-holidays 3.37.0 has the day after Thanksgiving rightly for Texas. A program adds a
# day to Thanksgiving, and keeps its own list of days off.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund moment-holiday@1.5.1 moment@2.30.1 date-holidays@3.37.0
cat > try.cjs <<'JS'
const moment = require('moment-holiday');
const Holidays = require('date-holidays');
const texas = new Holidays('US', 'TX');
const days = (year, pick) => {
  const found = [];
  for (const day = moment(`${year}-01-01`, 'YYYY-MM-DD'); day.year() === year; day.add(1, 'day')) {
    const name = day.isHoliday();
    if (name && pick(String(name))) found.push(day.format('YYYY-MM-DD'));
  }
  return found.join(' ');
};
for (let year = 2019; year <= 2030; year++) {
  const other = texas.getHolidays(year).filter(({ name }) => /thanksgiving/i.test(name)).map(({ date }) => date.slice(0, 10)).join(' ');
  console.log(`${year}: Thanksgiving and the day after by moment-holiday ${days(year, (name) => name === 'Thanksgiving Day')} and ${days(year, (name) => name === 'Day after Thanksgiving')}, by date-holidays ${other}`);
}
console.log(`2026-06-19: moment-holiday ${moment('2026-06-19').isHoliday()}, date-holidays ${texas.isHoliday(new Date(2026, 5, 19, 12)) !== false}`);
console.log(`2026-07-03, on which July 4 is kept: moment-holiday ${moment('2026-07-03').isHoliday()}, 2026-10-31: ${moment('2026-10-31').isHoliday()}`);
JS
seen=$(TZ=America/Chicago node try.cjs)
echo "$seen"
expected='2019: Thanksgiving and the day after by moment-holiday 2019-11-28 and 2019-11-22, by date-holidays 2019-11-28 2019-11-29
2020: Thanksgiving and the day after by moment-holiday 2020-11-26 and 2020-11-27, by date-holidays 2020-11-26 2020-11-27
2021: Thanksgiving and the day after by moment-holiday 2021-11-25 and 2021-11-26, by date-holidays 2021-11-25 2021-11-26
2022: Thanksgiving and the day after by moment-holiday 2022-11-24 and 2022-11-25, by date-holidays 2022-11-24 2022-11-25
2023: Thanksgiving and the day after by moment-holiday 2023-11-23 and 2023-11-24, by date-holidays 2023-11-23 2023-11-24
2024: Thanksgiving and the day after by moment-holiday 2024-11-28 and 2024-11-22, by date-holidays 2024-11-28 2024-11-29
2025: Thanksgiving and the day after by moment-holiday 2025-11-27 and 2025-11-28, by date-holidays 2025-11-27 2025-11-28
2026: Thanksgiving and the day after by moment-holiday 2026-11-26 and 2026-11-27, by date-holidays 2026-11-26 2026-11-27
2027: Thanksgiving and the day after by moment-holiday 2027-11-25 and 2027-11-26, by date-holidays 2027-11-25 2027-11-26
2028: Thanksgiving and the day after by moment-holiday 2028-11-23 and 2028-11-24, by date-holidays 2028-11-23 2028-11-24
2029: Thanksgiving and the day after by moment-holiday 2029-11-22 and 2029-11-23, by date-holidays 2029-11-22 2029-11-23
2030: Thanksgiving and the day after by moment-holiday 2030-11-28 and 2030-11-22, by date-holidays 2030-11-28 2030-11-29
2026-06-19: moment-holiday false, date-holidays true
2026-07-03, on which July 4 is kept: moment-holiday false, 2026-10-31: Halloween'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
