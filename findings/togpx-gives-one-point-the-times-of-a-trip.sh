#!/usr/bin/env bash
# togpx 0.5.4, @mapbox/togeojson 0.16.2, @tmcw/togeojson 7.1.3: the one writes GPX of GeoJSON, and the others read GPX into it, with the
# times of the points beside the line. One expects a trip that is read and written to have its times. @mapbox/togeojson keeps them
# under `coordTimes`, where togpx looks for them, and of a trip with one part they come back. Of a trip with two parts, after a stop
# at which the receiver was off, there is a list of lists, and togpx takes the first list for the first point of each part: that
# point has three times where GPX allows one, the second point of each part those of the second part, and the third none.
# @tmcw/togeojson keeps them elsewhere, under `coordinateProperties`, and all times are lost, of trips with one part too. No error. A
# program gives each part as a feature of its own, with `coordTimes`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund togpx@0.5.4 @mapbox/togeojson@0.16.2 @tmcw/togeojson@7.1.3 @xmldom/xmldom@0.9.8
cat > try.mjs <<'JS'
import old from '@mapbox/togeojson';
import { gpx } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import togpx from 'togpx';
const part = (hour) => `<trkseg>${[0, 1, 2].map((minute) => `<trkpt lat="29.7${minute}" lon="-95.36"><time>2026-11-30T1${hour}:0${minute}:00Z</time></trkpt>`).join('')}</trkseg>`;
const readers = { '@mapbox/togeojson': old.gpx, '@tmcw/togeojson': gpx };
for (const [name, parts] of [['one part', part(3)], ['two parts', part(3) + part(5)]]) {
  const file = `<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="x"><trk>${parts}</trk></gpx>`;
  for (const [reader, read] of Object.entries(readers)) {
    const written = togpx(read(new DOMParser().parseFromString(file, 'text/xml')));
    const segments = written.split('</trkseg>').slice(0, -1).map((segment) => segment.split('<trkpt').slice(1).map((point) => [...point.matchAll(/T(\d\d:\d\d)/g)].map(([, time]) => time)));
    console.log(`${name} by ${reader}: ${JSON.stringify(segments)}`);
  }
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='one part by @mapbox/togeojson: [[["13:00"],["13:01"],["13:02"]]]
one part by @tmcw/togeojson: [[[],[],[]]]
two parts by @mapbox/togeojson: [[["13:00","13:01","13:02"],["15:00","15:01","15:02"],[]],[["13:00","13:01","13:02"],["15:00","15:01","15:02"],[]]]
two parts by @tmcw/togeojson: [[[],[],[]],[[],[],[]]]'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
