#!/usr/bin/env bash
# @breejs/later 4.2.0, cron-parser 5.10.5: in a crontab both 0 and 7 are Sunday, and where day of the month and day of the
# week are both given, either of them is enough (crontab(5)). One expects two readers of such lines to agree. cron-parser
# goes by that. later takes 7 for Saturday, as its own count begins with 1 for Sunday: "0 7 * * 7" runs a day early, and
# "5-7" has no Sunday; 0 and SUN are right, so that nothing is seen until somebody writes a 7. And it asks for both days: "0
# 7 1-7 * 1" is the first Monday of a month in later, and each Monday and the first seven days in cron-parser. No error in
# either. A program that keeps such lines writes Sunday as 0, gives one of the two days alone, and shows the next dates to
# who wrote the line.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @breejs/later@4.2.0 cron-parser@5.10.5
cat > try.cjs <<'JS'
const later = require('@breejs/later');
const { CronExpressionParser } = require('cron-parser');
later.date.UTC();
const from = new Date('2026-11-05T12:00:00Z');
const shown = (dates) => dates.map((date) => date.toUTCString().slice(0, 11)).join('; ');
for (const line of ['0 7 * * 0', '0 7 * * 7', '0 7 * * SUN', '0 7 * * 5-7', '0 7 1-7 * 1', '0 7 15 * 1']) {
  console.log(line);
  console.log(`  later       ${shown(later.schedule(later.parse.cron(line)).next(5, from))}`);
  console.log(`  cron-parser ${shown(CronExpressionParser.parse(line, { currentDate: from, tz: 'UTC' }).take(5).map((date) => date.toDate()))}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='0 7 * * 0
  later       Sun, 08 Nov; Sun, 15 Nov; Sun, 22 Nov; Sun, 29 Nov; Sun, 06 Dec
  cron-parser Sun, 08 Nov; Sun, 15 Nov; Sun, 22 Nov; Sun, 29 Nov; Sun, 06 Dec
0 7 * * 7
  later       Sat, 07 Nov; Sat, 14 Nov; Sat, 21 Nov; Sat, 28 Nov; Sat, 05 Dec
  cron-parser Sun, 08 Nov; Sun, 15 Nov; Sun, 22 Nov; Sun, 29 Nov; Sun, 06 Dec
0 7 * * SUN
  later       Sun, 08 Nov; Sun, 15 Nov; Sun, 22 Nov; Sun, 29 Nov; Sun, 06 Dec
  cron-parser Sun, 08 Nov; Sun, 15 Nov; Sun, 22 Nov; Sun, 29 Nov; Sun, 06 Dec
0 7 * * 5-7
  later       Fri, 06 Nov; Sat, 07 Nov; Fri, 13 Nov; Sat, 14 Nov; Fri, 20 Nov
  cron-parser Fri, 06 Nov; Sat, 07 Nov; Sun, 08 Nov; Fri, 13 Nov; Sat, 14 Nov
0 7 1-7 * 1
  later       Mon, 07 Dec; Mon, 04 Jan; Mon, 01 Feb; Mon, 01 Mar; Mon, 05 Apr
  cron-parser Fri, 06 Nov; Sat, 07 Nov; Mon, 09 Nov; Mon, 16 Nov; Mon, 23 Nov
0 7 15 * 1
  later       Mon, 15 Feb; Mon, 15 Mar; Mon, 15 Nov; Mon, 15 May; Mon, 15 Jan
  cron-parser Mon, 09 Nov; Sun, 15 Nov; Mon, 16 Nov; Mon, 23 Nov; Mon, 30 Nov'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
