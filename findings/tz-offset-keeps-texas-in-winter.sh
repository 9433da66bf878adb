#!/usr/bin/env bash
# tz-offset 0.0.2: `timeAt(date, zone)` is "a given date represented in another" zone by its README, and one expects the time
# that the clocks there show on that date. It has one offset for each zone, that of the winter: of July 15 at 18:00 UTC it
# says noon in Houston, where it is 13:00, and so it is an hour behind in each zone that has a summer time, from March to
# November, and right in January, when it may have been tried. Ciudad Juárez, a zone of its own since 2022, is refused. No
# other error. A program that shows a time of a place takes `Intl.DateTimeFormat` with `timeZone`, and tries each such
# package with a day of July.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund tz-offset@0.0.2
cat > try.cjs <<'JS'
const { offsetOf, timeAt } = require('tz-offset');
const clock = (zone, date) => new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(date);
const days = ['2026-01-15T18:00:00Z', '2026-07-15T18:00:00Z'];
for (const zone of ['America/Chicago', 'America/New_York', 'America/Phoenix', 'America/Mexico_City', 'America/Sao_Paulo', 'Europe/Moscow']) {
  const told = days.map((text) => `${text.slice(0, 10)} ${timeAt(new Date(text), zone).toISOString().slice(11, 16)}, by Intl ${clock(zone, new Date(text))}`);
  console.log(`${zone}: offsetOf ${offsetOf(zone)}, timeAt ${told.join('; ')}`);
}
try {
  console.log(offsetOf('America/Ciudad_Juarez'));
} catch (error) {
  console.log(error.message);
}
JS
seen=$(TZ=UTC node try.cjs)
echo "$seen"
expected='America/Chicago: offsetOf 360, timeAt 2026-01-15 12:00, by Intl 12:00; 2026-07-15 12:00, by Intl 13:00
America/New_York: offsetOf 300, timeAt 2026-01-15 13:00, by Intl 13:00; 2026-07-15 13:00, by Intl 14:00
America/Phoenix: offsetOf 420, timeAt 2026-01-15 11:00, by Intl 11:00; 2026-07-15 11:00, by Intl 11:00
America/Mexico_City: offsetOf 360, timeAt 2026-01-15 12:00, by Intl 12:00; 2026-07-15 12:00, by Intl 12:00
America/Sao_Paulo: offsetOf 180, timeAt 2026-01-15 15:00, by Intl 15:00; 2026-07-15 15:00, by Intl 15:00
Europe/Moscow: offsetOf -180, timeAt 2026-01-15 21:00, by Intl 21:00; 2026-07-15 21:00, by Intl 21:00
Invalid timezone America/Ciudad_Juarez'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
