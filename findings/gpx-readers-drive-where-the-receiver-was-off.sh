#!/usr/bin/env bash
# gpxparser 3.0.8, @we-gold/gpxjs 1.2.0, gpx-parse 0.10.4: a track of GPX consists of segments, and a new one begins where the
# receiver was off or had no signal (GPX 1.1, trksegType: "start a new Track Segment for each continuous span of track data").
# One expects the length of a track to be the sum of its segments. gpx-parse has it: 2.22 km. gpxparser and gpxjs put the
# points of all segments into one list, and count the 14.46 km between them, 16.68 km in all, with no way left to tell where a
# segment ended. gpxjs leaves the last point out of the time besides: a trip that ends at 9:10 ends at 9:00, and one of two
# points takes no time at all. No error. A program that pays for miles adds up the segments itself, and takes the last time
# from the last point.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund gpxparser@3.0.8 @we-gold/gpxjs@1.2.0 gpx-parse@0.10.4 @xmldom/xmldom@0.8.15
cat > try.mjs <<'JS'
import { DOMParser } from '@xmldom/xmldom';
import { parseGPXWithCustomParser } from '@we-gold/gpxjs';
import GpxParser from 'gpxparser';
import gpxParse from 'gpx-parse';
const point = (lat, time) => `<trkpt lat="${lat}" lon="-95.36"><ele>12</ele><time>2026-11-30T${time}:00Z</time></trkpt>`;
const file = (...segments) => `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="try" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Truck 7</name>${segments.map((points) => `<trkseg>${points.join('')}</trkseg>`).join('')}</trk></gpx>`;
const look = async (name, text) => {
  console.log(name);
  const [first] = parseGPXWithCustomParser(text, (xml) => new DOMParser().parseFromString(xml, 'text/xml'));
  const [track] = first.tracks;
  const { startTime, endTime, totalDuration } = track.duration;
  console.log(`  gpxjs     ${(track.distance.total / 1000).toFixed(2)} km, ${startTime.toISOString().slice(11, 16)} to ${endTime.toISOString().slice(11, 16)}, ${totalDuration / 60} minutes`);
  const second = new GpxParser();
  second.parse(text);
  console.log(`  gpxparser ${(second.tracks[0].distance.total / 1000).toFixed(2)} km`);
  const third = await new Promise((resolve, reject) => gpxParse.parseGpx(text, (error, read) => (error ? reject(error) : resolve(read))));
  console.log(`  gpx-parse ${third.tracks[0].length().toFixed(2)} km in ${third.tracks[0].segments.length} segments`);
};
await look('two segments, 7:00 to 7:10 and 9:00 to 9:10', file([point(29.76, '07:00'), point(29.77, '07:10')], [point(29.9, '09:00'), point(29.91, '09:10')]));
await look('one segment, 7:00 to 7:10', file([point(29.76, '07:00'), point(29.77, '07:10')]));
JS
seen=$(node try.mjs)
echo "$seen"
expected='two segments, 7:00 to 7:10 and 9:00 to 9:10
  gpxjs     16.68 km, 07:00 to 09:00, 120 minutes
  gpxparser 16.68 km
  gpx-parse 2.22 km in 2 segments
one segment, 7:00 to 7:10
  gpxjs     1.11 km, 07:00 to 07:00, 0 minutes
  gpxparser 1.11 km
  gpx-parse 1.11 km in 1 segments'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
