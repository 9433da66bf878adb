#!/usr/bin/env bash
# age-calculator 1.0.0: it "provides one an ability to calculate age of a person" (read-me). Who is not 18 may not use a
# power saw on a job (29 CFR 570.65), and is 17 to the day before the birthday. The package takes the milliseconds since
# birth for a date after 1970 and reads the year of it: for one born on July 4, 2010 it says 18 on July 3, 2028, and of 384
# birthdays of those born from 2005 to 2012 192 come a day early, those from March 2006 to February 2008 and from March 2010
# to February 2012. differenceInYears of date-fns 4.4.0 counts by the calendar and has none. On the birthday itself both
# agree, which a first test shows. No error. A program that asks who may do what compares year, month and day.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund age-calculator@1.0.0 date-fns@4.4.0
cat > try.cjs <<'JS'
const RealDate = Date;
let now;
globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length > 0) super(...args);
    else super(now);
  }
  static now() {
    return Number(now);
  }
};
const { AgeFromDate } = require('age-calculator');
const { differenceInYears } = require('date-fns');
const at = (year, month, day) => new RealDate(year, month - 1, day, 12);
const ages = (born, today) => {
  now = today;
  return [differenceInYears(today, born), new AgeFromDate(born).age];
};
for (const [year, month, day] of [[2010, 7, 4], [2008, 11, 30], [2009, 11, 30]]) {
  for (const before of [2, 1, 0]) {
    const today = at(year + 18, month, day - before);
    const [peer, mine] = ages(new RealDate(year, month - 1, day), today);
    console.log(`born ${year}-${month}-${day}, on ${today.toDateString()}: date-fns ${peer}, age-calculator ${mine}`);
  }
}
const early = {};
let asked = 0;
for (let year = 2005; year <= 2012; year++) {
  for (let month = 1; month <= 12; month++) {
    for (const day of [1, 10, 20, 28]) {
      const [peer, mine] = ages(new RealDate(year, month - 1, day), at(year + 18, month, day - 1));
      asked++;
      if (mine > peer) early[year] = (early[year] ?? 0) + 1;
    }
  }
}
console.log(`a day before 18, of ${asked} birthdays ${Object.values(early).reduce((sum, count) => sum + count, 0)} are 18: ${Object.entries(early).map(([year, count]) => `${year} ${count}`).join(', ')}`);
JS
seen=$(TZ=America/Chicago node try.cjs)
echo "$seen"
expected='born 2010-7-4, on Sun Jul 02 2028: date-fns 17, age-calculator 17
born 2010-7-4, on Mon Jul 03 2028: date-fns 17, age-calculator 18
born 2010-7-4, on Tue Jul 04 2028: date-fns 18, age-calculator 18
born 2008-11-30, on Sat Nov 28 2026: date-fns 17, age-calculator 17
born 2008-11-30, on Sun Nov 29 2026: date-fns 17, age-calculator 17
born 2008-11-30, on Mon Nov 30 2026: date-fns 18, age-calculator 18
born 2009-11-30, on Sun Nov 28 2027: date-fns 17, age-calculator 17
born 2009-11-30, on Mon Nov 29 2027: date-fns 17, age-calculator 17
born 2009-11-30, on Tue Nov 30 2027: date-fns 18, age-calculator 18
a day before 18, of 384 birthdays 192 are 18: 2006 40, 2007 48, 2008 8, 2010 40, 2011 48, 2012 8'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
