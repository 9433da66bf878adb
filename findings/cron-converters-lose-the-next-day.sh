#!/usr/bin/env bash
# local-crontab 0.1.8, crontzconvert 1.1.1: both write a crontab of one time zone for another, so that a job at 8 in the
# evening of Friday in Phoenix (UTC-7 all year) is one at 3 of Saturday in UTC, as luxon 3.7.2 has it. local-crontab turns
# the hour and leaves the day: Friday at 20:00 becomes Friday at 3, which is Thursday evening in Phoenix; so with days of the
# month, and "1-5" is Sunday to Thursday. crontzconvert moves the day of a single hour, but of noon and evening together
# leaves it; of day 31 it makes day 1 of each month, so that the job runs in November and February too, of day 30 day 31, of
# February 28 February 29, and of the Fridays of December the Saturdays of January. To India (UTC+5:30) it turns minutes and
# hours apart: 7:15 and 7:45 become 12:15 and 12:45, which are 6:45 and 7:15. No error from either. A program that stores
# jobs in UTC keeps the zone beside them and asks for the next run there.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund local-crontab@0.1.8 crontzconvert@1.1.1 luxon@3.7.2
cat > try.cjs <<'JS'
const { localCrontabToUtcCrontabs } = require('local-crontab');
const { convert } = require('crontzconvert');
const { DateTime } = require('luxon');
const phoenix = { zone: 'America/Phoenix' };
const utc = (text) => DateTime.fromISO(text, phoenix).toUTC().toFormat('ccc, LLLL d, HH:mm');
console.log(`Friday, December 4, 20:00 in Phoenix is ${utc('2026-12-04T20:00')} in UTC`);
console.log(`February 28, 2027, 20:00 in Phoenix is ${utc('2027-02-28T20:00')} in UTC`);
for (const [name, text] of [
  ['Friday at 20', '0 20 * * 5'],
  ['Monday to Friday at 20', '0 20 * * 1-5'],
  ['Friday at 12 and 20', '0 12,20 * * 5'],
  ['the 1st at 20', '0 20 1 * *'],
  ['the 30th at 20', '0 20 30 * *'],
  ['the 31st at 20', '0 20 31 * *'],
  ['February 28 at 20', '0 20 28 2 *'],
  ['Fridays of December at 20', '0 20 * 12 5'],
]) {
  console.log(`${name} in Phoenix: local-crontab "${localCrontabToUtcCrontabs(text, 'America/Phoenix').join('", "')}", crontzconvert "${convert(`0 ${text}`, 'America/Phoenix', 'UTC').slice(2)}"`);
}
console.log(`7:15 and 7:45 UTC, in India: crontzconvert "${convert('0 15,45 7 * * *', 'UTC', 'Asia/Kolkata').slice(2)}", one by one "${convert('0 15 7 * * *', 'UTC', 'Asia/Kolkata').slice(2)}" and "${convert('0 45 7 * * *', 'UTC', 'Asia/Kolkata').slice(2)}"`);
JS
seen=$(TZ=UTC node try.cjs)
echo "$seen"
expected='Friday, December 4, 20:00 in Phoenix is Sat, December 5, 03:00 in UTC
February 28, 2027, 20:00 in Phoenix is Mon, March 1, 03:00 in UTC
Friday at 20 in Phoenix: local-crontab "0 3 * * 5", crontzconvert "0 3 * * 6"
Monday to Friday at 20 in Phoenix: local-crontab "0 3 * * 1-5", crontzconvert "0 3 * * 2-6"
Friday at 12 and 20 in Phoenix: local-crontab "0 3,19 * * 5", crontzconvert "0 3,19 * * 5"
the 1st at 20 in Phoenix: local-crontab "0 3 1 * *", crontzconvert "0 3 2 * *"
the 30th at 20 in Phoenix: local-crontab "0 3 30 * *", crontzconvert "0 3 31 * *"
the 31st at 20 in Phoenix: local-crontab "0 3 31 * *", crontzconvert "0 3 1 * *"
February 28 at 20 in Phoenix: local-crontab "0 3 28 2 *", crontzconvert "0 3 29 2 *"
Fridays of December at 20 in Phoenix: local-crontab "0 3 * 12 5", crontzconvert "0 3 * 1 6"
7:15 and 7:45 UTC, in India: crontzconvert "15,45 12 * * *", one by one "45 12 * * *" and "15 13 * * *"'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
