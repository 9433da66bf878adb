#!/usr/bin/env bash
# @covve/easy-vcard 1.1.1, ical.js 2.2.1, vcard4-ts 0.4.1: the first writes vCard 4.0, and the others read it. A semicolon or a comma
# within a part of an address or a name has a backslash by RFC 6350, 3.4. One expects that the package writes it. It writes none: of "12
# Oak St; B" in Katy the street is "12 Oak St" and the town " B", Katy is the state, TX the ZIP code and 77494 the country. The company
# "Smith; Sons" is Smith with a department to ical.js, and the last name "Garza, Jr." is two. Notes are right. No error. A program puts
# the backslashes in before it hands the parts over.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @covve/easy-vcard@1.1.1 ical.js@2.2.1 vcard4-ts@0.4.1
cat > try.mjs <<'JS'
import easy from '@covve/easy-vcard';
import ICAL from 'ical.js';
import { parseVCards } from 'vcard4-ts';
const card = (street, town, company, last) => {
  const made = new easy.VCard();
  made.addFirstName('Ana').addLastName(last).setFullName('Ana Garza').addOrganization(company).addAddress(street, town, 'TX', '77494', 'US').addNotes('Gate: 5; key, C:\\new\nstone');
  return made.toString();
};
for (const text of [card('12 Oak St', 'Katy', 'Smith', 'Garza'), card('12 Oak St; B', 'Katy', 'Smith; Sons', 'Garza, Jr.')]) {
  console.log(text.match(/^(ADR|ORG|N|NOTE):.*/gm).join('\n'));
  const read = new ICAL.Component(ICAL.parse(text));
  const [, , street, town, state, code, country] = read.getFirstPropertyValue('adr');
  console.log(`  ical.js: ${JSON.stringify({ street, town, state, code, country, company: read.getFirstPropertyValue('org'), last: read.getFirstPropertyValue('n')[0], note: read.getFirstPropertyValue('note') })}`);
  const { ADR, ORG, N, NOTE } = parseVCards(text).vCards[0];
  const { streetAddress, locality, region, postalCode, countryName } = ADR[0].value;
  console.log(`  vcard4-ts: ${JSON.stringify({ streetAddress, locality, region, postalCode, countryName, company: ORG[0].value, last: N.value.familyNames, note: NOTE[0].value })}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='N:Garza;Ana;;;
ADR:;;12 Oak St;Katy;TX;77494;US
ORG:Smith
NOTE:Gate: 5; key, C:\\new\nstone
  ical.js: {"street":"12 Oak St","town":"Katy","state":"TX","code":"77494","country":"US","company":"Smith","last":"Garza","note":"Gate: 5; key, C:\\new\nstone"}
  vcard4-ts: {"streetAddress":["12 Oak St"],"locality":["Katy"],"region":["TX"],"postalCode":["77494"],"countryName":["US"],"company":["Smith"],"last":["Garza"],"note":"Gate: 5; key, C:\\new\nstone"}
N:Garza, Jr.;Ana;;;
ADR:;;12 Oak St; B;Katy;TX;77494;US
ORG:Smith; Sons
NOTE:Gate: 5; key, C:\\new\nstone
  ical.js: {"street":"12 Oak St","town":" B","state":"Katy","code":"TX","country":"77494","company":["Smith"," Sons"],"last":["Garza"," Jr."],"note":"Gate: 5; key, C:\\new\nstone"}
  vcard4-ts: {"streetAddress":["12 Oak St"],"locality":[" B"],"region":["Katy"],"postalCode":["TX"],"countryName":["77494"],"company":["Smith; Sons"],"last":["Garza"," Jr."],"note":"Gate: 5; key, C:\\new\nstone"}'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
