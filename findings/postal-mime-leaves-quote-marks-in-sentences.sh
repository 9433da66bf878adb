#!/usr/bin/env bash
# postal-mime 4.0.0 reads an email whose lines are flowed (RFC 3676: a line that ends with a space goes on in the next one),
# and one expects of a quoted paragraph one line with one mark, as 4.5 of it says that the marks are taken off before lines
# are joined, and that a line of another depth begins a new paragraph. It joins the lines with their marks: "> The load must
# be > 3000 psi, and the > slump 4 inches." now says that the slump is to be more than 4, and an answer below a quote whose
# last line ends with a space becomes a part of the quote, which programs that look for the answer throw away. No error;
# without quotes it is right. mailparser 3.14.2 reads these. A program that reads replies keeps the mail as it came, and
# looks into its own tests for mails of this form.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund postal-mime@4.0.0 mailparser@3.14.2
cat > try.mjs <<'JS'
import { simpleParser } from 'mailparser';
import PostalMime from 'postal-mime';
const mail = (body, form) => ['From: ana@example.com', 'Subject: Pour', 'MIME-Version: 1.0', `Content-Type: text/plain; charset=utf-8; format=flowed${form}`, '', ...body, ''].join('\r\n');
const mails = {
  'a paragraph': mail(['Order 12 sacks of ', 'plaster and 3 tiles.'], ''),
  'a quoted paragraph': mail(['> The load must be ', '> 3000 psi, and the ', '> slump 4 inches.', 'Yes.'], ''),
  'a quote of a quote': mail(['>> Which day ', '>> is the pour?', '> Friday.'], ''),
  'a quote and an answer': mail(['> Which day ', 'Friday.'], ''),
};
for (const [name, text] of Object.entries(mails)) {
  console.log(name);
  console.log(`  postal-mime: ${JSON.stringify((await PostalMime.parse(text)).text.trim())}`);
  console.log(`  mailparser:  ${JSON.stringify((await simpleParser(text)).text.trim())}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='a paragraph
  postal-mime: "Order 12 sacks of plaster and 3 tiles."
  mailparser:  "Order 12 sacks of plaster and 3 tiles."
a quoted paragraph
  postal-mime: "> The load must be > 3000 psi, and the > slump 4 inches.\nYes."
  mailparser:  "> The load must be 3000 psi, and the slump 4 inches.\nYes."
a quote of a quote
  postal-mime: ">> Which day >> is the pour?\n> Friday."
  mailparser:  ">> Which day is the pour?\n> Friday."
a quote and an answer
  postal-mime: "> Which day Friday."
  mailparser:  "> Which day \nFriday."'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
