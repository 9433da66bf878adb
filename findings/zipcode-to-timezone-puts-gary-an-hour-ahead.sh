#!/usr/bin/env bash
# zipcode-to-timezone 0.0.9: by ZIP code it names a time zone, and one expects the one in which the place lies (49 CFR 71.5,
# boundary line between eastern and central zones: in Indiana the counties of Gary, Valparaiso and Evansville are in the
# central zone, and in Kentucky that of Bowling Green; 71.9: most of Malheur County, Oregon, is in the mountain zone; 71.7:
# so are El Paso and Hudspeth County, Texas). It has Gary and Evansville in the zone of Indianapolis and Bowling Green in
# that of Louisville, an hour ahead, and Ontario, Oregon, an hour behind. Of El Paso it is right, of Salt Flat, Texas, wrong,
# and Puerto Rico and Guam have no zone. Where zipcodes 8.0.0 puts the ZIP codes and @photostructure/tz-lookup 11.7.0 the
# zones, 515 of 41,502 are an hour or more off, 202 of them in Kentucky and 141 in Indiana. No error. A program that calls
# customers by their ZIP code looks up the zone of the place.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund zipcode-to-timezone@0.0.9 zipcodes@8.0.0 @photostructure/tz-lookup@11.7.0
cat > try.cjs <<'JS'
const lookup = require('@photostructure/tz-lookup');
const { lookup: byZip } = require('zipcode-to-timezone');
const { codes } = require('zipcodes');
const day = new Date('2026-11-29T18:00:00Z');
const clock = (zone) => new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(day);
const clocks = {};
const cached = (zone) => (clocks[zone] ??= clock(zone));
for (const zip of ['46402', '46383', '47708', '46204', '42101', '40202', '97914', '97701', '79847', '79901', '77001']) {
  const { city, state, latitude, longitude } = codes[zip];
  const there = lookup(latitude, longitude);
  console.log(`${zip} ${city}, ${state}: ${byZip(zip)} ${clock(byZip(zip))}, at the place ${there} ${clock(there)}`);
}
const counts = {};
let known = 0;
for (const [zip, { country, state, latitude, longitude }] of Object.entries(codes)) {
  const zone = country === 'US' ? byZip(zip) : null;
  if (!zone) continue;
  known += 1;
  if (cached(zone) !== cached(lookup(latitude, longitude))) counts[state] = (counts[state] ?? 0) + 1;
}
const most = Object.entries(counts).toSorted(([, one], [, other]) => other - one);
console.log(`an hour off or more: ${most.reduce((sum, [, count]) => sum + count, 0)} of ${known}, ${most.slice(0, 3).map((entry) => entry.join(' ')).join(', ')}`);
console.log(`Puerto Rico ${byZip('00601')}, Guam ${byZip('96910')}`);
JS
seen=$(node try.cjs)
echo "$seen"
expected='46402 Gary, IN: America/Indiana/Indianapolis 13:00, at the place America/Chicago 12:00
46383 Valparaiso, IN: America/Indiana/Indianapolis 13:00, at the place America/Chicago 12:00
47708 Evansville, IN: America/Indiana/Indianapolis 13:00, at the place America/Chicago 12:00
46204 Indianapolis, IN: America/Indiana/Indianapolis 13:00, at the place America/Indiana/Indianapolis 13:00
42101 Bowling Green, KY: America/Kentucky/Louisville 13:00, at the place America/Chicago 12:00
40202 Louisville, KY: America/Kentucky/Louisville 13:00, at the place America/Kentucky/Louisville 13:00
97914 Ontario, OR: America/Los_Angeles 10:00, at the place America/Boise 11:00
97701 Bend, OR: America/Los_Angeles 10:00, at the place America/Los_Angeles 10:00
79847 Salt Flat, TX: America/Chicago 12:00, at the place America/Denver 11:00
79901 El Paso, TX: America/Denver 11:00, at the place America/Denver 11:00
77001 Houston, TX: America/Chicago 12:00, at the place America/Chicago 12:00
an hour off or more: 515 of 41502, KY 202, IN 141, ND 26
Puerto Rico null, Guam null'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
