#!/usr/bin/env bash
# gpxpy 1.5.0 (Debian 12, python3-gpxpy 1.5.0-1): `get_uphill_downhill` tells how far a track goes up and down, such as for the fall of a
# drain or the grade of a drive, and a receiver that has too few satellites leaves a height out (`<ele>` may be missing in GPX 1.1).
# One expects that such a point is passed over, as `get_elevation_extremes` passes over it. It is taken for a height of 0: of 100,
# none and 101 it makes 101 up and 100 down instead of 1 and 0, and of a track that begins or ends without a height a climb from the
# level of the sea, or a fall to it. No error. A program gives it the points that have heights alone.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-gpxpy=1.5.0-1 >/dev/null 2>&1
dpkg-deb -x python3-gpxpy_*.deb .
cat > try.py <<'PY'
import gpxpy
def track(heights):
    points = ''.join(f'<trkpt lat="29.7{at}" lon="-95.36">{"" if height is None else f"<ele>{height}</ele>"}</trkpt>' for at, height in enumerate(heights))
    return gpxpy.parse(f'<gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>{points}</trkseg></trk></gpx>')
for heights in ([100, 100.5, 101], [100, 101], [100, None, 101], [100, None, None, 101], [None, 100, 101], [100, 101, None]):
    gpx = track(heights)
    up, down = gpx.get_uphill_downhill()
    low, high = gpx.get_elevation_extremes()
    print(f'{heights}: {up:g} up and {down:g} down; from {low:g} to {high:g}')
PY
seen=$(PYTHONPATH=usr/lib/python3/dist-packages python3 try.py)
echo "$seen"
expected='[100, 100.5, 101]: 1 up and 0 down; from 100 to 101
[100, 101]: 1 up and 0 down; from 100 to 101
[100, None, 101]: 101 up and 100 down; from 100 to 101
[100, None, None, 101]: 101 up and 100 down; from 100 to 101
[None, 100, 101]: 101 up and 0 down; from 100 to 101
[100, 101, None]: 1 up and 101 down; from 100 to 101'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
