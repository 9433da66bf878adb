#!/usr/bin/env bash
# msg-parser 1.0.10, @kenjiuno/msgreader 1.28.0: they read emails saved by Outlook (.msg). Outlook saves them as "Outlook Message Format -
# Unicode" or as "Outlook Message Format", whose texts have a byte a letter (PtypString8, MS-OXCDATA 2.11.1), and one expects the subject of
# either. With the subject as msg-parser names it, `PidTagSubject`, one of the second kind has none, undefined, as have its body and its
# sender; with the tag that the file itself lists the subject "Tile 12 and 9 sacks" comes in Chinese letters, one for two of its own.
# @kenjiuno/msgreader reads both kinds. Each time of a mail is four milliseconds late, 13:30:00.004 for 13:30,
# so that what was sent at 23:59:59.998 was sent on the next day, and no time is equal to that of the same mail from elsewhere. No error. A
# program takes the other reader, or asks for both kinds and makes the letters of the bytes itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund msg-parser@1.0.10 tslib@2.8.1 @kenjiuno/msgreader@1.28.0 cfb@1.2.2
cat > try.cjs <<'JS'
const CFB = require('cfb');
const { Msg, PidTagBody, PidTagClientSubmitTime, PidTagSenderName, PidTagSubject } = require('msg-parser');
const { default: Reader } = require('@kenjiuno/msgreader');
const hex = (value) => value.toString(16).toUpperCase().padStart(4, '0');
const TIME = 0x40;
const write = (properties) => {
  const file = CFB.utils.cfb_new({ root: 'R' });
  file.FullPaths.splice(1);
  file.FileIndex.splice(1);
  for (const name of ['00020102', '00030102', '00040102']) CFB.utils.cfb_add(file, `/__nameid_version1.0/__substg1.0_${name}`, Buffer.alloc(0));
  const entries = properties.map(([id, kind, value]) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt16LE(kind, 0);
    entry.writeUInt16LE(id, 2);
    entry.writeUInt32LE(6, 4);
    if (kind === TIME) entry.writeBigUInt64LE((BigInt(Date.parse(value)) + 11644473600000n) * 10000n, 8);
    else {
      const bytes = Buffer.from(value, kind === 0x1f ? 'utf16le' : 'latin1');
      CFB.utils.cfb_add(file, `/__substg1.0_${hex(id)}${hex(kind)}`, bytes);
      entry.writeUInt32LE(bytes.length + (kind === 0x1f ? 2 : 1), 8);
    }
    return entry;
  });
  CFB.utils.cfb_add(file, '/__properties_version1.0', Buffer.concat([Buffer.alloc(32), ...entries]));
  return new Uint8Array(CFB.write(file, { type: 'buffer' }));
};
for (const [name, kind] of [['Unicode', 0x1f], ['a byte a letter', 0x1e]]) {
  for (const sent of ['2026-11-30T13:30:00.000Z', '2026-11-30T23:59:59.998Z']) {
    const bytes = write([[0x1a, kind, 'IPM.Note'], [0x37, kind, 'Tile 12 and 9 sacks'], [0x1000, kind, 'Twelve sacks'], [0xc1a, kind, 'Ana Garza'], [0x39, TIME, sent]]);
    const message = Msg.fromUint8Array(bytes);
    const read = new Reader(bytes.buffer).getFileData();
    const listed = message.propertiesStream().properties().find((info) => info.propertyTag().toString().startsWith('0037')).propertyTag();
    console.log(`${name}, sent ${sent}: ${[PidTagSubject, PidTagBody, PidTagSenderName].map((tag) => JSON.stringify(message.getProperty(tag)) ?? 'undefined').join(', ')}, the subject by its own tag ${JSON.stringify(message.getProperty(listed))}, ${message.getProperty(PidTagClientSubmitTime).toISOString()}`);
    console.log(`  @kenjiuno/msgreader: ${[read.subject, read.body, read.senderName].map((text) => JSON.stringify(text)).join(', ')}, ${read.clientSubmitTime}`);
  }
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='Unicode, sent 2026-11-30T13:30:00.000Z: "Tile 12 and 9 sacks", "Twelve sacks", "Ana Garza", the subject by its own tag "Tile 12 and 9 sacks", 2026-11-30T13:30:00.004Z
  @kenjiuno/msgreader: "Tile 12 and 9 sacks", "Twelve sacks", "Ana Garza", Mon, 30 Nov 2026 13:30:00 GMT
Unicode, sent 2026-11-30T23:59:59.998Z: "Tile 12 and 9 sacks", "Twelve sacks", "Ana Garza", the subject by its own tag "Tile 12 and 9 sacks", 2026-12-01T00:00:00.002Z
  @kenjiuno/msgreader: "Tile 12 and 9 sacks", "Twelve sacks", "Ana Garza", Mon, 30 Nov 2026 23:59:59 GMT
a byte a letter, sent 2026-11-30T13:30:00.000Z: undefined, undefined, undefined, the subject by its own tag "楔敬ㄠ′湡⁤‹慳正s", 2026-11-30T13:30:00.004Z
  @kenjiuno/msgreader: "Tile 12 and 9 sacks", "Twelve sacks", "Ana Garza", Mon, 30 Nov 2026 13:30:00 GMT
a byte a letter, sent 2026-11-30T23:59:59.998Z: undefined, undefined, undefined, the subject by its own tag "楔敬ㄠ′湡⁤‹慳正s", 2026-12-01T00:00:00.002Z
  @kenjiuno/msgreader: "Tile 12 and 9 sacks", "Twelve sacks", "Ana Garza", Mon, 30 Nov 2026 23:59:59 GMT'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
