#!/usr/bin/env bash
# msgreader 1.0.1, @freiraum/msgreader 1.1.1, @sharpenednoodles/msg.reader-ts 0.1.2, @npeersab/msgreader 4.4.0, @kenjiuno/msgreader
# 1.28.0: they read emails saved by Outlook (.msg). In such a file, as MS-OXPROPS has it, who pressed "send" has a name and an address
# (0C1A, 0C1F, 5D01), and in whose name it was sent others (0042, 0065, 5D02). One expects the name and the address of one sender. The
# first three give the name of the one and the address of the other: what Ana Garza of the office sends for Bob Smith is from "Garza,
# Ana" at bob@example.com. Where the mail came from outside, so that the file has the address in 0C1F alone, the sender has none, and
# neither have its receivers, whose addresses are in 3003; @npeersab/msgreader gives these, and for one within the company its
# "/O=EXCH/CN=RECIPIENTS/CN=ANA" instead of the address. None of the four tells a receiver of a copy, or of a hidden one, from whom it
# was sent to. A message that was forwarded as an attachment is named, and `getAttachment` ends in a TypeError. No other error.
# @kenjiuno/msgreader has both senders, the kinds of receivers and what was forwarded. A program looks at `senderSmtpAddress` there.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund msgreader@1.0.1 @freiraum/msgreader@1.1.1 @sharpenednoodles/msg.reader-ts@0.1.2 @npeersab/msgreader@4.4.0 @kenjiuno/msgreader@1.28.0 cfb@1.2.2
cat > try.cjs <<'JS'
const CFB = require('cfb');
const TEXT = 0x1f;
const NUMBER = 0x03;
const BINARY = 0x102;
const hex = (value, length) => value.toString(16).toUpperCase().padStart(length, '0');
const properties = (file, path, headerSize, list, counts = [0, 0]) => {
  const header = Buffer.alloc(headerSize);
  if (headerSize > 8) [...counts, ...counts].forEach((count, index) => header.writeUInt32LE(count, 8 + 4 * index));
  const entries = list.map(([id, kind, value]) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt16LE(kind, 0);
    entry.writeUInt16LE(id, 2);
    entry.writeUInt32LE(6, 4);
    if (kind === NUMBER) entry.writeInt32LE(value, 8);
    else {
      const bytes = kind === TEXT ? Buffer.from(value, 'utf16le') : value;
      CFB.utils.cfb_add(file, `${path}__substg1.0_${hex(id, 4)}${hex(kind, 4)}`, bytes);
      entry.writeUInt32LE(bytes.length + (kind === TEXT ? 2 : 0), 8);
    }
    return entry;
  });
  CFB.utils.cfb_add(file, `${path}__properties_version1.0`, Buffer.concat([header, ...entries]));
};
const put = (file, path, message, headerSize) => {
  properties(file, path, headerSize, message.properties, [message.receivers.length, message.attachments.length]);
  message.receivers.forEach((list, index) => properties(file, `${path}__recip_version1.0_#${hex(index, 8)}/`, 8, [[0x3000, NUMBER, index], ...list]));
  message.attachments.forEach(({ list, forwarded }, index) => {
    const place = `${path}__attach_version1.0_#${hex(index, 8)}/`;
    properties(file, place, 8, list);
    if (forwarded) put(file, `${place}__substg1.0_3701000D/`, forwarded, 24);
  });
};
const write = (message) => {
  const file = CFB.utils.cfb_new({ root: 'R' });
  file.FullPaths.splice(1);
  file.FileIndex.splice(1);
  for (const name of ['00020102', '00030102', '00040102']) CFB.utils.cfb_add(file, `/__nameid_version1.0/__substg1.0_${name}`, Buffer.alloc(0));
  put(file, '/', message, 32);
  return CFB.write(file, { type: 'buffer' });
};
const mail = (subject, sender, receivers, attachments = []) => ({ properties: [[0x1a, TEXT, 'IPM.Note'], [0x37, TEXT, subject], [0x1000, TEXT, 'Twelve sacks'], ...sender], receivers, attachments });
const within = '/O=EXCH/CN=RECIPIENTS/CN=ANA';
const messages = {
  'by Ana, in the name of Bob': mail(
    'Tile',
    [[0xc1a, TEXT, 'Garza, Ana'], [0xc1e, TEXT, 'EX'], [0xc1f, TEXT, within], [0x5d01, TEXT, 'ana@example.com'], [0x42, TEXT, 'Smith, Bob'], [0x64, TEXT, 'EX'], [0x65, TEXT, '/O=EXCH/CN=RECIPIENTS/CN=BOB'], [0x5d02, TEXT, 'bob@example.com']],
    [
      [[0xc15, NUMBER, 1], [0x3001, TEXT, 'Eva'], [0x3002, TEXT, 'SMTP'], [0x3003, TEXT, 'eva@example.com'], [0x39fe, TEXT, 'eva@example.com']],
      [[0xc15, NUMBER, 3], [0x3001, TEXT, 'Boss'], [0x3002, TEXT, 'SMTP'], [0x3003, TEXT, 'boss@example.com'], [0x39fe, TEXT, 'boss@example.com']],
    ],
    [{ list: [[0xe21, NUMBER, 0], [0x3705, NUMBER, 5], [0x3001, TEXT, 'The first offer']], forwarded: mail('The first offer', [], []) }],
  ),
  'from outside': mail('Tile', [[0xc1a, TEXT, 'Eva'], [0xc1e, TEXT, 'SMTP'], [0xc1f, TEXT, 'eva@example.com']], [[[0xc15, NUMBER, 1], [0x3001, TEXT, 'Ana'], [0x3002, TEXT, 'SMTP'], [0x3003, TEXT, 'ana@example.com']]]),
};
for (const [name, message] of Object.entries(messages)) {
  const file = write(message);
  console.log(name);
  for (const kind of ['msgreader', '@freiraum/msgreader', '@sharpenednoodles/msg.reader-ts', '@npeersab/msgreader', '@kenjiuno/msgreader']) {
    const loaded = require(kind);
    const Reader = loaded.default ?? loaded.MSGReader ?? loaded;
    const reader = new Reader(new Uint8Array(file).buffer);
    const read = reader.getFileData();
    const forwarded = read.attachments.map((attachment) => {
      try {
        return `, attached ${reader.getAttachment(attachment).fileName}`;
      } catch (error) {
        return `, attached ${attachment.name}: ${error.name}`;
      }
    });
    console.log(`  ${kind}: from ${read.senderName} at ${read.senderSmtpAddress ?? read.senderEmail}, to ${read.recipients.map((one) => `${one.name} at ${one.email}${one.recipType ? ` (${one.recipType})` : ''}`).join(' and ')}${forwarded.join('')}`);
  }
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='by Ana, in the name of Bob
  msgreader: from Garza, Ana at bob@example.com, to Eva at eva@example.com and Boss at boss@example.com, attached The first offer: TypeError
  @freiraum/msgreader: from Garza, Ana at bob@example.com, to Eva at eva@example.com and Boss at boss@example.com, attached The first offer: TypeError
  @sharpenednoodles/msg.reader-ts: from Garza, Ana at bob@example.com, to Eva at eva@example.com and Boss at boss@example.com, attached The first offer: TypeError
  @npeersab/msgreader: from Garza, Ana at /O=EXCH/CN=RECIPIENTS/CN=ANA, to Eva at eva@example.com and Boss at boss@example.com, attached The first offer: TypeError
  @kenjiuno/msgreader: from Garza, Ana at ana@example.com, to Eva at eva@example.com (to) and Boss at boss@example.com (bcc), attached The first offer.msg
from outside
  msgreader: from Eva at undefined, to Ana at undefined
  @freiraum/msgreader: from Eva at undefined, to Ana at undefined
  @sharpenednoodles/msg.reader-ts: from Eva at undefined, to Ana at undefined
  @npeersab/msgreader: from Eva at eva@example.com, to Ana at ana@example.com
  @kenjiuno/msgreader: from Eva at eva@example.com, to Ana at ana@example.com (to)'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
