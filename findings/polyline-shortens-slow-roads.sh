#!/usr/bin/env bash
# polyline 0.2.0, @mapbox/polyline 1.2.1 (its successor), @googlemaps/polyline-codec 1.0.28: a line is written in Google's
# form as the differences of its points in hundred-thousandths of a degree ("Encoded Polyline Algorithm Format"). The last two
# round each point and then take the difference, and one expects no point of a line to be off by more than half such a step,
# however long it is. polyline rounds the differences: each point brings its own rest, and they add up. A tracker that writes
# a place with six decimals each second, in a truck that creeps 0.000014 degrees (1.35 meters) at a time, gives a road that is
# too short by more than a quarter, and at 0.000016 one that is too long by a quarter: after 600 points the end is 231 meters
# from where the truck stands. With points of five decimals nothing is seen. A program that stores tracks decodes what it has
# encoded and looks at the last point.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund polyline@0.2.0 @mapbox/polyline@1.2.1 @googlemaps/polyline-codec@1.0.28
cat > try.cjs <<'JS'
const packages = {
  polyline: require('polyline'), '@mapbox/polyline': require('@mapbox/polyline'),
  '@googlemaps/polyline-codec': require('@googlemaps/polyline-codec'),
};
const meters = ([a, b], [c, d]) => Math.hypot(a - c, (b - d) * Math.cos((a * Math.PI) / 180)) * 111_195;
const road = (points, step) => Array.from({ length: points }, (_, index) => [29.7604, Number((-95.3698 + index * step).toFixed(6))]);
for (const step of [0.001, 0.000_014, 0.000_016]) {
  const points = road(600, step);
  for (const [name, { encode, decode }] of Object.entries(packages)) {
    const end = decode(encode(points)).at(-1);
    console.log(`600 points, ${step} degrees apart: ${name} ends ${meters(end, points.at(-1)).toFixed(1)} m off`);
  }
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='600 points, 0.001 degrees apart: polyline ends 0.0 m off
600 points, 0.001 degrees apart: @mapbox/polyline ends 0.0 m off
600 points, 0.001 degrees apart: @googlemaps/polyline-codec ends 0.0 m off
600 points, 0.000014 degrees apart: polyline ends 231.3 m off
600 points, 0.000014 degrees apart: @mapbox/polyline ends 0.4 m off
600 points, 0.000014 degrees apart: @googlemaps/polyline-codec ends 0.4 m off
600 points, 0.000016 degrees apart: polyline ends 231.3 m off
600 points, 0.000016 degrees apart: @mapbox/polyline ends 0.4 m off
600 points, 0.000016 degrees apart: @googlemaps/polyline-codec ends 0.4 m off'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
