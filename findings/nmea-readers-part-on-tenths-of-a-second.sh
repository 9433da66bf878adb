#!/usr/bin/env bash
# extended-nmea 2.1.3, nmea-simple 3.3.0, @signalk/nmea0183-signalk 3.20.1: GPS receivers that report several times a second, as in
# trucks, write the time with a fraction, of one, two or three decimals by the maker; NMEA 0183 leaves their number open. extended-nmea
# takes two decimals for a number of milliseconds: 130000.50 is 50 milliseconds after 13:00, and 130000.5 is refused. Of five fixes a second, the last
# four come within 80 milliseconds: a truck at 10 meters a second drives 2 meters in 20 milliseconds, and then 2 in 920. nmea-simple reads
# two decimals, and with one or three takes RMC, the sentence with the day and the speed, for the full second, 13:00:00.000, while GGA,
# the sentence with the height, has the half: the two of one moment are half a second apart. No error. @signalk/nmea0183-signalk reads 500
# milliseconds each time. A program takes the text of the field, or the time of arrival.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund extended-nmea@2.1.3 nmea-simple@3.3.0 @signalk/nmea0183-signalk@3.20.1
cat > try.cjs <<'JS'
const { Decoder } = require('extended-nmea');
const { parseNmeaSentence } = require('nmea-simple');
const SignalK = require('@signalk/nmea0183-signalk');
const checked = (text) => `$${text}*${[...text].reduce((sum, letter) => sum ^ letter.charCodeAt(0), 0).toString(16).toUpperCase().padStart(2, '0')}`;
const signalk = new SignalK();
let before;
for (const fraction of ['', '.5', '.50', '.500', '.00', '.20', '.40', '.60', '.80']) {
  const rmc = checked(`GNRMC,130000${fraction},A,2945.62400,N,09522.18800,W,19.4,271.3,301126,,,A`);
  const gga = checked(`GNGGA,130000${fraction},2945.62400,N,09522.18800,W,1,12,0.7,13.4,M,-27.4,M,,`);
  let one;
  let step = '';
  try {
    const { milliseconds, totalMilliseconds } = Decoder.decode(`${rmc}\r\n`).time;
    one = milliseconds;
    if (/\.[2468]0/.test(fraction)) step = `; 2 meters in ${totalMilliseconds - before} ms`;
    before = totalMilliseconds;
  } catch (error) {
    one = error.name;
  }
  const two = parseNmeaSentence(rmc).datetime.getUTCMilliseconds();
  const three = parseNmeaSentence(gga).time.getUTCMilliseconds();
  const four = new Date(signalk.parse(rmc).updates[0].timestamp).getUTCMilliseconds();
  console.log(`130000${fraction}: extended-nmea ${one}, nmea-simple RMC ${two}, GGA ${three}, signalk ${four}${step}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='130000: extended-nmea 0, nmea-simple RMC 0, GGA 0, signalk 0
130000.5: extended-nmea Error, nmea-simple RMC 0, GGA 500, signalk 500
130000.50: extended-nmea 50, nmea-simple RMC 500, GGA 500, signalk 500
130000.500: extended-nmea 500, nmea-simple RMC 0, GGA 500, signalk 500
130000.00: extended-nmea 0, nmea-simple RMC 0, GGA 0, signalk 0
130000.20: extended-nmea 20, nmea-simple RMC 200, GGA 200, signalk 200; 2 meters in 20 ms
130000.40: extended-nmea 40, nmea-simple RMC 400, GGA 400, signalk 400; 2 meters in 20 ms
130000.60: extended-nmea 60, nmea-simple RMC 600, GGA 600, signalk 600; 2 meters in 20 ms
130000.80: extended-nmea 80, nmea-simple RMC 800, GGA 800, signalk 800; 2 meters in 20 ms'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
