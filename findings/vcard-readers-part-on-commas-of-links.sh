#!/usr/bin/env bash
# vcards-js 2.11.1, ical.js 2.2.1, vcf 2.1.2, vcard4 4.0.5, vcard4-ts 0.4.1: a link to a map has a comma between its degrees.
# One expects a link in a contact to be written as it is. In vCard 3.0 it is, and in 4.0 it is not: there all values have a
# backslash before a comma, links as well (RFC 6350, 3.4; its own examples leave it out, errata 3845 and 3846). vcards-js
# writes the backslash in both versions, and ical.js takes it away in 4.0 alone, as is right, so that the links of the one
# come wrong out of the other in 3.0. vcf and vcard4 leave it in 4.0, vcard4-ts takes it away. A link with a backslash leads
# nowhere, there is no error, and a link without a comma is read alike by all. A program that writes contacts has %2C for the
# comma of a link, which all of them keep, and one that reads them takes a backslash before a comma away.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund vcards-js@2.11.1 ical.js@2.2.1 vcf@2.1.2 vcard4@4.0.5 vcard4-ts@0.4.1
cat > try.mjs <<'JS'
import ICAL from 'ical.js';
import { parse } from 'vcard4';
import { parseVCards } from 'vcard4-ts';
import vCardsJS from 'vcards-js';
import Vcf from 'vcf';
for (const link of ['https://maps.example.com/?q=29.76,-95.37', 'https://maps.example.com/?q=29.76%2C-95.37']) {
  for (const version of ['3.0', '4.0']) {
    const card = vCardsJS();
    card.version = version;
    card.firstName = 'Ana';
    card.url = link;
    const text = card.getFormattedString();
    console.log(`${version}, ${link}`);
    console.log(`  vcards-js writes ${text.split('\r\n').find((line) => line.startsWith('URL'))}`);
    console.log(`  ical.js   ${ICAL.parse(text)[1].find(([name]) => name === 'url')[3]}`);
    console.log(`  vcf       ${new Vcf().parse(text).get('url').valueOf()}`);
    if (version === '4.0') {
      const [property] = [parse(text).getProperty('URL')].flat();
      console.log(`  vcard4    ${property.value}`);
      console.log(`  vcard4-ts ${parseVCards(text).vCards[0].URL[0].value}`);
    }
  }
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='3.0, https://maps.example.com/?q=29.76,-95.37
  vcards-js writes URL:https://maps.example.com/?q=29.76\,-95.37
  ical.js   https://maps.example.com/?q=29.76\,-95.37
  vcf       https://maps.example.com/?q=29.76\,-95.37
4.0, https://maps.example.com/?q=29.76,-95.37
  vcards-js writes URL:https://maps.example.com/?q=29.76\,-95.37
  ical.js   https://maps.example.com/?q=29.76,-95.37
  vcf       https://maps.example.com/?q=29.76\,-95.37
  vcard4    https://maps.example.com/?q=29.76\,-95.37
  vcard4-ts https://maps.example.com/?q=29.76,-95.37
3.0, https://maps.example.com/?q=29.76%2C-95.37
  vcards-js writes URL:https://maps.example.com/?q=29.76%2C-95.37
  ical.js   https://maps.example.com/?q=29.76%2C-95.37
  vcf       https://maps.example.com/?q=29.76%2C-95.37
4.0, https://maps.example.com/?q=29.76%2C-95.37
  vcards-js writes URL:https://maps.example.com/?q=29.76%2C-95.37
  ical.js   https://maps.example.com/?q=29.76%2C-95.37
  vcf       https://maps.example.com/?q=29.76%2C-95.37
  vcard4    https://maps.example.com/?q=29.76%2C-95.37
  vcard4-ts https://maps.example.com/?q=29.76%2C-95.37'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
