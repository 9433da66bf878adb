#!/usr/bin/env bash
# node-tnef 1.4.0, tnef 1.4.18 (Debian 12, 1.4.18-3): each takes the files out of a winmail.dat, as Outlook sends it. Each file in it
# has a name of 8 and 3 letters, attAttachTitle, and its own name among its properties, PidTagAttachLongFilename (MS-OXTNEF, MS-OXCMSG
# 2.2.2). One expects the latter, as tnef gives it. node-tnef gives the former: "Tile 12½ x 24 of the pool.pdf" is TILE12~1.PDF, and
# "Site plan.dwg.pdf" is SITEPL~1.PDF; the long name is nowhere in what it gives. Of a letter with a text and with HTML both `Body` and
# `BodyHTML` are the text, as bytes with a zero after each letter, and the HTML is nowhere. No error. A program reads with tnef, or asks
# the sender for MIME.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download tnef=1.4.18-3 >/dev/null 2>&1
dpkg-deb -x tnef_*.deb .
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node-tnef@1.4.0
cat > try.cjs <<'JS'
const { writeFileSync } = require('node:fs');
const { parseBuffer } = require('node-tnef');
const number = (size, value) => {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntLE(value, 0, size);
  return bytes;
};
const attribute = (level, id, data) => Buffer.concat([Buffer.from([level]), number(4, id), number(4, data.length), data, number(2, data.reduce((sum, byte) => (sum + byte) & 0xffff, 0))]);
const property = (id, type, data) => Buffer.concat([number(2, type), number(2, id), number(4, 1), number(4, data.length), data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
const properties = (...rows) => Buffer.concat([number(4, rows.length), ...rows]);
const [text, wide] = [(value) => Buffer.from(`${value}\0`, 'latin1'), (value) => Buffer.from(`${value}\0`, 'utf16le')];
const file = (short, long) => [attribute(2, 0x69002, Buffer.concat([number(2, 1), number(4, 0xffffffff), number(4, 0x200020), number(4, 0)])), attribute(2, 0x18010, text(short)), attribute(2, 0x6800f, Buffer.from('%PDF-1.4')), attribute(2, 0x69005, properties(property(0x3707, 0x1f, wide(long))))];
const letter = properties(property(0x1000, 0x1f, wide('Plan enclosed')), property(0x1013, 0x102, Buffer.from('<p>Plan <b>enclosed</b></p>')));
const winmail = Buffer.concat([number(4, 0x223e9f78), number(2, 1), attribute(1, 0x89006, number(4, 0x10000)), attribute(1, 0x69007, Buffer.concat([number(4, 1252), number(4, 0)])), attribute(1, 0x78008, text('IPM.Microsoft Mail.Note')), attribute(1, 0x69003, letter), ...file('PLAN.PDF', 'Plan.pdf'), ...file('TILE12~1.PDF', 'Tile 12½ x 24 of the pool.pdf'), ...file('SITEPL~1.PDF', 'Site plan.dwg.pdf')]);
writeFileSync('winmail.dat', winmail);
parseBuffer(winmail, (error, { Attachments, Body, BodyHTML }) => {
  console.log(`node-tnef: ${Attachments.map(({ Title }) => Title).join(', ')}`);
  console.log(`  Body ${JSON.stringify(Buffer.from(Body).toString('utf16le'))}, BodyHTML ${JSON.stringify(Buffer.from(BodyHTML).toString('utf16le'))}`);
});
JS
seen=$(
  node try.cjs | grep -v '^{'
  mkdir out && usr/bin/tnef -C out --save-body -f winmail.dat
  echo "tnef: $(cd out && printf '%s, ' *.pdf)"
  echo "  message.html $(cat out/message.html)"
)
echo "$seen"
expected='node-tnef: PLAN.PDF, TILE12~1.PDF, SITEPL~1.PDF
  Body "Plan enclosed\u0000", BodyHTML "Plan enclosed\u0000"
tnef: Plan.pdf, Site plan.dwg.pdf, Tile 12½ x 24 of the pool.pdf, 
  message.html <p>Plan <b>enclosed</b></p>'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
