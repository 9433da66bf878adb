#!/usr/bin/env bash
# gtin 1.0.2: `upcE.compress` makes the short barcode of eight digits, UPC-E, of one of twelve, and by its read-me it gives null for
# one that has no short form. Of a maker whose number does not end in a zero the articles 00005 to 00009 have one, and 00000 to 00004
# have none, since the last digit of the short form has another meaning below 5. One expects null. It shortens these too: the
# article 00001 of the maker 12345 becomes 01234510, which by the package's own `upcE.expand` is 01210000345, another article of another
# maker. No error. Of the ten first articles of all makers 450,000 of 1,000,000 barcodes become that of another, and 74,000 of these
# have a valid check digit, so that no scanner can tell. A program expands what it shortened and compares.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund gtin@1.0.2
cat > try.cjs <<'JS'
const { upcE, isValid } = require('gtin');
for (const article of ['00000', '00001', '00004', '00005', '00009', '00010']) {
  const digits = `12345${article}`;
  const short = upcE.compress(digits);
  if (short === null) console.log(`0${digits}: no short form`);
  else console.log(`0${digits}: ${short}, expanded ${upcE.expand(short).slice(0, 11)}, ${isValid(upcE.expand(short)) ? 'a valid check digit' : 'a wrong check digit'}`);
}
let [shortened, other, valid] = [0, 0, 0];
for (let maker = 0; maker < 100000; maker++) {
  for (let article = 0; article < 10; article++) {
    const digits = String(maker).padStart(5, '0') + String(article).padStart(5, '0');
    const short = upcE.compress(digits);
    if (short === null) continue;
    shortened++;
    const expanded = upcE.expand(short);
    if (expanded.slice(1, 11) === digits) continue;
    other++;
    if (isValid(expanded)) valid++;
  }
}
console.log(`of 1,000,000 barcodes ${shortened} are shortened, ${other} of them to that of another article, ${valid} with a valid check digit`);
JS
seen=$(node try.cjs)
echo "$seen"
expected='01234500000: 01234503, expanded 01200000345, a wrong check digit
01234500001: 01234510, expanded 01210000345, a wrong check digit
01234500004: 01234541, expanded 01234000005, a wrong check digit
01234500005: 01234558, expanded 01234500005, a valid check digit
01234500009: 01234596, expanded 01234500009, a valid check digit
01234500010: no short form
of 1,000,000 barcodes 1000000 are shortened, 450000 of them to that of another article, 74000 with a valid check digit'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
