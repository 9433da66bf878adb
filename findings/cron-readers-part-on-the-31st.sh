#!/usr/bin/env bash
# aws-cron-parser 1.1.12, @cheap-glitch/mi-cron 1.0.1: a job on day 31 runs in the months that have one, and one on February
# 29 every four years; cron compares the fields with the clock, which never shows November 31 (POSIX, crontab), and
# cron-parser 5.10.5 skips to December 31. Both packages give a next run in each month, as JavaScript counts on: day 31 after
# November 29 is December 1, and of February it is March 3; February 29, 2027 is March 1. Of 29 to 31 March 1 comes as well.
# aws-cron-parser says that it supports "all the specs" of AWS. No error. A program that shows when a bill at the end of a
# month goes out compares the day that it gets with the day that it asked for.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund aws-cron-parser@1.1.12 @cheap-glitch/mi-cron@1.0.1 cron-parser@5.10.5
cat > try.cjs <<'JS'
const aws = require('aws-cron-parser');
const { parseCron } = require('@cheap-glitch/mi-cron');
const { CronExpressionParser } = require('cron-parser');
const day = (date) => date.toISOString().slice(0, 10);
const from = '2026-11-29T12:00:00Z';
const run = (next, count) => {
  let date = new Date(from);
  return Array.from({ length: count }, () => day(date = next(date))).join(' ');
};
for (const [days, months, count] of [['31', '*', 5], ['29-31', '*', 8], ['31', '3,6,9,12', 4], ['29', '2', 3]]) {
  const text = `0 7 ${days} ${months} *`;
  const rule = aws.parse(`0 7 ${days} ${months} ? *`);
  const known = CronExpressionParser.parse(text, { currentDate: from, tz: 'UTC' });
  console.log(`day ${days} of month ${months}`);
  console.log(`  cron-parser     ${run(() => known.next().toDate(), count)}`);
  console.log(`  aws-cron-parser ${run((date) => aws.next(rule, date), count)}`);
  console.log(`  mi-cron         ${run((date) => parseCron.nextDate(text, date), count)}`);
}
JS
seen=$(TZ=UTC node try.cjs)
echo "$seen"
expected='day 31 of month *
  cron-parser     2026-12-31 2027-01-31 2027-03-31 2027-05-31 2027-07-31
  aws-cron-parser 2026-12-01 2026-12-31 2027-01-31 2027-03-03 2027-03-31
  mi-cron         2026-12-01 2026-12-31 2027-01-31 2027-03-03 2027-03-31
day 29-31 of month *
  cron-parser     2026-11-30 2026-12-29 2026-12-30 2026-12-31 2027-01-29 2027-01-30 2027-01-31 2027-03-29
  aws-cron-parser 2026-11-30 2026-12-29 2026-12-30 2026-12-31 2027-01-29 2027-01-30 2027-01-31 2027-03-01
  mi-cron         2026-11-30 2026-12-01 2026-12-29 2026-12-30 2026-12-31 2027-01-29 2027-01-30 2027-01-31
day 31 of month 3,6,9,12
  cron-parser     2026-12-31 2027-03-31 2027-12-31 2028-03-31
  aws-cron-parser 2026-12-31 2027-03-31 2027-07-01 2027-10-01
  mi-cron         2026-12-31 2027-03-31 2027-07-01 2027-10-01
day 29 of month 2
  cron-parser     2028-02-29 2032-02-29 2036-02-29
  aws-cron-parser 2027-03-01 2028-02-29 2029-03-01
  mi-cron         2027-03-01 2028-02-29 2029-03-01'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
