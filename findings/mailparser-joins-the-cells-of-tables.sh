#!/usr/bin/env bash
# mailparser 3.14.2: of an email that is HTML alone, simpleParser makes the text itself, and leaves nothing between the cells
# of a table: a supplier's confirmation of 12 bars at 8.50 reads "128.50", and a row of 12 and 7 reads "127", another number.
# The rows of a table run together as well. Whether it happens depends on how the sender breaks his lines: white space between
# the tags, which a table in HTML does not show, becomes a space. Blocks are kept apart.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund mailparser@3.14.2
cat > try.cjs <<'JS'
const { simpleParser } = require('mailparser');
const mail = (html) => `From: yard@example.com\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}\r\n`;
const bodies = [
  '<table><tr><td>#3 rebar</td><td>12</td><td>8.50</td></tr></table>',
  '<table><tr><td>12</td><td>7</td></tr></table>',
  '<table><tr><td>12</td></tr><tr><td>7</td></tr></table>',
  '<table><tr><td>12</td>\r\n<td>7</td></tr></table>',
  '<div>12</div><div>7</div>',
];
(async () => {
  for (const html of bodies) console.log(JSON.stringify(html), JSON.stringify((await simpleParser(mail(html))).text));
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='"<table><tr><td>#3 rebar</td><td>12</td><td>8.50</td></tr></table>" "#3 rebar128.50"
"<table><tr><td>12</td><td>7</td></tr></table>" "127"
"<table><tr><td>12</td></tr><tr><td>7</td></tr></table>" "127"
"<table><tr><td>12</td>\r\n<td>7</td></tr></table>" "12 7"
"<div>12</div><div>7</div>" "12\n7"'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
