#!/usr/bin/env bash
# @touch4it/ical-timezones 1.9.0: ical-generator 11.1.2 writes the rules of a time zone into a feed by a package, such as this one. Its
# rules are of the year 2018 ("2018g"), and in most of Mexico clocks do not change any more since October 2022. One expects the rules
# of today. With a supplier in Monterrey, 9:00 on July 15, 2027 is 14:00 UTC by the rules in the feed, as ical.js 2.2.1 reads it, and
# 15:00 UTC in truth, so that a truck is awaited an hour early; in January it is right, and Texas always. Ojinaga, across the river
# from Presidio, Texas, is an hour off all the year, and Ciudad Juarez is not there. No error. node-ical 0.27.2 passes over the rules
# in the feed and is right, so that the two part. With timezones-ical-library 2.3.2 both are right. A program takes that one, or
# writes its times in UTC.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @touch4it/ical-timezones@1.9.0 timezones-ical-library@2.3.2 ical-generator@11.1.2 ical.js@2.2.1 node-ical@0.27.2 luxon@3.7.2
cat > try.mjs <<'JS'
import { getVtimezoneComponent } from '@touch4it/ical-timezones';
import generator from 'ical-generator';
import ICAL from 'ical.js';
import { DateTime } from 'luxon';
import ical from 'node-ical';
import { tzlib_get_ical_block } from 'timezones-ical-library';
const packages = { '@touch4it/ical-timezones': getVtimezoneComponent, 'timezones-ical-library': (zone) => tzlib_get_ical_block(zone)[0] };
const utc = (date) => date.toISOString().slice(11, 16);
for (const zone of ['America/Chicago', 'America/Monterrey', 'America/Ojinaga', 'America/Ciudad_Juarez']) {
  for (const day of ['2027-01-15', '2027-07-15']) {
    const start = DateTime.fromISO(`${day}T09:00`, { zone });
    const seen = Object.entries(packages).map(([name, rules]) => {
      if (!rules(zone)) return `${name} has no rules`;
      const feed = generator({ name: 'Deliveries', timezone: { name: zone, generator: rules } });
      feed.createEvent({ id: '1', start, timezone: zone, summary: 'Tile' });
      const text = feed.toString();
      const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent'));
      const other = Object.values(ical.sync.parseICS(text)).find(({ type }) => type === 'VEVENT');
      return `by ${name} ical.js ${utc(event.startDate.toJSDate())}, node-ical ${utc(other.start)}`;
    });
    console.log(`${zone} ${day} 9:00 is ${utc(start.toJSDate())} UTC; ${seen.join('; ')}`);
  }
}
JS
seen=$(TZ=UTC node try.mjs)
echo "$seen"
expected='America/Chicago 2027-01-15 9:00 is 15:00 UTC; by @touch4it/ical-timezones ical.js 15:00, node-ical 15:00; by timezones-ical-library ical.js 15:00, node-ical 15:00
America/Chicago 2027-07-15 9:00 is 14:00 UTC; by @touch4it/ical-timezones ical.js 14:00, node-ical 14:00; by timezones-ical-library ical.js 14:00, node-ical 14:00
America/Monterrey 2027-01-15 9:00 is 15:00 UTC; by @touch4it/ical-timezones ical.js 15:00, node-ical 15:00; by timezones-ical-library ical.js 15:00, node-ical 15:00
America/Monterrey 2027-07-15 9:00 is 15:00 UTC; by @touch4it/ical-timezones ical.js 14:00, node-ical 15:00; by timezones-ical-library ical.js 15:00, node-ical 15:00
America/Ojinaga 2027-01-15 9:00 is 15:00 UTC; by @touch4it/ical-timezones ical.js 16:00, node-ical 15:00; by timezones-ical-library ical.js 15:00, node-ical 15:00
America/Ojinaga 2027-07-15 9:00 is 14:00 UTC; by @touch4it/ical-timezones ical.js 15:00, node-ical 14:00; by timezones-ical-library ical.js 14:00, node-ical 14:00
America/Ciudad_Juarez 2027-01-15 9:00 is 16:00 UTC; @touch4it/ical-timezones has no rules; by timezones-ical-library ical.js 16:00, node-ical 16:00
America/Ciudad_Juarez 2027-07-15 9:00 is 15:00 UTC; @touch4it/ical-timezones has no rules; by timezones-ical-library ical.js 15:00, node-ical 15:00'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
