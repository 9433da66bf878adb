#!/usr/bin/env bash
# natural-cron 1.1.0: `describeCron` describes "valid cron expressions in human-readable language", and a package with a
# builder beside it is expected to describe what that builder wrote. It knows the times that the read-me shows; of each other
# day it says "every day" without another word: of Mondays in June, of the months 6-8, as the builder writes June, July and
# August, of the first three days of a month, of every second day, and of the 15th and Mondays together. Of hours that are
# more than one it gives back the expression, so that one sees that it does not know. cronstrue 3.39.0 describes them all. No
# error. A program that shows a schedule to the one who approves it shows the next five dates beside the words.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund natural-cron@1.1.0 cronstrue@3.39.0
cat > try.cjs <<'JS'
const { CronExpressionBuilder, describeCron } = require('natural-cron');
const cronstrue = require('cronstrue');
const schedule = () => new CronExpressionBuilder().atTime('07:00');
const built = {
  'Monday to Friday': schedule().onWeekDays([1, 2, 3, 4, 5]),
  'the 1st': schedule().onDaysOfMonth([1]),
  'January and July': schedule().duringMonths([1, 7]),
  'Mondays in June': schedule().onWeekDays([1]).duringMonths([6]),
  'June, July and August': schedule().duringMonths([6, 7, 8]),
  'Monday to Friday in June, July and August': schedule().onWeekDays([1, 2, 3, 4, 5]).duringMonths([6, 7, 8]),
  'the first three days': schedule().onDaysOfMonth([1, 2, 3]),
  'the 1st, the 15th and Mondays': schedule().onDaysOfMonth([1, 15]).onWeekDays([1]),
};
const shown = (name, text) => console.log(`${name}, "${text}": cronstrue "${cronstrue.toString(text, { use24HourTimeFormat: true })}", natural-cron "${describeCron(text)}"`);
for (const [name, builder] of Object.entries(built)) shown(name, builder.compile());
shown('every second day', '0 7 */2 * *');
shown('7 and 15', '0 7,15 * * *');
JS
seen=$(node try.cjs)
echo "$seen"
expected='Monday to Friday, "0 7 * * 1-5": cronstrue "At 07:00, Monday through Friday", natural-cron "At 07:00, Monday through Friday"
the 1st, "0 7 1 * *": cronstrue "At 07:00, on day 1 of the month", natural-cron "At 07:00, on day 1 of the month"
January and July, "0 7 * 1,7 *": cronstrue "At 07:00, only in January and July", natural-cron "At 07:00, in January and July"
Mondays in June, "0 7 * 6 1": cronstrue "At 07:00, only on Monday, only in June", natural-cron "At 07:00 every day"
June, July and August, "0 7 * 6-8 *": cronstrue "At 07:00, June through August", natural-cron "At 07:00 every day"
Monday to Friday in June, July and August, "0 7 * 6-8 1-5": cronstrue "At 07:00, Monday through Friday, June through August", natural-cron "At 07:00 every day"
the first three days, "0 7 1-3 * *": cronstrue "At 07:00, between day 1 and 3 of the month", natural-cron "At 07:00 every day"
the 1st, the 15th and Mondays, "0 7 1,15 * 1": cronstrue "At 07:00, on day 1 and 15 of the month, and on Monday", natural-cron "At 07:00 every day"
every second day, "0 7 */2 * *": cronstrue "At 07:00, every 2 days in a month", natural-cron "At 07:00 every day"
7 and 15, "0 7,15 * * *": cronstrue "At 07:00 and 15:00", natural-cron "Custom schedule: 0 7,15 * * *"'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
