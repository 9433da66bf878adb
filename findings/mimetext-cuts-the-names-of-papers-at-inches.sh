#!/usr/bin/env bash
# mimetext 3.0.28 writes emails, and one expects that a reader has the papers by the names that they were given. It puts the
# name of an attached paper between quotes as it is, where a quote within needs a backslash (RFC 2045, 5.1), so that `Tile 12"
# x 24".pdf` is read as "Tile 12" by mailparser 3.14.2, and with two spaces behind it by postal-mime 4.0.0, without the ending
# by which a phone opens it. Of a text with ½ it says that it has seven bits alone, and leaves a line of 1200 letters in one
# piece, where 998 are the most (RFC 5322, 2.1.1). Names of people with quotes and commas, and the subject, are right.
# nodemailer 7.0.11 has the names, and folds the lines. No error. A program that sends papers with it gives them names without
# quotes, and the texts in base64.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund mimetext@3.0.28 nodemailer@7.0.11 mailparser@3.14.2 postal-mime@4.0.0
cat > try.mjs <<'JS'
import { simpleParser } from 'mailparser';
import { createMimeMessage } from 'mimetext';
import nodemailer from 'nodemailer';
import PostalMime from 'postal-mime';
const text = `Tile 3½ in\n${'x'.repeat(1200)}`;
const byMimetext = (name) => {
  const message = createMimeMessage();
  message.setSender({ name: 'Smith, Bob "Bo"', addr: 'bob@example.com' });
  message.setRecipient('ana@example.com');
  message.setSubject('Pour 3½"');
  message.addMessage({ contentType: 'text/plain', data: text });
  message.addAttachment({ filename: name, contentType: 'application/pdf', data: Buffer.from('paper').toString('base64') });
  return message.asRaw();
};
const byNodemailer = async (name) => {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail({ from: { name: 'Smith, Bob "Bo"', address: 'bob@example.com' }, to: 'ana@example.com', subject: 'Pour 3½"', text, attachments: [{ filename: name, content: 'paper', contentType: 'application/pdf' }] });
  return message.toString('utf8');
};
for (const name of ['Tile 12 in.pdf', 'Tile 12" x 24".pdf']) {
  for (const [writer, raw] of Object.entries({ mimetext: byMimetext(name), nodemailer: await byNodemailer(name) })) {
    const first = await simpleParser(raw);
    const second = await PostalMime.parse(raw);
    const header = raw.split(/\r?\n/).find((line) => /filename/.test(line)).trim();
    const longest = Math.max(...raw.split(/\r?\n/).map((line) => line.length));
    console.log(`${name} by ${writer}: ${header}; mailparser ${JSON.stringify(first.attachments[0].filename)}, postal-mime ${JSON.stringify(second.attachments[0].filename)}; from ${first.from.value[0].name}, ${first.subject}; longest line ${longest}, ${raw.match(/Content-Transfer-Encoding: (\S+)/i)[1]}`);
  }
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='Tile 12 in.pdf by mimetext: Content-Disposition: attachment; filename="Tile 12 in.pdf"; mailparser "Tile 12 in.pdf", postal-mime "Tile 12 in.pdf"; from Smith, Bob "Bo", Pour 3½"; longest line 1200, 7bit
Tile 12 in.pdf by nodemailer: Content-Disposition: attachment; filename="Tile 12 in.pdf"; mailparser "Tile 12 in.pdf", postal-mime "Tile 12 in.pdf"; from Smith, Bob "Bo", Pour 3½"; longest line 76, quoted-printable
Tile 12" x 24".pdf by mimetext: Content-Disposition: attachment; filename="Tile 12" x 24".pdf"; mailparser "Tile 12", postal-mime "Tile 12  "; from Smith, Bob "Bo", Pour 3½"; longest line 1200, 7bit
Tile 12" x 24".pdf by nodemailer: filename*0*=utf-8'\'''\''Tile%2012%22%20x%2024%22.pdf; mailparser "Tile 12\" x 24\".pdf", postal-mime "Tile 12\" x 24\".pdf"; from Smith, Bob "Bo", Pour 3½"; longest line 76, quoted-printable'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
