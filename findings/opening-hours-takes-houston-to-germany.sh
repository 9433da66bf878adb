#!/usr/bin/env bash
# opening_hours 3.15.0 reads working hours as OpenStreetMap writes them, "sunrise-sunset" among them, with the place given as
# latitude and longitude; its types say that both are numbers. One expects the sun of that place. Given as numbers it is
# passed over, without a warning: on June 21 and on December 21 Houston is open from 06:00 to 18:00, the fixed times that the
# README has for a place that is not given. Given as texts, as Nominatim answers them and against the types, the times are
# those of Houston. And with no place at all, null, which the README allows, they are not the fixed ones, but those of the
# middle of Germany: by the clock of Texas it is closed at noon and opens at 22:14 on June 21. Holidays by country and state
# are read in both ways. A program that plans work by daylight hands texts over, and compares one day with a sunset that it
# knows.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund opening_hours@3.15.0
cat > try.cjs <<'JS'
const module_ = require('opening_hours');
const OpeningHours = module_.default ?? module_;
const address = { country_code: 'us', state: 'Texas' };
const places = {
  'as numbers': { lat: 29.7604, lon: -95.3698, address },
  'as texts': { lat: '29.7604', lon: '-95.3698', address },
  'no place': null,
};
const two = (number) => String(number).padStart(2, '0');
const clock = (date) => `${two(date.getHours())}:${two(date.getMinutes())}`;
for (const [name, place] of Object.entries(places)) {
  const hours = new OpeningHours('sunrise-sunset', place);
  for (const [month, day] of [[6, 21], [12, 21]]) {
    const sunrise = hours.getNextChange(new Date(2026, month - 1, day, 0, 0));
    const open = hours.getState(new Date(2026, month - 1, day, 12));
    const next = hours.getNextChange(new Date(2026, month - 1, day, 12));
    console.log(`${name}, ${two(month)}-${two(day)}: first change ${clock(sunrise)}, open at noon ${open}, then until ${clock(next)}; warnings ${hours.getWarnings().length}`);
  }
}
const thanksgiving = new Date(2026, 10, 26, 10);
for (const name of ['as numbers', 'as texts']) console.log(`Mo-Fr 07:00-15:30; PH off, ${name}, open on Thanksgiving: ${new OpeningHours('Mo-Fr 07:00-15:30; PH off', places[name]).getState(thanksgiving)}`);
JS
seen=$(TZ=America/Chicago node try.cjs)
echo "$seen"
expected='as numbers, 06-21: first change 06:00, open at noon true, then until 18:00; warnings 0
as numbers, 12-21: first change 06:00, open at noon true, then until 18:00; warnings 0
as texts, 06-21: first change 06:21, open at noon true, then until 20:25; warnings 0
as texts, 12-21: first change 07:12, open at noon true, then until 17:26; warnings 0
no place, 06-21: first change 22:14, open at noon false, then until 22:14; warnings 0
no place, 12-21: first change 01:14, open at noon false, then until 01:15; warnings 0
Mo-Fr 07:00-15:30; PH off, as numbers, open on Thanksgiving: false
Mo-Fr 07:00-15:30; PH off, as texts, open on Thanksgiving: false'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
