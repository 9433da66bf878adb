#!/usr/bin/env bash
# node-mbox 2.0.0, mbox-parser 1.0.1, mbox-reader 1.2.0: in a file of mails (mbox) a line that begins with "From " would begin the next
# mail, so that who writes the file puts a ">" before it, as `mailbox.mbox` of Python does here, and who reads it takes the ">" off. One
# expects "From the street you see the pool." as it was sent. node-mbox gives ">From the street ...", and so does mbox-parser in the text
# of the mail, where it looks like a line that is quoted from an earlier mail; a program that leaves quoted lines out loses it. Neither
# has a setting for it. No error. mbox-reader has each text as it was.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node-mbox@2.0.0 mbox-parser@1.0.1 mbox-reader@1.2.0 mailparser@3.14.2
cat > write.py <<'PY'
import mailbox
import time

box = mailbox.mbox('mails.mbox')
for number, text in enumerate(['Gate code 0417.\n\nFrom the street you see the pool.\n', 'From 7:30 on the crew digs.\n> 12 sacks?\nYes, 12.\n', 'Deck on Friday.\n']):
    mail = mailbox.mboxMessage()
    mail['From'] = 'Ana <ana@example.com>'
    mail['Subject'] = f'Mail {number + 1}'
    mail['Content-Type'] = 'text/plain; charset=utf-8'
    mail.set_payload(text)
    mail.set_from('ana@example.com', time.gmtime(1796045400))
    box.add(mail)
box.flush()
PY
cat > try.cjs <<'JS'
const { createReadStream } = require('node:fs');
const { simpleParser } = require('mailparser');
const { mboxParser } = require('mbox-parser');
const { mboxReader } = require('mbox-reader');
const { MboxStream } = require('node-mbox');
const open = () => createReadStream('mails.mbox');
const show = (name, number, text) => console.log(`${name} ${number}: ${JSON.stringify(text.trim())}`);
(async () => {
  const raw = [];
  await new Promise((done, fail) => {
    MboxStream(open()).on('data', (mail) => raw.push(mail)).on('error', fail).on('finish', () => setImmediate(done));
  });
  for (const [index, mail] of raw.entries()) show('node-mbox', index + 1, (await simpleParser(mail)).text);
  for (const [index, mail] of (await mboxParser(open())).entries()) show('mbox-parser', index + 1, mail.text);
  let number = 0;
  for await (const mail of mboxReader(open())) show('mbox-reader', (number += 1), (await simpleParser(mail.content)).text);
})();
JS
python3 write.py
seen=$(grep -c '^From ana' mails.mbox; node try.cjs)
echo "$seen"
expected='3
node-mbox 1: "Gate code 0417.\n\n>From the street you see the pool."
node-mbox 2: ">From 7:30 on the crew digs.\n> 12 sacks?\nYes, 12."
node-mbox 3: "Deck on Friday."
mbox-parser 1: "Gate code 0417.\n\n>From the street you see the pool."
mbox-parser 2: ">From 7:30 on the crew digs.\n> 12 sacks?\nYes, 12."
mbox-parser 3: "Deck on Friday."
mbox-reader 1: "Gate code 0417.\n\nFrom the street you see the pool."
mbox-reader 2: "From 7:30 on the crew digs.\n> 12 sacks?\nYes, 12."
mbox-reader 3: "Deck on Friday."'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
