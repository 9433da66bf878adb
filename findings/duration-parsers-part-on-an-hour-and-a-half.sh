#!/usr/bin/env bash
# timestring 7.0.0, human-interval 2.0.1, parse-duration 2.1.9: a helper writes "1 1/2 hours" on a time sheet, and one expects
# 90 minutes, as all three read of "1.5 hours" and "90 minutes". timestring makes 6720 minutes of it, 112 hours, the spaces
# and the stroke left out; parse-duration 131, an hour of its own and 71 minutes; and human-interval 60, the half left out. "1
# hour 30" is 60 minutes to two of them, "1h30" to timestring, and "an hour, 15 minutes" 15 to timestring and human-interval,
# since a word is passed over where a number was to be. "7:30" is seven and a half minutes to parse-duration. "Half an hour"
# is 0 to human-interval, and "-30 minutes" 30 to timestring. No error where a number is shown. A program that takes hours
# from a text shows them in hours and minutes before they are kept, and refuses what it does not read to the last letter.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund timestring@7.0.0 human-interval@2.0.1 parse-duration@2.1.9
cat > try.mjs <<'JS'
import humanInterval from 'human-interval';
import parseDuration from 'parse-duration';
import timestring from 'timestring';
const tried = (call) => {
  try {
    const minutes = call();
    return typeof minutes === 'number' && !Number.isNaN(minutes) ? String(Math.round(minutes * 100) / 100) : 'not read';
  } catch {
    return 'an error';
  }
};
for (const text of ['90 minutes', '1.5 hours', '1 hour 30 minutes', '1 1/2 hours', '2 1/2 hours', '1 hour 30', '1h30', 'an hour, 15 minutes', '7:30', 'half an hour', '-30 minutes']) {
  console.log(`${text}, in minutes: timestring ${tried(() => timestring(text, 'm'))}, human-interval ${tried(() => humanInterval(text) / 60000)}, parse-duration ${tried(() => parseDuration(text, 'm'))}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='90 minutes, in minutes: timestring 90, human-interval 90, parse-duration 90
1.5 hours, in minutes: timestring 90, human-interval 90, parse-duration 90
1 hour 30 minutes, in minutes: timestring 90, human-interval 90, parse-duration 90
1 1/2 hours, in minutes: timestring 6720, human-interval 60, parse-duration 131
2 1/2 hours, in minutes: timestring 12720, human-interval 120, parse-duration 141
1 hour 30, in minutes: timestring 60, human-interval 60, parse-duration 90
1h30, in minutes: timestring 60, human-interval not read, parse-duration 90
an hour, 15 minutes, in minutes: timestring 15, human-interval 15, parse-duration 15
7:30, in minutes: timestring an error, human-interval not read, parse-duration 7.5
half an hour, in minutes: timestring an error, human-interval 0, parse-duration not read
-30 minutes, in minutes: timestring 30, human-interval -30, parse-duration -30'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
