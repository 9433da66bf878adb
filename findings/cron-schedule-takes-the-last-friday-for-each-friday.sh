#!/usr/bin/env bash
# cron-schedule 6.0.0, @datasert/cronjs-matcher 1.4.0, cron-parser 5.10.5: each finds the next times of a job. "5L" is the last Friday of a
# month to those that know it, "1#1" the first Monday, "15W" the workday next to the 15th. One expects an error of one that does not.
# cron-schedule reads the digits and passes over the rest: each Friday, each Monday, and Sunday the 15th. "5/15", every 15 minutes from
# 5 past on, is once an hour to it. On the night on which clocks go back an hourly job misses an hour with it and with
# @datasert/cronjs-matcher, which leaves Sunday out of "5-7" as well, and a job of 2:30 on March 14. No error. A program checks an
# expression by a parser that refuses what it does not know, and looks at the next times.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund cron-schedule@6.0.0 @datasert/cronjs-matcher@1.4.0 cron-parser@5.10.5
cat > try.mjs <<'JS'
import { getFutureMatches } from '@datasert/cronjs-matcher';
import { CronExpressionParser } from 'cron-parser';
import { parseCronExpression } from 'cron-schedule';
const zone = 'America/Chicago';
const say = (date) => new Intl.DateTimeFormat('en-US', { timeZone: zone, weekday: 'short', month: 'numeric', day: 'numeric', hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }).format(new Date(date));
const packages = {
  'cron-schedule': (expression, from) => parseCronExpression(expression).getNextDates(4, from),
  '@datasert/cronjs-matcher': (expression, from) => getFutureMatches(expression, { startAt: from.toISOString(), timezone: zone, matchCount: 4, hasSeconds: false }),
  'cron-parser': (expression, from) => CronExpressionParser.parse(expression, { currentDate: from, tz: zone }).take(4).map((date) => date.toDate()),
};
for (const [what, expression, from] of [
  ['the last Friday', '30 7 * * 5L', '2026-11-01T12:00:00Z'],
  ['the first Monday', '30 7 * * 1#1', '2026-11-01T12:00:00Z'],
  ['the workday next to the 15th', '30 7 15W * *', '2026-11-01T12:00:00Z'],
  ['every 15 minutes from 5 past', '5/15 * * * *', '2026-11-30T12:01:00Z'],
  ['every hour, clocks go back', '0 * * * *', '2026-11-01T04:30:00Z'],
  ['Friday to Sunday', '30 7 * * 5-7', '2026-11-30T12:00:00Z'],
  ['half past two, clocks go forward', '30 2 * * *', '2027-03-13T00:00:00Z'],
]) {
  console.log(`${what}: ${expression}`);
  for (const [name, next] of Object.entries(packages)) {
    try {
      console.log(`  ${name}: ${next(expression, new Date(from)).map(say).join('; ')}`);
    } catch (error) {
      console.log(`  ${name}: ${error.message}`);
    }
  }
}
JS
seen=$(TZ=America/Chicago node try.mjs)
echo "$seen"
expected='the last Friday: 30 7 * * 5L
  cron-schedule: Fri, 11/6, 07:30; Fri, 11/13, 07:30; Fri, 11/20, 07:30; Fri, 11/27, 07:30
  @datasert/cronjs-matcher: Fri, 11/27, 07:30; Fri, 12/25, 07:30; Fri, 1/29, 07:30; Fri, 2/26, 07:30
  cron-parser: Fri, 11/27, 07:30; Fri, 12/25, 07:30; Fri, 1/29, 07:30; Fri, 2/26, 07:30
the first Monday: 30 7 * * 1#1
  cron-schedule: Mon, 11/2, 07:30; Mon, 11/9, 07:30; Mon, 11/16, 07:30; Mon, 11/23, 07:30
  @datasert/cronjs-matcher: Mon, 11/2, 07:30; Mon, 12/7, 07:30; Mon, 1/4, 07:30; Mon, 2/1, 07:30
  cron-parser: Mon, 11/2, 07:30; Mon, 12/7, 07:30; Mon, 1/4, 07:30; Mon, 2/1, 07:30
the workday next to the 15th: 30 7 15W * *
  cron-schedule: Sun, 11/15, 07:30; Tue, 12/15, 07:30; Fri, 1/15, 07:30; Mon, 2/15, 07:30
  @datasert/cronjs-matcher: Mon, 11/16, 07:30; Tue, 12/15, 07:30; Fri, 1/15, 07:30; Mon, 2/15, 07:30
  cron-parser: Invalid characters, got value: 15W
every 15 minutes from 5 past: 5/15 * * * *
  cron-schedule: Mon, 11/30, 06:05; Mon, 11/30, 07:05; Mon, 11/30, 08:05; Mon, 11/30, 09:05
  @datasert/cronjs-matcher: Mon, 11/30, 06:05; Mon, 11/30, 06:20; Mon, 11/30, 06:35; Mon, 11/30, 06:50
  cron-parser: Mon, 11/30, 06:05; Mon, 11/30, 06:20; Mon, 11/30, 06:35; Mon, 11/30, 06:50
every hour, clocks go back: 0 * * * *
  cron-schedule: Sun, 11/1, 00:00; Sun, 11/1, 01:00; Sun, 11/1, 02:00; Sun, 11/1, 03:00
  @datasert/cronjs-matcher: Sun, 11/1, 00:00; Sun, 11/1, 01:00; Sun, 11/1, 02:00; Sun, 11/1, 03:00
  cron-parser: Sun, 11/1, 00:00; Sun, 11/1, 01:00; Sun, 11/1, 01:00; Sun, 11/1, 02:00
Friday to Sunday: 30 7 * * 5-7
  cron-schedule: Fri, 12/4, 07:30; Sat, 12/5, 07:30; Sun, 12/6, 07:30; Fri, 12/11, 07:30
  @datasert/cronjs-matcher: Fri, 12/4, 07:30; Sat, 12/5, 07:30; Fri, 12/11, 07:30; Sat, 12/12, 07:30
  cron-parser: Fri, 12/4, 07:30; Sat, 12/5, 07:30; Sun, 12/6, 07:30; Fri, 12/11, 07:30
half past two, clocks go forward: 30 2 * * *
  cron-schedule: Sat, 3/13, 02:30; Sun, 3/14, 03:30; Mon, 3/15, 02:30; Tue, 3/16, 02:30
  @datasert/cronjs-matcher: Sat, 3/13, 02:30; Mon, 3/15, 02:30; Tue, 3/16, 02:30; Wed, 3/17, 02:30
  cron-parser: Sat, 3/13, 02:30; Sun, 3/14, 03:30; Mon, 3/15, 02:30; Tue, 3/16, 02:30'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
