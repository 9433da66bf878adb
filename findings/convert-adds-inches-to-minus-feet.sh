#!/usr/bin/env bash
# convert 8.0.2: `convertMany` reads a length or a time of several parts, "3 ft 6 in" as 42 inches, and one expects the
# opposite of it for "-3 ft 6 in", which is how a depth below the deck is written. The minus counts for its own part alone:
# -3 feet and then 6 inches upwards, -30 inches, a foot too high; -1 hour 30 minutes is half an hour, and -1 day 2 hours is
# -22 hours. With a space behind it, as in "- 3 ft 6 in", the minus is passed over altogether, and 42 inches remain. No error
# in either case. A program that reads heights below a level takes the minus off before it reads the rest, and sets it before
# the whole.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund convert@8.0.2
cat > try.mjs <<'JS'
import { convertMany } from 'convert';
for (const text of ['3 ft 6 in', '-3 ft 6 in', '- 3 ft 6 in', '-1 h 30 min', '-1 d 2 h', '2 h 5 m']) {
  const unit = /\d ?(h|s|d|min)\b/.test(text) ? 'minutes' : 'inches';
  try {
    console.log(`${text}: ${convertMany(text).to(unit)} ${unit}`);
  } catch (error) {
    console.log(`${text}: ${error.message}`);
  }
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='3 ft 6 in: 42.00000000000001 inches
-3 ft 6 in: -30.000000000000007 inches
- 3 ft 6 in: 42.00000000000001 inches
-1 h 30 min: -30 minutes
-1 d 2 h: -1320 minutes
2 h 5 m: 125 minutes'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
