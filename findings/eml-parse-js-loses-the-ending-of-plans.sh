#!/usr/bin/env bash
# eml-parse-js 1.1.15, mailparser 3.14.2, nodemailer 7.0.11: the third writes an email, and the first two read it. A long name of an
# attached file is written in pieces, `filename*0`, `filename*1`, by RFC 2231, 3. One expects the name. eml-parse-js takes the spaces out
# of it, "Planofthepoolwithaspa…", and of a name with ½, whose pieces are written in two ways, leaves "Tile 12½ x 24 of the pool",
# without ".pdf", by which a phone knows what to open it with. Short names are right. Of receivers that are a group by RFC 5322, 3.4 it has
# the name of the group and nobody in it. No error. mailparser has all of it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund eml-parse-js@1.1.15 mailparser@3.14.2 nodemailer@7.0.11
cat > try.cjs <<'JS'
const { readEml } = require('eml-parse-js');
const { simpleParser } = require('mailparser');
const nodemailer = require('nodemailer');
const send = nodemailer.createTransport({ streamTransport: true, buffer: true });
(async () => {
  for (const filename of ['Plan.pdf', 'Tile 12½.pdf', 'Plan of the pool with a spa and a deck at 1112 Avenue M in Galveston, second floor.pdf', 'Tile 12½ x 24 of the pool with a spa and a deck at 1112 Avenue M.pdf']) {
    const letter = (await send.sendMail({ from: 'a@example.com', to: 'b@example.com', subject: 'Plan', text: 'Plan', attachments: [{ filename, content: 'x', contentType: 'application/pdf' }] })).message.toString();
    console.log(letter.match(/Content-Disposition: (.*(?:\r\n .*)*)/)[1].replace(/\r\n/g, ''));
    console.log(`  eml-parse-js: ${readEml(letter).attachments.map(({ name }) => name)}\n  mailparser: ${(await simpleParser(letter)).attachments.map((file) => file.filename)}`);
  }
  const group = 'From: "Smith, Jr., Bob" <bob@example.com>\r\nTo: Crew North: ana@example.org, Carl <carl@example.org>;\r\nSubject: Plan\r\n\r\nPlan\r\n';
  console.log(`To: Crew North: ana@example.org, Carl <carl@example.org>;\n  eml-parse-js: ${JSON.stringify(readEml(group).to)}\n  mailparser: ${JSON.stringify((await simpleParser(group)).to.value)}`);
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='attachment; filename=Plan.pdf
  eml-parse-js: Plan.pdf
  mailparser: Plan.pdf
attachment; filename*0*=utf-8'\'''\''Tile%2012%C2%BD.pdf
  eml-parse-js: Tile 12½.pdf
  mailparser: Tile 12½.pdf
attachment; filename*0="Plan of the pool with a spa and a deck at 1112 Ave"; filename*1="nue M in Galveston, second floor.pdf"
  eml-parse-js: Planofthepoolwithaspaandadeckat1112AvenueMinGalveston,secondfloor.pdf
  mailparser: Plan of the pool with a spa and a deck at 1112 Avenue M in Galveston, second floor.pdf
attachment; filename*0*=utf-8'\'''\''Tile%2012%C2%BD%20x%2024%20of%20the%20pool; filename*1=" with a spa and a deck at 1112 Avenue M.pdf"
  eml-parse-js: Tile 12½ x 24 of the pool
  mailparser: Tile 12½ x 24 of the pool with a spa and a deck at 1112 Avenue M.pdf
To: Crew North: ana@example.org, Carl <carl@example.org>;
  eml-parse-js: {"name":"Crew North"}
  mailparser: [{"name":"Crew North","group":[{"address":"ana@example.org","name":""},{"address":"carl@example.org","name":"Carl"}]}]'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
