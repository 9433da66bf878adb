#!/usr/bin/env bash
# dayjs-business-time 1.0.4 with dayjs 1.11.23: `businessDaysDiff` tells how many working days lie between two moments; the
# read-me shows 3 from 10 in the morning of a Monday to 10 of the Thursday. One expects 3 from any hour of that Monday to the
# same hour of that Thursday, and above all from one date to another without an hour. Before the working day begins (9, if
# nothing else is set) it counts one more: from midnight to midnight, as a date alone is read, Monday to Thursday are 4 days,
# Friday to the next Monday 2, and a day to itself is 1. So it is after the end of the day; from 9 to 17 it is right.
# `businessHoursDiff` is right at any hour. A program that counts days of delay or of notice with it gives both dates an hour
# of the working day.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dayjs-business-time@1.0.4 dayjs@1.11.23
cat > try.cjs <<'JS'
const dayjs = require('dayjs');
dayjs.extend(require('dayjs-business-time'));
for (const hour of ['', ' 00:00', ' 06:30', ' 08:59', ' 09:00', ' 10:00', ' 17:00', ' 23:30']) {
  const days = (from, to) => dayjs(from + hour).businessDaysDiff(dayjs(to + hour));
  const hours = dayjs(`2026-11-02${hour}`).businessHoursDiff(dayjs(`2026-11-05${hour}`));
  const counted = `Monday to Thursday ${days('2026-11-02', '2026-11-05')}, Friday to Monday ${days('2026-11-06', '2026-11-09')}`;
  console.log(`${hour.trim() || 'no hour'}: ${counted}, Monday to itself ${days('2026-11-02', '2026-11-02')}; hours Monday to Thursday ${hours}`);
}
JS
seen=$(TZ=America/Chicago node try.cjs)
echo "$seen"
expected='no hour: Monday to Thursday 4, Friday to Monday 2, Monday to itself 1; hours Monday to Thursday 24
00:00: Monday to Thursday 4, Friday to Monday 2, Monday to itself 1; hours Monday to Thursday 24
06:30: Monday to Thursday 4, Friday to Monday 2, Monday to itself 1; hours Monday to Thursday 24
08:59: Monday to Thursday 4, Friday to Monday 2, Monday to itself 1; hours Monday to Thursday 24
09:00: Monday to Thursday 3, Friday to Monday 1, Monday to itself 0; hours Monday to Thursday 24
10:00: Monday to Thursday 3, Friday to Monday 1, Monday to itself 0; hours Monday to Thursday 24
17:00: Monday to Thursday 3, Friday to Monday 1, Monday to itself 0; hours Monday to Thursday 24
23:30: Monday to Thursday 4, Friday to Monday 2, Monday to itself 1; hours Monday to Thursday 24'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
