#!/usr/bin/env bash
# msgpackr 2.1.3, @msgpack/msgpack 3.1.3, notepack.io 3.0.1, msgpack-lite 0.1.26: MessagePack has whole numbers of up to 64
# bits, and one expects that a number of milliseconds, as Date.now() gives it, is a number on the other side. msgpackr writes
# such a number as a floating point, so that its own come back, and reads the whole number of 64 bits that @msgpack/msgpack
# and notepack.io write as a bigint, even where it is small enough: `at + 1000` and JSON.stringify are TypeErrors, and `at ===
# 1795955400000` is false (`int64AsType: 'number'` gives numbers). In the other direction a value that is not set becomes an
# extension of type 0: @msgpack/msgpack reads an object where the note was. A date of msgpack-lite, an extension of type 13,
# is an error to msgpackr and an object to @msgpack/msgpack, and a date of these an object to msgpack-lite. A program that
# mixes them writes dates as texts, and says what a large number is.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund msgpackr@2.1.3 @msgpack/msgpack@3.1.3 notepack.io@3.0.1 msgpack-lite@0.1.26
cat > try.cjs <<'JS'
const { inspect } = require('node:util');
const msgpackr = require('msgpackr');
const packages = {
  msgpackr: [msgpackr.pack, msgpackr.unpack],
  '@msgpack/msgpack': [require('@msgpack/msgpack').encode, require('@msgpack/msgpack').decode],
  'notepack.io': [require('notepack.io').encode, require('notepack.io').decode],
  'msgpack-lite': [require('msgpack-lite').encode, require('msgpack-lite').decode],
};
const row = { at: 1795955400000, day: new Date('2026-11-29T12:30:00Z'), note: undefined };
for (const [writer, [pack]] of Object.entries(packages)) {
  for (const [reader, [, unpack]] of Object.entries(packages)) {
    const read = Object.entries(row).map(([name, value]) => {
      try {
        return `${name} ${inspect(unpack(Buffer.from(pack({ [name]: value })))[name], { breakLength: Infinity })}`;
      } catch (error) {
        return `${name} ${error.message}`;
      }
    });
    console.log(`${writer} to ${reader}: ${read.join(', ')}`);
  }
}
const [, unpack] = packages.msgpackr;
const at = unpack(Buffer.from(packages['@msgpack/msgpack'][0](row.at)));
for (const [said, use] of [['a second later', () => at + 1000], ['as JSON', () => JSON.stringify({ at })], ['the same', () => at === row.at]]) {
  try { console.log(`${said}: ${use()}`); } catch (error) { console.log(`${said}: ${error.name}`); }
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='msgpackr to msgpackr: at 1795955400000, day 2026-11-29T12:30:00.000Z, note undefined
msgpackr to @msgpack/msgpack: at 1795955400000, day 2026-11-29T12:30:00.000Z, note ExtData { type: 0, data: <Buffer 00> }
msgpackr to notepack.io: at 1795955400000, day 2026-11-29T12:30:00.000Z, note undefined
msgpackr to msgpack-lite: at 1795955400000, day ExtBuffer { buffer: <Buffer 6b 0c 1a c8>, type: 255 }, note ExtBuffer { buffer: <Buffer 00>, type: 0 }
@msgpack/msgpack to msgpackr: at 1795955400000n, day 2026-11-29T12:30:00.000Z, note null
@msgpack/msgpack to @msgpack/msgpack: at 1795955400000, day 2026-11-29T12:30:00.000Z, note null
@msgpack/msgpack to notepack.io: at 1795955400000, day 2026-11-29T12:30:00.000Z, note null
@msgpack/msgpack to msgpack-lite: at 1795955400000, day ExtBuffer { buffer: <Buffer 6b 0c 1a c8>, type: 255 }, note null
notepack.io to msgpackr: at 1795955400000n, day 2026-11-29T12:30:00.000Z, note undefined
notepack.io to @msgpack/msgpack: at 1795955400000, day 2026-11-29T12:30:00.000Z, note undefined
notepack.io to notepack.io: at 1795955400000, day 2026-11-29T12:30:00.000Z, note undefined
notepack.io to msgpack-lite: at 1795955400000, day ExtBuffer { buffer: <Buffer 6b 0c 1a c8>, type: 255 }, note undefined
msgpack-lite to msgpackr: at 1795955400000, day Unknown extension type 13, note null
msgpack-lite to @msgpack/msgpack: at 1795955400000, day ExtData { type: 13, data: <Buffer cb 42 7a 22 74 89 d4 00 00> }, note null
msgpack-lite to notepack.io: at 1795955400000, day [ 13, <Buffer cb 42 7a 22 74 89 d4 00 00> ], note null
msgpack-lite to msgpack-lite: at 1795955400000, day 2026-11-29T12:30:00.000Z, note null
a second later: TypeError
as JSON: TypeError
the same: false'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
