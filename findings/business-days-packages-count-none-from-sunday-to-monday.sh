#!/usr/bin/env bash
# moment-business-days 1.2.0 and dayjs-business-days2 1.4.0 add working days and count them, and one expects that what was
# added is what is counted. From Friday to Monday is 1 working day, and from Friday to Saturday 1 as well, so that none is
# left from Saturday, Sunday or Thanksgiving to the working day after it: Sunday and 3 working days are Wednesday, and from
# Sunday to Wednesday they count 2. Of the 600 sums from the days of November and December, 1 to 10 days each, 190 are counted
# otherwise. The month by weeks of moment-business-days (`monthBusinessWeeks`) has 21 days in November, with Thanksgiving, and
# by days (`monthBusinessDays`) 20; the other has 20 in both. No error. A program that promises a day counts from a working
# day, or adds by itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund moment@2.31.0 moment-business-days@1.2.0 dayjs@1.11.23 dayjs-business-days2@1.4.0
cat > try.cjs <<'JS'
const moment = require('moment');
require('moment-business-days');
const dayjs = require('dayjs');
const plugin = require('dayjs-business-days2');
const calendar = { holidays: ['2026-11-26', '2026-12-25'], holidayFormat: 'YYYY-MM-DD' };
moment.updateLocale('us', calendar);
dayjs.extend(plugin.default ?? plugin, calendar);
const packages = {
  'moment-business-days': { day: (text) => moment(text, 'YYYY-MM-DD'), add: (day, count) => day.clone().businessAdd(count), weeks: (day) => day.monthBusinessWeeks(), days: (day) => day.monthBusinessDays() },
  'dayjs-business-days2': { day: (text) => dayjs(text), add: (day, count) => day.businessDaysAdd(count), weeks: (day) => day.businessWeeksInMonth(), days: (day) => day.businessDaysInMonth() },
};
for (const [name, { day, add, weeks, days }] of Object.entries(packages)) {
  const count = (from, to) => day(to).businessDiff(day(from));
  console.log(`${name}: Friday to Saturday ${count('2026-11-20', '2026-11-21')}, to Monday ${count('2026-11-20', '2026-11-23')}; Saturday to Monday ${count('2026-11-21', '2026-11-23')}, Thanksgiving to Friday ${count('2026-11-26', '2026-11-27')}`);
  console.log(`  Sunday and 3 working days: ${add(day('2026-11-15'), 3).format('dddd')}, counted ${count('2026-11-15', '2026-11-18')}`);
  let other = 0;
  for (let offset = 0; offset < 60; offset += 1) {
    for (let added = 1; added <= 10; added += 1) {
      const from = day('2026-11-01').add(offset, 'day');
      if (add(from, added).businessDiff(from) !== added) other += 1;
    }
  }
  console.log(`  of 600 sums counted otherwise: ${other}`);
  console.log(`  November by weeks ${weeks(day('2026-11-15')).flat().length} days, by days ${days(day('2026-11-15')).length}`);
}
JS
seen=$(TZ=America/Chicago node try.cjs)
echo "$seen"
expected='moment-business-days: Friday to Saturday 1, to Monday 1; Saturday to Monday 0, Thanksgiving to Friday 0
  Sunday and 3 working days: Wednesday, counted 2
  of 600 sums counted otherwise: 190
  November by weeks 21 days, by days 20
dayjs-business-days2: Friday to Saturday 1, to Monday 1; Saturday to Monday 0, Thanksgiving to Friday 0
  Sunday and 3 working days: Wednesday, counted 2
  of 600 sums counted otherwise: 190
  November by weeks 20 days, by days 20'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
