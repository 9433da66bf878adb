#!/usr/bin/env bash
# eml-format 0.6.1, letterparser 0.1.8, eml-parse-js 1.1.15, postal-mime 4.0.0: a list of receivers is split at commas, but
# not at one between quotes, and it may have a group, with a name, a colon and a semicolon (RFC 5322, 3.4 and 3.2.4). One
# expects of 'Crew: bob@..., ann@...;, "Smith, Jr., Bob" <smith@...>' two of the crew and Bob Smith, as postal-mime reads.
# eml-format splits at each comma: '"Smith', 'Jr.' and 'Bob' are three receivers. It and letterparser leave "Crew:
# bob@example.com" and "ann@example.com;" as addresses; eml-parse-js has a receiver "Crew" without an address, and nobody of
# the crew. A message that was sent on as an attachment is a file to three of them; letterparser puts its text at the end of
# the message, as if the sender had written it, and has no attachment. No error. A program that files the emails of a job
# takes addresses from a reader that was tried on a group and on a comma.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund eml-format@0.6.1 letterparser@0.1.8 eml-parse-js@1.1.15 postal-mime@4.0.0
cat > try.mjs <<'JS'
import { createRequire } from 'node:module';
import { extract } from 'letterparser';
import PostalMime from 'postal-mime';
const require = createRequire(import.meta.url);
const emlFormat = require('eml-format');
const { readEml } = require('eml-parse-js');
const eml = [
  'From: ana@example.com',
  'To: Crew: bob@example.com, ann@example.com;, "Smith, Jr., Bob" <smith@example.com>',
  'Subject: Pour',
  'Date: Fri, 27 Nov 2026 07:00:00 -0600',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary="b1"',
  '',
  '--b1',
  'Content-Type: text/plain',
  '',
  'We pour at 7.',
  '--b1',
  'Content-Type: message/rfc822',
  'Content-Disposition: attachment; filename="offer.eml"',
  '',
  'From: sales@example.com',
  'Subject: Offer',
  'Content-Type: text/plain',
  '',
  'We agree to the price.',
  '--b1--',
  '',
].join('\r\n');
const promised = (call) => new Promise((resolve, reject) => call(eml, (error, read) => (error ? reject(error) : resolve(read))));
const show = (name, receivers, text, files) => {
  console.log(name);
  console.log(`  to ${receivers.map((one) => `[${[one.name, one.address ?? one.email].filter(Boolean).join(' / ')}]`).join(' ')}`);
  console.log(`  text ${JSON.stringify(text.replaceAll('\r\n', '\n').trim())}, files ${files.join() || 'none'}`);
};
const one = await PostalMime.parse(eml);
show('postal-mime', one.to.flatMap((entry) => entry.group ?? entry), one.text, one.attachments.map(({ filename }) => filename));
const two = await promised(emlFormat.read);
show('eml-format', [two.to].flat(), two.text, (two.attachments ?? []).map(({ name }) => name));
const three = await promised(readEml);
show('eml-parse-js', [three.to].flat(), three.text, (three.attachments ?? []).map(({ name }) => name));
const four = extract(eml);
show('letterparser', [four.to].flat(), four.text, (four.attachments ?? []).map(({ filename }) => filename));
JS
seen=$(node try.mjs)
echo "$seen"
expected='postal-mime
  to [bob@example.com] [ann@example.com] [Smith, Jr., Bob / smith@example.com]
  text "We pour at 7.", files offer.eml
eml-format
  to [Crew: bob@example.com] [ann@example.com;] ["Smith] [Jr.] [Bob / smith@example.com]
  text "We pour at 7.", files offer.eml
eml-parse-js
  to [Crew] [Smith, Jr., Bob / smith@example.com]
  text "We pour at 7.", files offer.eml
letterparser
  to [Crew: bob@example.com] [ann@example.com;] [Smith, Jr., Bob / smith@example.com]
  text "We pour at 7.\nWe agree to the price.", files none'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
