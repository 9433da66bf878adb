#!/usr/bin/env bash
# libphonenumber-js 1.13.16 and google-libphonenumber 3.2.47, which it is made after, part on letters: of a number in
# letters ("281-555-POOL", as on a builder's truck) the first keeps six digits and the second ten; of a word behind a number
# ("281-555-0100 home") the first keeps the number, and the second makes four more digits of the word. Both take the
# extension behind "x" and "#".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund libphonenumber-js@1.13.16 google-libphonenumber@3.2.47
cat > try.cjs <<'JS'
const parse = require('libphonenumber-js/max');
const google = require('google-libphonenumber').PhoneNumberUtil.getInstance();
const shown = (number, extension, valid) => `${number}${extension ? ` x${extension}` : ''} ${valid ? 'valid' : 'invalid'}`;
for (const text of ['281-555-0100 x12', '281-555-0100 #12', '281-555-POOL', '281-555-0100 home']) {
  const one = parse(text, 'US');
  const other = google.parse(text, 'US');
  console.log(
    `${text}: ${shown(one.nationalNumber, one.ext, one.isValid())} / ${shown(other.getNationalNumber(), other.getExtension(), google.isValidNumber(other))}`,
  );
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='281-555-0100 x12: 2815550100 x12 valid / 2815550100 x12 valid
281-555-0100 #12: 2815550100 x12 valid / 2815550100 x12 valid
281-555-POOL: 281555 invalid / 2815557665 valid
281-555-0100 home: 2815550100 valid / 28155501004663 invalid'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
