#!/usr/bin/env bash
# complete-teltonika-parser 0.3.4 and teltonika-parser 0.0.15 read what trackers of trucks send (Teltonika's Codec 8).
# Altitudes and most values in four bytes, such as the sensors of temperature, are signed, by two's complement, and values in
# eight bytes are whole numbers (Teltonika Telematics Wiki, Codec, and the tables of AVL ids). One expects -3 meters, -5.5
# degrees as -55, and the number of a key as it is. The former reads 65533 and 4294967241, without an error, so that a truck
# at the coast is higher than any mountain and a frozen one at 429 million degrees; the latter reads both rightly, and the key
# 8.2e-304, since it takes eight bytes for a floating number. Codec 8 Extended, which newer devices send, the latter passes
# over: its records are undefined. A program that takes positions of trucks checks altitudes and temperatures against their
# bounds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund complete-teltonika-parser@0.3.4 teltonika-parser@0.0.15
cat > try.cjs <<'JS'
const { ProtocolParser } = require('complete-teltonika-parser');
const Parser = require('teltonika-parser');
const bytes = (value, size) => {
  const buffer = Buffer.alloc(size);
  if (size === 8) buffer.writeBigInt64BE(BigInt(value));
  else if (value < 0) buffer.writeIntBE(value, 0, size);
  else buffer.writeUIntBE(value, 0, size);
  return buffer;
};
const checksum = (body) => {
  let sum = 0;
  for (const byte of body) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xa001 : sum >>> 1;
  }
  return sum;
};
const packet = (extended) => {
  const wide = extended ? 2 : 1;
  const values = { 1: [[239, 1]], 2: [[66, 12750]], 4: [[72, -55]], 8: [[78, '72623859790382856']] };
  const listed = [1, 2, 4, 8].flatMap((size) => [bytes(values[size].length, wide), ...values[size].flatMap(([id, value]) => [bytes(id, wide), bytes(value, size)])]);
  const position = [bytes(Math.round(-95.3698e7), 4), bytes(Math.round(29.7604e7), 4), bytes(-3, 2), bytes(270, 2), bytes(9, 1), bytes(45, 2)];
  const record = [bytes(Date.UTC(2026, 10, 29, 18, 30, 15), 8), bytes(1, 1), ...position, bytes(0, wide), bytes(4, wide), ...listed, ...(extended ? [bytes(0, 2)] : [])];
  const body = Buffer.concat([bytes(extended ? 0x8e : 8, 1), bytes(1, 1), ...record, bytes(1, 1)]);
  return Buffer.concat([bytes(0, 4), bytes(body.length, 4), body, bytes(checksum(body), 4)]);
};
for (const extended of [false, true]) {
  const sent = packet(extended);
  const [first] = new ProtocolParser(sent.toString('hex')).Content.AVL_Datas;
  const { GPSelement: place, IOelement: inputs } = first;
  const name = extended ? 'Codec 8 Extended' : 'Codec 8';
  console.log(`${name}, complete-teltonika-parser: ${place.Latitude}, ${place.Longitude}, altitude ${place.Altitude}, temperature ${inputs.Elements[72]}, key ${inputs.Elements[78]}`);
  const record = new Parser(sent).getAvl()?.records?.[0];
  const value = (id) => record?.ioElements.find((element) => element.id === id)?.value;
  console.log(`${name}, teltonika-parser: ${record?.gps.latitude}, ${record?.gps.longitude}, altitude ${record?.gps.altitude}, temperature ${value(72)}, key ${value(78)}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='Codec 8, complete-teltonika-parser: 29.7604, -95.3698, altitude 65533, temperature 4294967241, key 72623859790382856
Codec 8, teltonika-parser: 29.7604, -95.3698, altitude -3, temperature -55, key 8.20788039913184e-304
Codec 8 Extended, complete-teltonika-parser: 29.7604, -95.3698, altitude 65533, temperature 4294967241, key 72623859790382856
Codec 8 Extended, teltonika-parser: undefined, undefined, altitude undefined, temperature undefined, key undefined'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
