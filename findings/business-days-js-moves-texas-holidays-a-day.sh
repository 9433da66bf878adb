#!/usr/bin/env bash
# business-days-js 2.3.0: `businessDays({ state: "tx" })` is to "use state-specific public holidays" (read-me, whose examples
# are of Pennsylvania), from date-holidays, which it brings along. It takes each date for midnight in New York, and in Texas
# that is the evening before: the office works on Thanksgiving, Labor Day, the Fourth of July and New Year's Day, and on most
# Tuesdays after a holiday on a Monday it is closed. By date-holidays 3.37.0 itself, asked for Texas at noon, all of these
# are public holidays. Pennsylvania, in the zone of New York, is right, Illinois, Colorado and California are a day late as
# well. For the whole country, where a day has two holidays, the first alone counts: Friday, December 24, 2027, on which
# Christmas is kept, is a business day since it is Christmas Eve too. No error. A program that promises by working days
# checks the days of its state over a year before it trusts them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund business-days-js@2.3.0 date-holidays@3.37.0
cat > try.cjs <<'JS'
const module_ = require('business-days-js');
const businessDays = module_.default ?? module_;
const Holidays = require('date-holidays');
const known = { US: new Holidays('US') };
const asked = { US: businessDays() };
for (const state of ['TX', 'PA', 'IL', 'CO', 'CA']) {
  known[state] = new Holidays('US', state);
  asked[state] = businessDays({ state: state.toLowerCase() });
}
const isPublic = (place, day) => (known[place].isHoliday(new Date(`${day}T18:00:00Z`)) || []).some(({ type }) => type === 'public');
for (const day of ['2026-09-07', '2026-09-08', '2026-11-26', '2027-01-01', '2028-07-04', '2028-07-05']) {
  console.log(`${day} in Texas: ${isPublic('TX', day) ? 'a public holiday' : 'no holiday'} by date-holidays, ${asked.TX.check(day) ? 'a business day' : 'no business day'} by business-days-js`);
}
console.log(`one business day after Wednesday, November 25, 2026, in Texas: ${asked.TX.addDays('2026-11-25', 1).format('YYYY-MM-DD')}, in Pennsylvania: ${asked.PA.addDays('2026-11-25', 1).format('YYYY-MM-DD')}`);
for (const place of Object.keys(asked)) {
  const wrong = { worked: [], closed: [] };
  for (let date = new Date('2027-01-01T18:00:00Z'); date.getUTCFullYear() === 2027; date.setUTCDate(date.getUTCDate() + 1)) {
    const day = date.toISOString().slice(0, 10);
    if (date.getUTCDay() % 6 === 0 || asked[place].check(day) !== isPublic(place, day)) continue;
    wrong[isPublic(place, day) ? 'worked' : 'closed'].push(day.slice(5));
  }
  console.log(`${place} in 2027: works on holidays ${wrong.worked.join(' ') || 'never'}; closed on others ${wrong.closed.join(' ') || 'never'}`);
}
JS
seen=$(TZ=UTC node try.cjs)
echo "$seen"
expected='2026-09-07 in Texas: a public holiday by date-holidays, a business day by business-days-js
2026-09-08 in Texas: no holiday by date-holidays, no business day by business-days-js
2026-11-26 in Texas: a public holiday by date-holidays, a business day by business-days-js
2027-01-01 in Texas: a public holiday by date-holidays, a business day by business-days-js
2028-07-04 in Texas: a public holiday by date-holidays, a business day by business-days-js
2028-07-05 in Texas: no holiday by date-holidays, no business day by business-days-js
one business day after Wednesday, November 25, 2026, in Texas: 2026-11-26, in Pennsylvania: 2026-11-27
US in 2027: works on holidays 12-24; closed on others never
TX in 2027: works on holidays 01-01 01-18 02-15 05-31 06-18 09-06 10-11 11-11 11-25 12-24 12-31; closed on others 01-19 02-16 06-01 07-06 09-07 10-12 11-12 12-27
PA in 2027: works on holidays 12-24; closed on others never
IL in 2027: works on holidays 01-01 01-18 02-12 02-15 03-01 05-19 05-31 06-18 09-06 10-11 11-11 11-25 12-24 12-31; closed on others 01-19 02-16 03-02 05-20 06-01 07-06 09-07 10-12 11-12 11-26
CO in 2027: works on holidays 01-01 01-18 02-15 05-31 06-18 09-06 10-04 11-11 11-25 12-24 12-31; closed on others 01-19 02-16 06-01 07-06 09-07 10-05 11-12 11-26
CA in 2027: works on holidays 01-01 01-18 02-15 03-31 05-31 06-18 09-06 11-11 11-25 12-24 12-31; closed on others 01-19 02-16 04-01 06-01 07-06 09-07 11-12'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
