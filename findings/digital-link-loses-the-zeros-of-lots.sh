#!/usr/bin/env bash
# digital-link.js 1.4.3: a GS1 Digital Link may be shortened for a small label, and made long again (GS1 Digital Link,
# compression: of a value of digits the short form has the number of its digits and its binary value). A lot and a serial
# number are texts (GS1 General Specifications, application identifiers 10 and 21), and "0012" is another lot than "12".
# One expects of the link made long again what it had before. A lot or serial number of digits alone comes back without its
# zeros in front, and an amount to pay (3922) of "0500" as "500", which the field reads the same. No error, and both links
# are "valid". With a letter in it, or a fixed length (17), all is kept. A lot "AB/1" is written into the link as it is, as
# two parts of the path, where the grammar that the package brings wants %2F, and of a link with %2F it gives "AB%2F1" for
# the lot. A program that shortens links makes each long again at once and compares it with the one that it had, and
# escapes values itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund digital-link.js@1.4.3
cat > try.cjs <<'JS'
const { DigitalLink } = require('digital-link.js');
const shown = (link) => JSON.stringify({ ...link.getKeyQualifiers(), ...link.getAttributes() });
const start = 'https://id.example.com/01/09506000134352';
for (const rest of ['/10/A0012?17=261130', '/10/0012/21/00123?17=261130', '/21/000000000123456789', '/21/A12?3922=0500']) {
  const link = DigitalLink(start + rest);
  const short = link.toCompressedWebUriString();
  const again = DigitalLink(short);
  console.log(`${rest}: ${shown(link)}, shortened ${short.slice(23)}, again ${shown(again)}, valid ${link.isValid()} ${again.isValid()}`);
}
const slash = DigitalLink(`${start}/10/AB%2F1`);
console.log(`/10/AB%2F1: ${shown(slash)}, valid ${slash.isValid()}, shortened "${slash.toCompressedWebUriString()}"`);
console.log(`lot AB/1: ${DigitalLink({ domain: 'https://id.example.com', identifier: { '01': '09506000134352' }, keyQualifiers: { 10: 'AB/1' } }).toWebUriString()}`);
JS
seen=$(node try.cjs)
echo "$seen"
expected='/10/A0012?17=261130: {"10":"A0012","17":"261130"}, shortened CxFKk4XBoItAAkLn-BQ, again {"10":"A0012","17":"261130"}, valid true true
/10/0012/21/00123?17=261130: {"10":"0012","17":"261130","21":"00123"}, shortened GhFKk4XBoAgAYf4FAoAew, again {"10":"12","17":"261130","21":"123"}, valid true true
/21/000000000123456789: {"21":"000000000123456789"}, shortened DBFKk4XBoCQAAAAA63mio, again {"21":"123456789"}, valid true true
/21/A12?3922=0500: {"21":"A12","3922":"0500"}, shortened ohFKk4XBoID6EKHQk, again {"21":"A12","3922":"500"}, valid true true
/10/AB%2F1: {"10":"AB%2F1"}, valid true, shortened "https://id.example.com/CxFKk4XBoQkGEvYg"
lot AB/1: https://id.example.com/01/09506000134352/10/AB/1'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
