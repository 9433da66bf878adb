#!/usr/bin/env bash
# formatcoords 1.1.3, geo-coordinates-parser 1.7.4: minutes and seconds of a coordinate run to less than 60, and one expects
# 29.999999, 95.999999, a corner where four quadrangles meet, to be written 30 degrees, 0 minutes and 0 seconds. formatcoords
# rounds the last part alone: 29 degrees, 59 minutes and 60 seconds, and by minutes 29 degrees and 60.000 minutes. In degrees
# it is 30. Of 10,000 places on a line of one degree, in whole seconds, 88 have a 60, without an error.
# geo-coordinates-parser, a reader, refuses the 60, as it should, and "30.00000 N 96.00000 W" too, since it takes a place in
# whole degrees for no place; all else that the writer makes it reads. A program that writes places for a permit rounds the
# whole coordinate to the last place that is shown, and takes it apart after that.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund formatcoords@1.1.3 geo-coordinates-parser@1.7.4
cat > try.cjs <<'JS'
const formatcoords = require('formatcoords');
const { convert } = require('geo-coordinates-parser');
const read = (text) => {
  try {
    const { decimalLatitude, decimalLongitude } = convert(text);
    return `${decimalLatitude}, ${decimalLongitude}`;
  } catch (error) {
    return `refused, ${error.message}`;
  }
};
for (const [latitude, longitude] of [[29.7604, -95.3698], [29.999999, -95.999999]]) {
  for (const [pattern, decimalPlaces] of [['DD MM ss X', 0], ['DD MM ss X', 1], ['DD mm X', 3], ['dd X', 5]]) {
    const text = formatcoords(latitude, longitude).format(pattern, { decimalPlaces });
    console.log(`${latitude}, ${longitude}: ${text}, read back ${read(text)}`);
  }
}
let sixty = 0;
for (let at = 0; at < 10000; at += 1) {
  if (/ 60/u.test(formatcoords(29 + at / 10000, -95.5).format('DD MM ss X', { decimalPlaces: 0 }))) sixty += 1;
}
console.log(`10000 places from 29 to 30 degrees, in whole seconds: ${sixty} with a 60`);
JS
seen=$(node try.cjs)
echo "$seen"
expected='29.7604, -95.3698: 29° 45′ 37″ N 95° 22′ 11″ W, read back 29.76028, -95.36972
29.7604, -95.3698: 29° 45′ 37.4″ N 95° 22′ 11.3″ W, read back 29.76039, -95.36981
29.7604, -95.3698: 29° 45.624′ N 95° 22.188′ W, read back 29.7604, -95.3698
29.7604, -95.3698: 29.76040° N 95.36980° W, read back 29.7604, -95.3698
29.999999, -95.999999: 29° 59′ 60″ N 95° 59′ 60″ W, read back refused, coordinates pattern match failed
29.999999, -95.999999: 29° 59′ 60.0″ N 95° 59′ 60.0″ W, read back refused, coordinates pattern match failed
29.999999, -95.999999: 29° 60.000′ N 95° 60.000′ W, read back refused, coordinates pattern match failed
29.999999, -95.999999: 30.00000° N 96.00000° W, read back refused, integer only coordinate provided
10000 places from 29 to 30 degrees, in whole seconds: 88 with a 60'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
