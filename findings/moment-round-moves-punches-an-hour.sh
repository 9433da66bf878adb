#!/usr/bin/env bash
# moment-round 1.0.1 with moment 2.31.0 rounds a time to a quarter of an hour, as time clocks do, and one expects the quarter
# that is nearest. On the night on which clocks go back, in Houston November 1, 2026, it moves a punch by an hour: 1:53 in the
# first of the two hours from 1 to 2 becomes 2:00 after the second, 67 minutes later, and 1:38 in the second becomes 1:45 in
# the first, 53 minutes earlier; `floor` and `ceil` do the same. It sets the minutes of a Date, which takes such a time for
# the first of the two. The nights before and after, and the one in March, are right. No error. A program that pays by the
# quarter rounds the minutes since a moment in UTC.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund moment@2.31.0 moment-round@1.0.1
cat > try.cjs <<'JS'
const moment = require('moment');
require('moment-round');
const clock = (time) => moment(time).format('HH:mm Z');
for (const [said, utc] of [
  ['October 31', '2026-10-31T06:53:00Z'],
  ['first hour', '2026-11-01T06:38:00Z'],
  ['first hour', '2026-11-01T06:53:00Z'],
  ['second hour', '2026-11-01T07:10:00Z'],
  ['second hour', '2026-11-01T07:38:00Z'],
  ['November 2', '2026-11-02T07:53:00Z'],
  ['March 8', '2026-03-08T07:53:00Z'],
]) {
  const time = moment(utc);
  const rounded = ['round', 'floor', 'ceil'].map((way) => {
    const made = time.clone()[way](15, 'minutes');
    return `${way} ${clock(made)} (${made.diff(time, 'minutes')} minutes)`;
  });
  console.log(`${said}, ${clock(time)}: ${rounded.join(', ')}`);
}
JS
seen=$(TZ=America/Chicago node try.cjs)
echo "$seen"
expected='October 31, 01:53 -05:00: round 02:00 -05:00 (7 minutes), floor 01:45 -05:00 (-8 minutes), ceil 02:00 -05:00 (7 minutes)
first hour, 01:38 -05:00: round 01:45 -05:00 (7 minutes), floor 01:30 -05:00 (-8 minutes), ceil 01:45 -05:00 (7 minutes)
first hour, 01:53 -05:00: round 02:00 -06:00 (67 minutes), floor 01:45 -05:00 (-8 minutes), ceil 02:00 -06:00 (67 minutes)
second hour, 01:10 -06:00: round 01:15 -05:00 (-55 minutes), floor 01:00 -05:00 (-70 minutes), ceil 01:15 -05:00 (-55 minutes)
second hour, 01:38 -06:00: round 01:45 -05:00 (-53 minutes), floor 01:30 -05:00 (-68 minutes), ceil 01:45 -05:00 (-53 minutes)
November 2, 01:53 -06:00: round 02:00 -06:00 (7 minutes), floor 01:45 -06:00 (-8 minutes), ceil 02:00 -06:00 (7 minutes)
March 8, 01:53 -06:00: round 03:00 -05:00 (7 minutes), floor 01:45 -06:00 (-8 minutes), ceil 03:00 -05:00 (7 minutes)'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
