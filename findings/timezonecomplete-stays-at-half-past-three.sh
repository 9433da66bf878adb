#!/usr/bin/env bash
# timezonecomplete 5.15.1 lists the times of what repeats by the clock of a place (`PeriodDst.RegularLocalTime`), and one
# expects what is daily at 2:30 to be at 2:30 on each day that has that time. On March 8, 2026, when the clocks of Texas go
# from 2:00 to 3:00, it is at 3:30, as one would have it; and then `findNext` gives 3:30 on each day that follows, as it goes
# on from the last one. What is weekly or monthly stays at 3:30 as well, and `findFirst` from the day after on has 3:30 for
# the next of these, while for what is daily, and from July 1 on, it has 2:30. So what is shown depends on how one came there.
# What is at 3:00 is right. rrule-temporal 2.2.8 leaves that day out, and has 2:30 on all others. No error. A program that
# goes through a series with it asks `findFirst` from the start of each day, or keeps times out of the hour from 2 to 3.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund timezonecomplete@5.15.1 tzdata@1.0.51 rrule-temporal@2.2.8
cat > try.mjs <<'JS'
import { RRuleTemporal } from 'rrule-temporal';
import { DateTime, Period, PeriodDst, TimeUnit } from 'timezonecomplete';
const at = (time) => new DateTime(`${time} America/Chicago`);
const shown = (time) => time.toString().slice(5, 16);
for (const [start, unit, frequency] of [['2026-03-06T02:30:00', TimeUnit.Day, 'DAILY'], ['2026-03-01T02:30:00', TimeUnit.Week, 'WEEKLY'], ['2026-02-08T02:30:00', TimeUnit.Month, 'MONTHLY'], ['2026-03-06T03:00:00', TimeUnit.Day, 'DAILY']]) {
  const period = new Period(at(start), 1, unit, PeriodDst.RegularLocalTime);
  const times = [at(start)];
  while (times.length < 5) times.push(period.findNext(times.at(-1)));
  const rule = new RRuleTemporal({ rruleString: `DTSTART;TZID=America/Chicago:${start.replace(/[-:]/g, '')}\nRRULE:FREQ=${frequency};COUNT=5` });
  console.log(`${frequency} from ${start}: ${times.map(shown).join(' ')}`);
  console.log(`  findFirst from March 9 ${shown(period.findFirst(at('2026-03-09T00:00:00')))}, from July 1 ${shown(period.findFirst(at('2026-07-01T00:00:00')))}`);
  console.log(`  rrule-temporal: ${rule.all().map(shown).join(' ')}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='DAILY from 2026-03-06T02:30:00: 03-06T02:30 03-07T02:30 03-08T03:30 03-09T03:30 03-10T03:30
  findFirst from March 9 03-09T02:30, from July 1 07-01T02:30
  rrule-temporal: 03-06T02:30 03-07T02:30 03-09T02:30 03-10T02:30 03-11T02:30
WEEKLY from 2026-03-01T02:30:00: 03-01T02:30 03-08T03:30 03-15T03:30 03-22T03:30 03-29T03:30
  findFirst from March 9 03-15T03:30, from July 1 07-05T02:30
  rrule-temporal: 03-01T02:30 03-15T02:30 03-22T02:30 03-29T02:30 04-05T02:30
MONTHLY from 2026-02-08T02:30:00: 02-08T02:30 03-08T03:30 04-08T03:30 05-08T03:30 06-08T03:30
  findFirst from March 9 04-08T03:30, from July 1 07-08T02:30
  rrule-temporal: 02-08T02:30 04-08T02:30 05-08T02:30 06-08T02:30 07-08T02:30
DAILY from 2026-03-06T03:00:00: 03-06T03:00 03-07T03:00 03-08T03:00 03-09T03:00 03-10T03:00
  findFirst from March 9 03-09T03:00, from July 1 07-01T03:00
  rrule-temporal: 03-06T03:00 03-07T03:00 03-08T03:00 03-09T03:00 03-10T03:00'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
