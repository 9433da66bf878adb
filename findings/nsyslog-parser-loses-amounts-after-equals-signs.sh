#!/usr/bin/env bash
# nsyslog-parser 0.10.1: "Accepts RFC 3164 (BSD), RFC 5424 and CEF formats". In CEF an equals sign in a value is written \=
# and in RFC 5424 (6.3.3) a quote, a backslash and a bracket in a value with a backslash before them. One expects
# "total=12.50 due" of msg=total\=12.50 due, and gets "total\ due": what stands between the sign and the next space is
# lost, and so the 7 of an address "/jobs?crew\=7". A message of RFC 5424 with a quote in one value loses all of its
# structured data, which are then part of the text, and \] stays as it is. No error. glossy 0.1.7 reads the values of RFC
# 5424. A program that keeps logs of others keeps `originalMessage` as well.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund nsyslog-parser@0.10.1 glossy@0.1.7
cat > try.cjs <<'JS'
const nsyslog = require('nsyslog-parser');
const { Parse } = require('glossy');
const start = 'CEF:0|Pools|Gate|1|100|opened|5|';
for (const rest of ['msg=total 12.50 due act=open', 'msg=total\\=12.50 due act=open', 'request=/jobs?crew\\=7 act=open']) {
  console.log(`${rest}: ${JSON.stringify(nsyslog(start + rest).fields)}`);
}
const header = '<165>1 2026-11-29T12:00:00Z gate app 17 open';
for (const rest of ['[a@1 who="Ana" n="4"] opened', '[a@1 who="Ana \\"Annie\\"" n="4"] opened', '[a@1 who="Ana" n="4\\]"] opened']) {
  const [one, other] = [nsyslog(`${header} ${rest}`), Parse.parse(`${header} ${rest}`)];
  console.log(`${rest}\n  nsyslog-parser ${JSON.stringify(one.structuredData)} "${one.message}"\n  glossy ${JSON.stringify(other.structuredData)} "${other.message}"`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='msg=total 12.50 due act=open: {"msg":"total 12.50 due","act":"open"}
msg=total\=12.50 due act=open: {"msg":"total\\ due","act":"open"}
request=/jobs?crew\=7 act=open: {"request":"/jobs?crew\\","act":"open"}
[a@1 who="Ana" n="4"] opened
  nsyslog-parser [{"$id":"a@1","who":"Ana","n":"4"}] "opened"
  glossy {"a@1":{"who":"Ana","n":"4"}} "opened"
[a@1 who="Ana \"Annie\"" n="4"] opened
  nsyslog-parser [] "[a@1 who="Ana \"Annie\"" n="4"] opened"
  glossy {"a@1":{"who":"Ana \"Annie\"","n":"4"}} "opened"
[a@1 who="Ana" n="4\]"] opened
  nsyslog-parser [{"$id":"a@1","who":"Ana","n":"4\\]"}] "opened"
  glossy {"a@1":{"who":"Ana","n":"4]"}} "opened"'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
