#!/usr/bin/env bash
# candied 2.2.0 reads a DBC file, the list of what the messages on the CAN bus of a truck mean, and decodes them. One expects of
# the frame 12 34 56 78 9A BC DE F0 what the bits say. A signal in Motorola order, `@0`, is named by its highest bit: 7|16 are
# the first two bytes, 0x1234 = 4660. It gives NaN for what begins in the first two bytes, and a wrong number for all others,
# 9320 instead of 22136, without an error. Signals in Intel order, `@1`, are right, with two exceptions: of a float
# (SIG_VALTYPE_ 1) the bits are read as a whole number, 1.5 is 1069547520, and of signals that share their bits by a multiplexer
# both are given, also the one whose turn it is not. A program reads the bits by itself, as below, or asks for Intel order.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund candied@2.2.0
cat > try.mjs <<'JS'
import { Can, Dbc } from 'candied';
const bytes = [0x12, 0x34, 0x56, 0x78, 0x9a, 0xbc, 0xde, 0xf0];
const bit = (at) => (bytes[at >> 3] >> (at & 7)) & 1;
const motorola = (start, length) => {
  let [value, at] = [0, start];
  for (let index = 0; index < length; index += 1) {
    value = value * 2 + bit(at);
    at = (at & 7) === 0 ? at + 15 : at - 1;
  }
  return value;
};
const intel = (start, length) => Array.from({ length }, (_, index) => bit(start + index) * 2 ** index).reduce((sum, part) => sum + part);
const read = (signals, frame, more = '') => {
  const can = new Can();
  can.database = new Dbc().load(`VERSION ""\n\nBS_:\n\nBU_: E\n\nBO_ 100 M: 8 E\n${signals.map((signal) => ` SG_ ${signal} (1,0) [0|0] "" E\n`).join('')}\n${more}`);
  return [...can.decode(can.createFrame(100, frame)).boundSignals].map(([name, { value }]) => `${name} ${value}`).join(', ');
};
for (const [start, length] of [[7, 8], [7, 16], [15, 16], [23, 16], [31, 12], [39, 16], [55, 16]]) {
  console.log(`Motorola ${start}|${length}@0+: ${read([`S : ${start}|${length}@0+`], bytes)}, by the bits ${motorola(start, length)}`);
}
for (const [start, length] of [[0, 8], [0, 16], [12, 12], [40, 24]]) console.log(`Intel ${start}|${length}@1+: ${read([`S : ${start}|${length}@1+`], bytes)}, by the bits ${intel(start, length)}`);
const float = [...new Uint8Array(new Float32Array([1.5]).buffer), 0, 0, 0, 0];
console.log(`a float of 1.5: ${read(['F : 0|32@1-'], float, 'SIG_VALTYPE_ 100 F : 1;\n')}`);
for (const turn of [0, 1]) console.log(`turn ${turn}: ${read(['Turn M : 0|8@1+', 'Oil m0 : 8|8@1+', 'Fuel m1 : 8|8@1+'], [turn, 5, 0, 0, 0, 0, 0, 0])}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='Motorola 7|8@0+: S NaN, by the bits 18
Motorola 7|16@0+: S NaN, by the bits 4660
Motorola 15|16@0+: S NaN, by the bits 13398
Motorola 23|16@0+: S 9320, by the bits 22136
Motorola 31|12@0+: S 2220, by the bits 1929
Motorola 39|16@0+: S 44273, by the bits 39612
Motorola 55|16@0+: S 13689, by the bits 57072
Intel 0|8@1+: S 18, by the bits 18
Intel 0|16@1+: S 13330, by the bits 13330
Intel 12|12@1+: S 1379, by the bits 1379
Intel 40|24@1+: S 15785660, by the bits 15785660
a float of 1.5: F 1069547520
turn 0: Turn 0, Oil 5, Fuel 5
turn 1: Turn 1, Oil 5, Fuel 5'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
