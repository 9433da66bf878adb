#!/usr/bin/env bash
# timezone-soft 1.5.2 finds a time zone of what somebody wrote, and one expects for "GMT-6" what it gives for "UTC-6", six
# hours behind. "UTC-6" is Etc/GMT+6, which is right, as these names of the time zone database have the sign turned round
# (tz, file etcetera); "GMT-6" is Etc/GMT-6, six hours ahead: a noon in Texas is midnight of the next day, twelve hours off.
# Of the short names the first answer of "CST" and of "ct" is Asia/Shanghai, of "AST" Asia/Riyadh, while "EST" is
# America/New_York and "central" America/Chicago. No error. A program that reads time zones of a file or of a calendar takes
# offsets by itself, and asks where a short name has more than one zone.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund timezone-soft@1.5.2
cat > try.cjs <<'JS'
const { default: soft } = require('timezone-soft');
const read = soft ?? require('timezone-soft');
const clock = (zone) => new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', weekday: 'short' }).format(new Date('2026-11-29T18:00:00Z'));
for (const text of ['UTC-6', 'GMT-6', 'GMT-5', 'GMT+2', 'UTC+2', 'CST', 'central', 'ct', 'EST', 'eastern', 'AST', 'Katy']) {
  const found = read(text);
  console.log(`${text}: ${found.length ? `${found[0].iana}, ${clock(found[0].iana)}` : 'nothing'}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='UTC-6: Etc/GMT+6, Sun 12:00
GMT-6: Etc/GMT-6, Mon 00:00
GMT-5: Etc/GMT-5, Sun 23:00
GMT+2: Etc/GMT+2, Sun 16:00
UTC+2: Etc/GMT-2, Sun 20:00
CST: Asia/Shanghai, Mon 02:00
central: America/Chicago, Sun 12:00
ct: Asia/Shanghai, Mon 02:00
EST: America/New_York, Sun 13:00
eastern: America/New_York, Sun 13:00
AST: Asia/Riyadh, Sun 21:00
Katy: nothing'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
