#!/usr/bin/env bash
# spacetime 7.15.0 has the zones of the world in its own table, and one expects that clocks change in it by the rule of a
# zone: in Texas on the second Sunday of March and the first of November. The table has the days of the year in which the
# package was made, 03/08 and 11/01, and takes them for all years: on March 10, 2027, noon is 13:00, and on November 3, 2027,
# 13:00 is 12:00. From 2025 to 2034 that is 64 days that are an hour off. The README says so of "historical" dates, and with a
# plan for the next spring it is the same. So the right days come by an update each year, and one that is not made shows an
# hour wrong in March. luxon 3.7.2, which asks the machine, is right. And the time 24:00, the end of a day in ISO 8601, is
# 23:00. No error. A program that plans beyond New Year takes a package that asks Intl.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund spacetime@7.15.0 luxon@3.7.2
cat > try.mjs <<'JS'
import { DateTime } from 'luxon';
import spacetime from 'spacetime';
const zone = 'America/Chicago';
for (const moment of ['2026-03-10T18:00:00Z', '2027-03-10T18:00:00Z', '2027-11-03T18:00:00Z', '2028-03-10T18:00:00Z']) {
  console.log(`${moment}: spacetime ${spacetime(Date.parse(moment), zone).format('iso')}; luxon ${DateTime.fromISO(moment, { zone }).toISO()}`);
}
let off = 0;
const first = DateTime.fromISO('2025-01-01T12:00', { zone });
for (let day = 0; day < 3652; day++) {
  const noon = first.plus({ days: day });
  if (spacetime(noon.toMillis(), zone).hour() !== 12) off++;
}
console.log(`days from 2025 to 2034 whose noon is another hour: ${off}`);
console.log(`2026-11-29 24:00: spacetime ${spacetime('2026-11-29 24:00', zone).format('iso')}; luxon ${DateTime.fromSQL('2026-11-29 24:00', { zone }).toISO()}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='2026-03-10T18:00:00Z: spacetime 2026-03-10T13:00:00.000-05:00; luxon 2026-03-10T13:00:00.000-05:00
2027-03-10T18:00:00Z: spacetime 2027-03-10T13:00:00.000-05:00; luxon 2027-03-10T12:00:00.000-06:00
2027-11-03T18:00:00Z: spacetime 2027-11-03T12:00:00.000-06:00; luxon 2027-11-03T13:00:00.000-05:00
2028-03-10T18:00:00Z: spacetime 2028-03-10T13:00:00.000-05:00; luxon 2028-03-10T12:00:00.000-06:00
days from 2025 to 2034 whose noon is another hour: 64
2026-11-29 24:00: spacetime 2026-11-29T23:00:00.000-06:00; luxon 2026-11-30T00:00:00.000-06:00'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
