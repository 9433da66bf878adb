#!/usr/bin/env bash
# fit-decoder 1.0.5, fit-file-parser 6.1.2, @markw65/fit-file-writer 0.1.9: the third writes what a watch or the tracker of a truck records
# as a FIT file, and the first two read it. A height is stored as (meters + 500) * 5 by Garmin's profile. One expects the meters back.
# fit-decoder divides by 100 and takes nothing away: 0 meters are 25, 100 are 30 and -3.4 are 24.83, so that a climb of 100 meters is
# one of 5, and the ascent of a session, stored in whole meters, is a hundredth, 0.12 for 12. The place is 1.1 meters to the south of
# itself, and times are milliseconds beside meters. No error. fit-file-parser has all of it. A program takes the numbers of `fit2json`,
# which are those of the file, and the scale and offset of the profile.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fit-decoder@1.0.5 fit-file-parser@6.1.2 @markw65/fit-file-writer@0.1.9
cat > try.cjs <<'JS'
const { FitWriter } = require('@markw65/fit-file-writer');
const { fit2json, parseRecords } = require('fit-decoder');
const FitParser = require('fit-file-parser').default;
const file = (meters) => {
  const writer = new FitWriter();
  const start = writer.time(new Date('2026-11-30T13:30:00Z'));
  writer.writeMessage('file_id', { type: 'activity', manufacturer: 'garmin', product: 0, serial_number: 1, time_created: start }, null, true);
  const [north, east] = [29.7604, -95.3698].map((degrees) => writer.latlng((degrees * Math.PI) / 180));
  writer.writeMessage('record', { timestamp: start, position_lat: north, position_long: east, altitude: meters, distance: 1234.56, speed: 13.5 }, null, true);
  writer.writeMessage('session', { timestamp: start, start_time: start, total_elapsed_time: 3600.5, total_ascent: 12, max_altitude: meters }, null, true);
  const { buffer, byteOffset, byteLength } = writer.finish();
  return buffer.slice(byteOffset, byteOffset + byteLength);
};
const say = (name, record, session) => console.log(`  ${name}: ${record.position_lat.toFixed(6)} ${record.position_long.toFixed(6)}, altitude ${+record.altitude.toFixed(2)}, distance ${record.distance}, speed ${record.speed}; session: time ${session.total_elapsed_time}, ascent ${session.total_ascent}, highest ${+session.max_altitude.toFixed(2)}`);
(async () => {
  for (const meters of [-3.4, 0, 100, 1300]) {
    console.log(`${meters} meters at 29.760400 -95.369800`);
    const [record, session] = ['record', 'session'].map((type) => parseRecords(fit2json(file(meters))).records.find((row) => row.type === type).data);
    say('fit-decoder', record, session);
    const { records, sessions } = await new FitParser({ force: true, mode: 'list', lengthUnit: 'm', speedUnit: 'm/s' }).parseAsync(file(meters));
    say('fit-file-parser', records[0], sessions[0]);
  }
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='-3.4 meters at 29.760400 -95.369800
  fit-decoder: 29.760390 -95.369796, altitude 24.83, distance 1234.56, speed 13.5; session: time 3600500, ascent 0.12, highest 24.83
  fit-file-parser: 29.760400 -95.369800, altitude -3.4, distance 1234.56, speed 13.5; session: time 3600.5, ascent 12, highest -3.4
0 meters at 29.760400 -95.369800
  fit-decoder: 29.760390 -95.369796, altitude 25, distance 1234.56, speed 13.5; session: time 3600500, ascent 0.12, highest 25
  fit-file-parser: 29.760400 -95.369800, altitude 0, distance 1234.56, speed 13.5; session: time 3600.5, ascent 12, highest 0
100 meters at 29.760400 -95.369800
  fit-decoder: 29.760390 -95.369796, altitude 30, distance 1234.56, speed 13.5; session: time 3600500, ascent 0.12, highest 30
  fit-file-parser: 29.760400 -95.369800, altitude 100, distance 1234.56, speed 13.5; session: time 3600.5, ascent 12, highest 100
1300 meters at 29.760400 -95.369800
  fit-decoder: 29.760390 -95.369796, altitude 90, distance 1234.56, speed 13.5; session: time 3600500, ascent 0.12, highest 90
  fit-file-parser: 29.760400 -95.369800, altitude 1300, distance 1234.56, speed 13.5; session: time 3600.5, ascent 12, highest 1300'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
