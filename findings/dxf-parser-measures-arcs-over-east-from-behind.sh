#!/usr/bin/env bash
# dxf-parser 1.1.2: an arc of a DXF drawing runs counterclockwise from its start angle (group 50) to its end angle (51). The
# package gives both in radians and, beside them, their difference as `angleLength`. One expects the angle of the arc; for an
# arc that passes the east, from 350 to 10 degrees, it is -340 degrees instead of 20, and of the east half of a circle, 270 to
# 90, it is -180. A radius of 10 feet then gives a coping of -59.34 feet instead of 3.49; from 90 to 270 it is right, so that a
# drawing turned by half shows nothing wrong. A program that measures tile, coping or forms adds a turn to angles below zero.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dxf-parser@1.1.2
cat > try.cjs <<'JS'
const DxfParser = require('dxf-parser');
for (const [start, end] of [[0, 90], [90, 270], [270, 90], [350, 10], [180, 0]]) {
  const arc = ['0', 'ARC', '8', 'COPING', '10', '0', '20', '0', '40', '10', '50', String(start), '51', String(end)];
  const text = [...['0', 'SECTION', '2', 'ENTITIES'], ...arc, ...['0', 'ENDSEC', '0', 'EOF']].join('\n');
  const { angleLength, radius } = new DxfParser().parseSync(text).entities[0];
  const drawn = (end - start + 360) % 360;
  const feet = (degrees) => ((degrees / 180) * Math.PI * radius).toFixed(2);
  const read = (angleLength / Math.PI) * 180;
  console.log(`${start} to ${end}: drawn ${drawn} degrees, ${feet(drawn)} feet; angleLength ${read.toFixed(0)} degrees, ${feet(read)} feet`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='0 to 90: drawn 90 degrees, 15.71 feet; angleLength 90 degrees, 15.71 feet
90 to 270: drawn 180 degrees, 31.42 feet; angleLength 180 degrees, 31.42 feet
270 to 90: drawn 180 degrees, 31.42 feet; angleLength -180 degrees, -31.42 feet
350 to 10: drawn 20 degrees, 3.49 feet; angleLength -340 degrees, -59.34 feet
180 to 0: drawn 180 degrees, 31.42 feet; angleLength -180 degrees, -31.42 feet'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
