#!/usr/bin/env bash
# email-reply-parser 2.3.7, node-email-reply-parser 0.1.4, planer 1.2.0 and parse-reply 0.0.4 take what somebody wrote out of
# a reply by email, and one expects that at most too much is left of what he quotes. They lose his own words, each of them
# others: a list that begins each line with "-- " ends the mail, as if it were a signature (by RFC 3676, 4.3, that is a line
# of "-- " alone); a line "> 3000 psi" is taken out of a sentence; what stands below a line to sign is gone; of the answers
# below each question parse-reply leaves nothing; and planer makes nothing at all of two lines that begin with "From:" and
# "To:". No error. A program that reads replies keeps the whole mail beside what it took out of it, and shows that there is
# more.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund email-reply-parser@2.3.7 node-email-reply-parser@0.1.4 planer@1.2.0 parse-reply@0.0.4
cat > try.cjs <<'JS'
const { default: EmailReplyParser } = require('email-reply-parser');
const readReply = require('node-email-reply-parser');
const planer = require('planer');
const parseReply = require('parse-reply');
const readers = {
  'email-reply-parser': (text) => new EmailReplyParser().parseReply(text),
  'node-email-reply-parser': (text) => readReply(text, true),
  planer: (text) => planer.extractFrom(text, 'text/plain'),
  'parse-reply': (text) => parseReply(text),
};
const quoted = '\n\nOn Thu, Nov 26, 2026 at 7:30 AM Ana <ana@example.com> wrote:\n> When?\n';
const mails = {
  'a list with two dashes': `Yes, please bring:\n\n-- 3 sacks of plaster\n-- 12 tiles\n\nThe gate is open.${quoted}`,
  'more than 3000 psi': `The load must be\n> 3000 psi, as drawn.\nPlease confirm.${quoted}`,
  'a line to sign': `Approved.\n\n______________________\nInitials: AG${quoted}`,
  'answers below each question': 'On Thu, Nov 26, 2026 at 7:30 AM Ana <ana@example.com> wrote:\n> Which tile?\nThe blue one.\n> Which day?\nFriday.\n',
  'no quote at all': 'From: the street you see the gate.\nTo: the left is the valve.\n',
};
for (const [name, text] of Object.entries(mails)) {
  console.log(name);
  for (const [reader, read] of Object.entries(readers)) console.log(`  ${reader}: ${JSON.stringify(read(text).trim())}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='a list with two dashes
  email-reply-parser: "Yes, please bring:\n\n-- 3 sacks of plaster\n-- 12 tiles\n\nThe gate is open."
  node-email-reply-parser: "Yes, please bring:"
  planer: "Yes, please bring:\n\n-- 3 sacks of plaster\n-- 12 tiles\n\nThe gate is open."
  parse-reply: "Yes, please bring:\n\n-- 3 sacks of plaster\n-- 12 tiles\n\nThe gate is open."
more than 3000 psi
  email-reply-parser: "The load must be\nPlease confirm."
  node-email-reply-parser: "The load must be\nPlease confirm."
  planer: "The load must be\n> 3000 psi, as drawn.\nPlease confirm."
  parse-reply: "The load must be\n> 3000 psi, as drawn.\nPlease confirm."
a line to sign
  email-reply-parser: "Approved.\n\n______________________\nInitials: AG"
  node-email-reply-parser: "Approved."
  planer: "Approved.\n\n______________________\nInitials: AG"
  parse-reply: "Approved."
answers below each question
  email-reply-parser: "The blue one.\nFriday."
  node-email-reply-parser: "The blue one.\nFriday."
  planer: "On Thu, Nov 26, 2026 at 7:30 AM Ana <ana@example.com> wrote:\n> Which tile?\nThe blue one.\n> Which day?\nFriday."
  parse-reply: ""
no quote at all
  email-reply-parser: "From: the street you see the gate.\nTo: the left is the valve."
  node-email-reply-parser: "From: the street you see the gate.\nTo: the left is the valve."
  planer: ""
  parse-reply: "From: the street you see the gate.\nTo: the left is the valve."'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
