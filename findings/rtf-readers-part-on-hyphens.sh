#!/usr/bin/env bash
# rtf-parser 1.3.3, rtf-stream-parser 3.8.1: of a letter in RTF, as Outlook and Word write it, one expects the letters that
# its control words stand for (RTF 1.9.1, Special Characters). Among what it supports the README of rtf-parser has "Unicode
# characters" and the hyphens that do not break and that are soft. It refuses \_, which does not break ("empty control
# word"), and of "co\-ping", with a soft one, it has "co" alone. After \u, which gives a letter by its number, it leaves the
# one that stands there for readers that do not know it, which \uc says by default is to be skipped (Unicode RTF):
# "1\u189? in" is "1½? in". rtf-stream-parser has all of these letters but one: of \_, which is seen, it makes a soft hyphen,
# which is not, so that a phone number loses it. No error otherwise. A program that reads such letters replaces these words
# first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund rtf-parser@1.3.3 rtf-stream-parser@3.8.1
cat > try.cjs <<'JS'
const rtf = require('rtf-parser');
const { deEncapsulateSync } = require('rtf-stream-parser');
const first = (body) =>
  new Promise((resolve) => {
    rtf.string(`{\\rtf1\\ansi\\ansicpg1252 ${body}\\par}`, (error, document) => resolve(error ? `refused, ${error.message.replace(/ at .*/u, '')}` : document.content.map((part) => (part.content ?? [part]).map(({ value }) => value).join('')).join('')));
  });
const second = (body) => deEncapsulateSync(`{\\rtf1\\ansi\\ansicpg1252\\fromtext ${body}\\par}`, { mode: 'text', decode: (bytes) => bytes.toString('latin1') }).text.trim();
const shown = (text) => text.replaceAll('\u00ad', '<soft hyphen>').replaceAll('\u2011', '<hyphen>');
const start = async () => {
  for (const body of ['8-12', '1\\u189? in', '281\\_555', 'co\\-ping']) {
    console.log(`${body}: rtf-parser ${shown(await first(body))}, rtf-stream-parser ${shown(second(body))}`);
  }
};
start();
JS
seen=$(node try.cjs)
echo "$seen"
expected='8-12: rtf-parser 8-12, rtf-stream-parser 8-12
1\u189? in: rtf-parser 1½? in, rtf-stream-parser 1½ in
281\_555: rtf-parser refused, Error: empty control word, rtf-stream-parser 281<soft hyphen>555
co\-ping: rtf-parser co<soft hyphen>, rtf-stream-parser coping'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
