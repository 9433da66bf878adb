#!/usr/bin/env bash
# gpx-parse 0.10.4, gpx-parser-builder 1.2.0 and @we-gold/gpxjs 1.2.0 read places and tracks in GPX, and the second writes them again. One
# expects what the file says. gpx-parse gives the height -1 for the level of the sea, 0, and for a height that is not given, beside -3.5
# as it is, so that none of these can be told from a meter below; the name of the file is empty. gpx-parser-builder makes numbers of
# names: "00417" is 417, "1.10" is 1.1 and "1e3" is 1000, and it writes them so, and times without parts of a second. No error.
# @we-gold/gpxjs has all of it. A program reads with that one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund gpx-parse@0.10.4 gpx-parser-builder@1.2.0 @we-gold/gpxjs@1.2.0 @xmldom/xmldom@0.8.11
cat > try.mjs <<'JS'
import { DOMParser } from '@xmldom/xmldom';
import { parseGPXWithCustomParser } from '@we-gold/gpxjs';
import gpxParse from 'gpx-parse';
import builder from 'gpx-parser-builder';
const place = (name, height) => `<wpt lat="29.3" lon="-94.8">${height === undefined ? '' : `<ele>${height}</ele>`}<time>2026-11-30T13:30:00.500Z</time><name>${name}</name></wpt>`;
const file = `<?xml version="1.0"?><gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1"><metadata><name>Route 5</name></metadata>${place('00417', 0)}${place('1.10')}${place('1e3', -3.5)}${place('pier', 12.5)}</gpx>`;
const say = (name, places, title) => console.log(`${name}: ${places.map((row) => JSON.stringify(row)).join(' ')}, of ${JSON.stringify(title)}`);
gpxParse.parseGpx(file, (error, data) => {
  say('gpx-parse', data.waypoints.map(({ name, elevation }) => [name, elevation]), data.metadata.name);
  const read = (builder.default ?? builder).parse(file);
  say('gpx-parser-builder', read.wpt.map(({ name, ele }) => [name, ele ?? null]), read.metadata.name);
  console.log(`  writes ${read.toString().match(/<wpt.*?<\/wpt>/g).map((part) => part.replace(/<wpt[^>]*>|<\/[a-z]+>/g, '').slice(1).replaceAll('<', ' ')).join('; ')}`);
  const [third] = parseGPXWithCustomParser(file, (text) => new DOMParser().parseFromString(text, 'text/xml'));
  say('@we-gold/gpxjs', third.waypoints.map(({ name, elevation }) => [name, elevation]), third.metadata.name);
});
JS
seen=$(node try.mjs)
echo "$seen"
expected='gpx-parse: ["00417",-1] ["1.10",-1] ["1e3",-3.5] ["pier",12.5], of ""
gpx-parser-builder: [417,0] [1.1,null] [1000,-3.5] ["pier",12.5], of "Route 5"
  writes ele>0 time>2026-11-30T13:30:00Z name>417; time>2026-11-30T13:30:00Z name>1.1; ele>-3.5 time>2026-11-30T13:30:00Z name>1000; ele>12.5 time>2026-11-30T13:30:00Z name>pier
@we-gold/gpxjs: ["00417",0] ["1.10",null] ["1e3",-3.5] ["pier",12.5], of "Route 5"'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
