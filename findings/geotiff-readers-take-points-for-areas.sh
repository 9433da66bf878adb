#!/usr/bin/env bash
# geotiff 3.0.5 and @cogeotiff/core 9.5.0 read rasters of heights. A GeoTIFF says of its values whether each stands for an area
# (GTRasterTypeGeoKey 1) or for a point (2), as the heights of most elevation models; the tie point is then the upper left corner of the
# first value, or its middle (OGC 19-008, 7.1.2 and annex B). One expects the box of a raster of points to begin half a value further
# out, as GDAL has it: 4 by 3 values a second apart, the first at -95.4, 29.8, reach from -95.40013889 to 29.80013889. Both packages
# read the key, `pixelIsArea()` is false, and give the same origin and the same box for points as for areas, so that the height of a
# place is read half a value beside it, by 15 meters in each direction here. No error. A program that looks a height up takes half
# a value off where the key is 2.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund geotiff@3.0.5 @cogeotiff/core@9.5.0
cat > try.mjs <<'JS'
import { Tiff } from '@cogeotiff/core';
import { fromArrayBuffer, writeArrayBuffer } from 'geotiff';
const second = 1 / 3600;
const shown = (list) => list.map((value) => value.toFixed(8)).join(' ');
for (const [name, kind] of [['areas', 1], ['points', 2]]) {
  const file = await writeArrayBuffer(Float32Array.from([10, 11, 12, 13, 20, 21, 22, 23, 30, 31, 32, 33]), {
    height: 3, width: 4, ModelPixelScale: [second, second, 0], ModelTiepoint: [0, 0, 0, -95.4, 29.8, 0],
    GeographicTypeGeoKey: 4326, GTModelTypeGeoKey: 2, GTRasterTypeGeoKey: kind,
  });
  const half = kind === 2 ? second / 2 : 0;
  console.log(`${name}: box by the standard ${shown([-95.4 - half, 29.8 - 3 * second + half, -95.4 + 4 * second - half, 29.8 + half])}`);
  const image = await (await fromArrayBuffer(file)).getImage();
  console.log(`  geotiff:   pixelIsArea ${image.pixelIsArea()}, key ${image.getGeoKeys().GTRasterTypeGeoKey}, origin ${shown(image.getOrigin().slice(0, 2))}, box ${shown(image.getBoundingBox())}`);
  const tiff = new Tiff({ url: new URL('memory://heights.tif'), fetch: async (offset = 0, length) => file.slice(offset, length === undefined ? undefined : offset + length) });
  await tiff.init();
  const [other] = tiff.images;
  console.log(`  cogeotiff: key ${other.valueGeo(1025)}, origin ${shown(other.origin.slice(0, 2))}, box ${shown(other.bbox)}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='areas: box by the standard -95.40000000 29.79916667 -95.39888889 29.80000000
  geotiff:   pixelIsArea true, key 1, origin -95.40000000 29.80000000, box -95.40000000 29.79916667 -95.39888889 29.80000000
  cogeotiff: key 1, origin -95.40000000 29.80000000, box -95.40000000 29.79916667 -95.39888889 29.80000000
points: box by the standard -95.40013889 29.79930556 -95.39902778 29.80013889
  geotiff:   pixelIsArea false, key 2, origin -95.40000000 29.80000000, box -95.40000000 29.79916667 -95.39888889 29.80000000
  cogeotiff: key 2, origin -95.40000000 29.80000000, box -95.40000000 29.79916667 -95.39888889 29.80000000'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
