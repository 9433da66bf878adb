#!/usr/bin/env bash
# gpsbabel 1.8.0 (Debian 12, 1.8.0+ds-5): it converts between the files of receivers and of maps, GPX and GeoJSON among them, and the
# survey of a lot is points with heights. It writes the heights of a GPX file into GeoJSON as the third number (RFC 7946, 3.1.1), and
# one expects them back. It reads each height of GeoJSON as 0, of its own files as of those of others, "<ele>0.000</ele>", so that
# the lot is flat and as high as the sea, where a file without heights gives none; a height of 0 it does not write. A line of
# GeoJSON is read as a route, as an area is, and of routes its GeoJSON has nothing: of a point, a line and an area the point is left. A
# trip of two parts becomes one line, with the way between them, and its times are gone. Exit code 0, nothing on standard error. A
# program reads GeoJSON itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download gpsbabel=1.8.0+ds-5 libqt5core5a libicu72 libdouble-conversion3 libpcre2-16-0 libshp2 libusb-1.0-0 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" .; done
convert() { LD_LIBRARY_PATH=usr/lib/x86_64-linux-gnu:lib/x86_64-linux-gnu usr/bin/gpsbabel -i "$1" -f "$2" -o "$3" -F - | tr -d ' \n'; }
heights() { grep -o '<ele>[^<]*' | cut -d '>' -f 2 | paste -sd ' '; }
cat > survey.gpx <<'XML'
<gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1">
<wpt lat="29.76" lon="-95.36"><ele>12.5</ele><name>corner 1</name></wpt><wpt lat="29.77" lon="-95.36"><ele>-3</ele><name>corner 2</name></wpt><wpt lat="29.77" lon="-95.35"><ele>0</ele><name>corner 3</name></wpt>
</gpx>
XML
cat > plan.geojson <<'JSON'
{"type":"FeatureCollection","features":[
{"type":"Feature","properties":{"name":"pier"},"geometry":{"type":"Point","coordinates":[-95.36,29.76,12.5]}},
{"type":"Feature","properties":{"name":"fence"},"geometry":{"type":"LineString","coordinates":[[-95.36,29.76,12.5],[-95.35,29.76,-3]]}},
{"type":"Feature","properties":{"name":"lot"},"geometry":{"type":"Polygon","coordinates":[[[-95.36,29.76],[-95.35,29.76],[-95.35,29.77],[-95.36,29.76]]]}}]}
JSON
cat > trip.gpx <<'XML'
<gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>trip</name>
<trkseg><trkpt lat="29.76" lon="-95.36"><time>2026-11-30T13:00:00Z</time></trkpt><trkpt lat="29.76" lon="-95.35"><time>2026-11-30T13:01:00Z</time></trkpt></trkseg>
<trkseg><trkpt lat="29.7" lon="-95.2"><time>2026-11-30T15:00:00Z</time></trkpt><trkpt lat="29.7" lon="-95.19"><time>2026-11-30T15:01:00Z</time></trkpt></trkseg>
</trk></gpx>
XML
try() {
  convert gpx survey.gpx geojson > survey.geojson
  echo "heights of the survey: 12.5 -3 0, written as $(grep -o 'coordinates":\[[^]]*' survey.geojson | cut -d '[' -f 2 | paste -sd ' ')"
  echo "read again: $(convert geojson survey.geojson gpx | heights)"
  echo "of a plan of others: $(convert geojson plan.geojson gpx | heights)"
  echo "the plan as GeoJSON again: $(convert geojson plan.geojson geojson | grep -o '"type":"[A-Z][A-Za-z]*"' | cut -d '"' -f 4 | grep -v Feature | paste -sd ' ')"
  echo "a trip of two parts: $(convert gpx trip.gpx geojson)"
}
seen=$(try)
echo "$seen"
expected='heights of the survey: 12.5 -3 0, written as -95.36,29.76,12.5 -95.36,29.77,-3 -95.35,29.77
read again: 0.000 0.000
of a plan of others: 0.000 0.000 0.000
the plan as GeoJSON again: Point
a trip of two parts: {"features":[{"geometry":{"coordinates":[[-95.36,29.76],[-95.35,29.76],[-95.2,29.7],[-95.19,29.7]],"type":"LineString"},"properties":{"name":"trip"},"type":"Feature"}],"type":"FeatureCollection"}'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
