#!/usr/bin/env bash
# @tmcw/togeojson 7.1.3 with @xmldom/xmldom 0.9.12: in a GPX file a point of a track has a time or none (`time` has minOccurs
# 0 in its schema), as where a device lost its satellites or a program closed a gap. One expects `coordinateProperties.times`
# to go with `coordinates`, a time to each point, for nothing else says which point a time is of. A point without a time gets
# no entry, so that all after it have the time of the next: a truck is said to be at the yard ten minutes late, and the list
# is shorter than that of the points. Of two parts of a track, of which the second has no times, there are times for one. A
# part of a single point, which is no line in GeoJSON, is left out, and a track of a single point with it. No error. A program
# that takes places with times from tracks compares the two lengths, and reads the file itself where they differ.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @tmcw/togeojson@7.1.3 @xmldom/xmldom@0.9.12
cat > try.mjs <<'JS'
import { gpx } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
const point = ([lat, time]) => `<trkpt lat="${lat}" lon="-95.37">${time ? `<time>2026-11-29T${time}:00Z</time>` : ''}</trkpt>`;
const look = (said, ...parts) => {
  const track = parts.map((points) => `<trkseg>${points.map(point).join('')}</trkseg>`).join('');
  const text = `<gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1"><trk>${track}</trk></gpx>`;
  const [feature] = gpx(new DOMParser().parseFromString(text, 'text/xml')).features;
  const shown = (value) => JSON.stringify(value).replaceAll('2026-11-29T', '').replaceAll(':00Z', '').replaceAll('-95.37,', '');
  console.log(`${said}: places ${shown(feature?.geometry.coordinates ?? [])}, times ${shown(feature?.properties.coordinateProperties.times ?? [])}`);
};
look('all with a time', [[29.71, '13:00'], [29.72, '13:10'], [29.73, '13:20'], [29.74, '13:30']]);
look('the second without', [[29.71, '13:00'], [29.72], [29.73, '13:20'], [29.74, '13:30']]);
look('two parts, the second without', [[29.71, '13:00'], [29.72, '13:10']], [[29.73], [29.74]]);
look('two parts, the second of one point', [[29.71, '13:00'], [29.72, '13:10']], [[29.73, '13:20']]);
look('a single point', [[29.71, '13:00']]);
JS
seen=$(node try.mjs)
echo "$seen"
expected='all with a time: places [[29.71],[29.72],[29.73],[29.74]], times ["13:00","13:10","13:20","13:30"]
the second without: places [[29.71],[29.72],[29.73],[29.74]], times ["13:00","13:20","13:30"]
two parts, the second without: places [[[29.71],[29.72]],[[29.73],[29.74]]], times [["13:00","13:10"]]
two parts, the second of one point: places [[29.71],[29.72]], times ["13:00","13:10"]
a single point: places [], times []'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
