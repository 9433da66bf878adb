#!/usr/bin/env bash
# cron 4.4.0 gives the times of jobs in a time zone, and one expects each daily job once a day. On November 1, 2026, when the
# clocks of Texas go back from 2:00 to 1:00, a job of 2:30 comes at 1:30, the second one, and again at 2:30; so do jobs of
# 2:00 and 2:45, and with them what is sent or billed. What is at 1:30, the hour that is there twice, comes once, and so do
# jobs of 3:00 and 7:00. croner 11.0.1 and cronosjs 1.7.1 have the job of 2:30 once. No error. A program that plans with it
# keeps jobs away from the hour from 2 to 3, or leaves out one that was done within the last 23 hours.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund cron@4.4.0 croner@11.0.1 cronosjs@1.7.1
cat > try.mjs <<'JS'
import { CronTime } from 'cron';
import { Cron } from 'croner';
import { CronosExpression } from 'cronosjs';
const zone = 'America/Chicago';
const start = new Date('2026-10-31T17:00:00Z');
const clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, month: 'numeric', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' });
const shown = (dates) => dates.map((date) => clock.format(date)).join(', ');
const ways = {
  'cron': (pattern) => {
    const time = new CronTime(pattern, zone);
    const dates = [];
    for (let date = start; dates.length < 3; dates.push(date)) date = time.getNextDateFrom(date, zone).toJSDate();
    return dates;
  },
  'croner': (pattern) => new Cron(pattern, { timezone: zone }).nextRuns(3, start),
  'cronosjs': (pattern) => CronosExpression.parse(pattern, { timezone: zone }).nextNDates(start, 3),
};
for (const pattern of ['30 2 * * *', '0 2 * * *', '45 2 * * 0', '30 1 * * *', '0 3 * * *', '0 7 * * *']) {
  for (const [name, dates] of Object.entries(ways)) if (name === 'cron' || pattern === '30 2 * * *') console.log(`${pattern} by ${name}: ${shown(dates(pattern))}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='30 2 * * * by cron: 11/1, 01:30 CST, 11/1, 02:30 CST, 11/2, 02:30 CST
30 2 * * * by croner: 11/1, 02:30 CST, 11/2, 02:30 CST, 11/3, 02:30 CST
30 2 * * * by cronosjs: 11/1, 02:30 CST, 11/2, 02:30 CST, 11/3, 02:30 CST
0 2 * * * by cron: 11/1, 01:00 CST, 11/1, 02:00 CST, 11/2, 02:00 CST
45 2 * * 0 by cron: 11/1, 01:45 CST, 11/1, 02:45 CST, 11/8, 02:45 CST
30 1 * * * by cron: 11/1, 01:30 CDT, 11/2, 01:30 CST, 11/3, 01:30 CST
0 3 * * * by cron: 11/1, 03:00 CST, 11/2, 03:00 CST, 11/3, 03:00 CST
0 7 * * * by cron: 11/1, 07:00 CST, 11/2, 07:00 CST, 11/3, 07:00 CST'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
