#!/usr/bin/env bash
# wav 1.0.2, node-wav 0.0.2, wav-decoder 1.3.0, wav-file-info 0.0.10, wavefile 11.0.0 and music-metadata 12.1.0 read notes that were spoken
# into a phone, in WAV. A chunk of odd length is filled up by a byte that its length does not count. One expects a second of sound to be
# one. With a chunk of 3 bytes before the sound wav gives none of it, without an error, node-wav ends in a TypeError and wav-decoder in a
# RangeError; these two refuse WAVE_FORMAT_EXTENSIBLE as well. Of a recording that was streamed, whose length is not known, node-wav and
# wavefile make 268435 seconds. wav-file-info counts the whole file as sound. music-metadata has a second each time.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund wav@1.0.2 node-wav@0.0.2 wav-decoder@1.3.0 wav-file-info@0.0.10 wavefile@11.0.0 music-metadata@12.1.0
cat > try.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { parseBuffer } from 'music-metadata';
import nodeWav from 'node-wav';
import wav from 'wav';
import decoder from 'wav-decoder';
import info from 'wav-file-info';
import wavefile from 'wavefile';
const number = (size, value) => {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntLE(value, 0, size);
  return bytes;
};
const chunk = (id, data) => Buffer.concat([Buffer.from(id), number(4, data.length), data, Buffer.alloc(data.length % 2)]);
const format = (tag, ...rest) => chunk('fmt ', Buffer.concat([number(2, tag), number(2, 1), number(4, 8000), number(4, 16000), number(2, 2), number(2, 16), ...rest]));
const riff = (...chunks) => chunk('RIFF', Buffer.concat([Buffer.from('WAVE'), ...chunks]));
const sound = chunk('data', Buffer.alloc(16000, 1));
const stream = riff(format(1), sound);
stream.writeUInt32LE(0xffffffff, 4);
stream.writeUInt32LE(0xffffffff, 40);
const readers = {
  wav: (bytes) => new Promise((resolve, reject) => {
    const reader = new wav.Reader();
    let length = 0;
    reader.on('data', (part) => { length += part.length; }).on('end', () => resolve(length / 16000)).on('error', reject).end(bytes);
  }),
  'node-wav': (bytes) => nodeWav.decode(bytes).channelData[0].length / 8000,
  'wav-decoder': async (bytes) => (await decoder.decode(bytes)).length / 8000,
  'wav-file-info': (bytes) => new Promise((resolve, reject) => {
    writeFileSync('note.wav', bytes);
    info.infoByFilename('note.wav', (error, { duration } = {}) => (error ? reject(new Error(error.invalid_reasons.join())) : resolve(duration)));
  }),
  wavefile: (bytes) => new wavefile.WaveFile(bytes).data.chunkSize / 16000,
  'music-metadata': async (bytes) => (await parseBuffer(bytes, 'audio/wav')).format.duration,
};
for (const [name, bytes] of Object.entries({
  'plain': riff(format(1), sound),
  'a chunk of 4 bytes before the sound': riff(format(1), chunk('note', Buffer.from('abcd')), sound),
  'a chunk of 3 bytes before the sound': riff(format(1), chunk('note', Buffer.from('abc')), sound),
  'WAVE_FORMAT_EXTENSIBLE': riff(format(0xfffe, number(2, 22), number(2, 16), number(4, 4), Buffer.from('0100000000001000800000aa00389b71', 'hex')), sound),
  'a stream': stream,
})) {
  console.log(name);
  for (const [reader, read] of Object.entries(readers)) {
    try {
      console.log(`  ${reader}: ${await read(bytes)}`);
    } catch (error) {
      console.log(`  ${reader}: ${error.name ?? ''} ${error.message ?? error}`);
    }
  }
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='plain
  wav: 1
  node-wav: 1
  wav-decoder: 1
  wav-file-info: 1.00225
  wavefile: 1
  music-metadata: 1
a chunk of 4 bytes before the sound
  wav: 1
  node-wav: 1
  wav-decoder: 1
  wav-file-info: 1.003
  wavefile: 1
  music-metadata: 1
a chunk of 3 bytes before the sound
  wav: 0
  node-wav: TypeError Cannot read properties of undefined (reading '\''channelData'\'')
  wav-decoder: RangeError Offset is outside the bounds of the DataView
  wav-file-info: 1.003
  wavefile: 1
  music-metadata: 1
WAVE_FORMAT_EXTENSIBLE
  wav: 1
  node-wav: TypeError Unsupported format in WAV file: fffe
  wav-decoder: TypeError Unsupported format in WAV file: 0xfffe
  wav-file-info: 1.00375
  wavefile: 1
  music-metadata: 1
a stream
  wav: 1
  node-wav: 268435.455875
  wav-decoder: 1
  wav-file-info: Error chunk_size does not match file size
  wavefile: 268435.4559375
  music-metadata: 1'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
