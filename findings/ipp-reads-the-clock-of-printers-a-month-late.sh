#!/usr/bin/env bash
# ipp 2.0.1 and @sealsystems/ipp 2.8.2 talk to printers by the Internet Printing Protocol, and read the clock of the printer and the times
# of a job (`printer-current-time`, `date-time-at-completed`). Such a time is eleven bytes, RFC 2579: year, month from 1, day, hour, minute,
# second, tenths, "+" or "-", and the hours and minutes to UTC. ipp reads the month a month late, so that a job of November 30 was printed on
# December 30, and one of January 31 on March 3; it passes over the zone and takes the clock for that of the machine, and then adds the
# zone of the machine once more: noon UTC on a machine in Texas is midnight. What it writes has month 10 for November, and a zero
# byte where "-" belongs, and comes back to itself in UTC alone; a time with half a second ends in a RangeError. @sealsystems/ipp, made
# from it, reads the months, and turns the zone round: 7:30 at -06:00 is 1:30 UTC instead of 13:30; so it reads what it wrote itself.
# No other error. A program reads the eleven bytes itself, or takes `time-at-completed`, which is seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ipp@2.0.1 @sealsystems/ipp@2.8.2
cat > try.cjs <<'JS'
const packages = { ipp: require('ipp'), '@sealsystems/ipp': require('@sealsystems/ipp') };
const NAME = 'printer-current-time';
const message = (time) => ({ version: '2.0', statusCode: 'successful-ok', id: 1, 'operation-attributes-tag': { 'attributes-charset': 'utf-8', 'attributes-natural-language': 'en' }, 'printer-attributes-tag': { [NAME]: time } });
const place = (bytes) => bytes.indexOf(NAME) + NAME.length + 2;
const written = (bytes) => {
  const [year, [month, day, hour, minute, second, tenths, sign, hours, minutes]] = [bytes.readUInt16BE(place(bytes)), bytes.subarray(place(bytes) + 2)];
  return `${year}-${month}-${day} ${hour}:${minute}:${second}.${tenths} ${[43, 45].includes(sign) ? String.fromCharCode(sign) : `byte ${sign} `}${hours}:${minutes}`;
};
const read = (kind, bytes) => packages[kind].parse(bytes)['printer-attributes-tag'][NAME].toISOString();
const printer = ([year, ...rest], sign, hours) => {
  const bytes = Buffer.from(packages['@sealsystems/ipp'].serialize(message(new Date(0))));
  bytes.writeUInt16BE(year, place(bytes));
  [...rest, 0, 0, sign.charCodeAt(0), hours, 0].forEach((value, index) => bytes.writeUInt8(value, place(bytes) + 2 + index));
  return bytes;
};
console.log(`a machine in ${process.env.TZ}`);
for (const bytes of [printer([2026, 11, 30, 12, 0], '+', 0), printer([2026, 11, 30, 7, 30], '-', 6), printer([2027, 1, 31, 7, 30], '-', 6)]) {
  console.log(`  the printer says ${written(bytes)}: ${Object.keys(packages).map((kind) => `${kind} ${read(kind, bytes)}`).join(', ')}`);
}
for (const kind of Object.keys(packages)) {
  const bytes = packages[kind].serialize(message(new Date('2026-11-30T13:30:00Z')));
  console.log(`  ${kind} writes 2026-11-30T13:30:00Z as ${written(bytes)} and reads it as ${read(kind, bytes)}`);
  try {
    console.log(`  ${kind} writes half a second as ${written(packages[kind].serialize(message(new Date('2026-11-30T13:30:00.500Z'))))}`);
  } catch (error) {
    console.log(`  ${kind} writes half a second: ${error.name}`);
  }
}
JS
seen=$(for zone in UTC America/Chicago; do TZ=$zone node try.cjs; done)
echo "$seen"
expected='a machine in UTC
  the printer says 2026-11-30 12:0:0.0 +0:0: ipp 2026-12-30T12:00:00.000Z, @sealsystems/ipp 2026-11-30T12:00:00.000Z
  the printer says 2026-11-30 7:30:0.0 -6:0: ipp 2026-12-30T07:30:00.000Z, @sealsystems/ipp 2026-11-30T01:30:00.000Z
  the printer says 2027-1-31 7:30:0.0 -6:0: ipp 2027-03-03T07:30:00.000Z, @sealsystems/ipp 2027-01-31T01:30:00.000Z
  ipp writes 2026-11-30T13:30:00Z as 2026-10-30 13:30:0.0 byte 0 0:0 and reads it as 2026-11-30T13:30:00.000Z
  ipp writes half a second: RangeError
  @sealsystems/ipp writes 2026-11-30T13:30:00Z as 2026-11-30 13:30:0.0 +0:0 and reads it as 2026-11-30T13:30:00.000Z
  @sealsystems/ipp writes half a second as 2026-11-30 13:30:0.5 +0:0
a machine in America/Chicago
  the printer says 2026-11-30 12:0:0.0 +0:0: ipp 2026-12-31T00:00:00.000Z, @sealsystems/ipp 2026-11-30T12:00:00.000Z
  the printer says 2026-11-30 7:30:0.0 -6:0: ipp 2026-12-30T19:30:00.000Z, @sealsystems/ipp 2026-11-30T01:30:00.000Z
  the printer says 2027-1-31 7:30:0.0 -6:0: ipp 2027-03-03T19:30:00.000Z, @sealsystems/ipp 2027-01-31T01:30:00.000Z
  ipp writes 2026-11-30T13:30:00Z as 2026-10-30 7:30:0.0 byte 0 6:0 and reads it as 2026-11-30T19:30:00.000Z
  ipp writes half a second: RangeError
  @sealsystems/ipp writes 2026-11-30T13:30:00Z as 2026-11-30 7:30:0.0 -6:0 and reads it as 2026-11-30T01:30:00.000Z
  @sealsystems/ipp writes half a second as 2026-11-30 7:30:0.5 -6:0'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
