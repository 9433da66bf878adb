#!/usr/bin/env bash
# suncalc 2.0.2 and 1.9.0, suncalc-ts 3.0.1: `getTimes` gives sunrise and sunset of a day, and the day of a program is often
# its midnight, "2026-11-29T00:00" in the time of the place. One expects the sun of that day. The packages take the noon that
# is nearest to the moment asked for, by the longitude alone; in Houston the sun is at its highest some time after 12 o'clock,
# and in summer after 1, so that midnight is nearer to the noon of the day before: all 365 days of 2026 asked for at midnight
# get the sun of the day before, and in summer those asked for at 1 o'clock as well. At noon all are right, which is where one
# tries it. No error; the times differ by a minute or two, their days by one. A program that has days asks for noon.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund suncalc@2.0.2 suncalc1@npm:suncalc@1.9.0 suncalc-ts@3.0.1
cat > try.mjs <<'JS'
import * as suncalc from 'suncalc';
import suncalc1 from 'suncalc1';
import * as ts from 'suncalc-ts';
const times = { 'suncalc 2.0.2': (...at) => suncalc.getTimes(...at).sunset, 'suncalc 1.9.0': (...at) => suncalc1.getTimes(...at).sunset, 'suncalc-ts': (...at) => { const { sunset, sunsetEnd } = (ts.getTimes ?? ts.default.getTimes)(...at); return sunset ?? sunsetEnd; } };
const civil = (date) => `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
const asked = new Date(2026, 10, 29);
for (const [name, sunset] of Object.entries(times)) {
  const wrong = (hour) => Array.from({ length: 365 }, (_, index) => new Date(2026, 0, 1 + index, hour)).filter((date) => civil(sunset(date, 29.76, -95.37)) !== civil(date)).length;
  console.log(`${name}: sunset of November 29 at midnight ${sunset(asked, 29.76, -95.37).toString().slice(0, 21)}, at noon ${sunset(new Date(2026, 10, 29, 12), 29.76, -95.37).toString().slice(0, 21)}`);
  console.log(`  days of 2026 with the sun of another day, by the hour: ${[0, 1, 2, 12, 23].map((hour) => `${hour}: ${wrong(hour)}`).join(', ')}`);
}
JS
seen=$(TZ=America/Chicago node try.mjs)
echo "$seen"
expected='suncalc 2.0.2: sunset of November 29 at midnight Sat Nov 28 2026 17:21, at noon Sun Nov 29 2026 17:21
  days of 2026 with the sun of another day, by the hour: 0: 365, 1: 238, 2: 0, 12: 0, 23: 0
suncalc 1.9.0: sunset of November 29 at midnight Sat Nov 28 2026 17:23, at noon Sun Nov 29 2026 17:23
  days of 2026 with the sun of another day, by the hour: 0: 365, 1: 238, 2: 0, 12: 0, 23: 0
suncalc-ts: sunset of November 29 at midnight Sat Nov 28 2026 17:23, at noon Sun Nov 29 2026 17:23
  days of 2026 with the sun of another day, by the hour: 0: 365, 1: 238, 2: 0, 12: 0, 23: 0'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
