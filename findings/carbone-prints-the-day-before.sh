#!/usr/bin/env bash
# carbone 3.8.2 fills papers with values, and `formatD` writes a day such as "2026-11-30", which has no time and no zone. One
# expects November 30. It takes the day for midnight of the machine that runs it and shows what day that is in the zone of
# the paper: on a machine in UTC, as most servers are, a paper in Texas says Sunday, November 29, and on one in Paris a paper
# in UTC does. On a machine in Texas, where it is tried, all is right. Where no zone is given it takes that of Paris, as its
# documentation says: noon in Texas is 19:00 on a paper. No error. A program that prints papers by it gives it days as texts
# that are written already, and always a zone, and runs its tests in UTC.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund carbone@3.8.2
cat > try.cjs <<'JS'
const carbone = require('carbone');
const data = { day: '2026-11-30', noon: '2026-11-30T18:00:00Z' };
const template = "<x>{d.day:formatD('MM/DD/YYYY')}, {d.day:formatD(dddd)}; noon in Texas {d.noon:formatD('MM/DD/YYYY HH:mm')}</x>";
const cases = ['America/Chicago', 'UTC', 'Europe/Paris'].flatMap((machine) => [undefined, 'America/Chicago', 'UTC'].map((zone) => [machine, zone]));
const print = ([[machine, zone], ...rest]) => {
  process.env.TZ = machine;
  carbone.renderXML(template, data, { lang: 'en-us', ...(zone && { timezone: zone }) }, (error, text) => {
    console.log(`machine in ${machine}, paper in ${zone ?? 'no zone'}: ${error ?? text.replace(/<\/?x>/g, '')}`);
    if (rest.length > 0) print(rest);
  });
};
print(cases);
JS
seen=$(node try.cjs)
echo "$seen"
expected='machine in America/Chicago, paper in no zone: 11/30/2026, Monday; noon in Texas 11/30/2026 19:00
machine in America/Chicago, paper in America/Chicago: 11/30/2026, Monday; noon in Texas 11/30/2026 12:00
machine in America/Chicago, paper in UTC: 11/30/2026, Monday; noon in Texas 11/30/2026 18:00
machine in UTC, paper in no zone: 11/30/2026, Monday; noon in Texas 11/30/2026 19:00
machine in UTC, paper in America/Chicago: 11/29/2026, Sunday; noon in Texas 11/30/2026 12:00
machine in UTC, paper in UTC: 11/30/2026, Monday; noon in Texas 11/30/2026 18:00
machine in Europe/Paris, paper in no zone: 11/30/2026, Monday; noon in Texas 11/30/2026 19:00
machine in Europe/Paris, paper in America/Chicago: 11/29/2026, Sunday; noon in Texas 11/30/2026 12:00
machine in Europe/Paris, paper in UTC: 11/29/2026, Sunday; noon in Texas 11/30/2026 18:00'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
