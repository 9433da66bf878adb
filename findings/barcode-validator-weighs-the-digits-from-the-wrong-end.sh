#!/usr/bin/env bash
# @ericblade/barcode-validator 2.4.1, cdigit 5.0.1: the check digit of a barcode weighs the digits before it by 3, 1, 3 and so
# on from the right, whatever their number (GS1 General Specifications, 7.9.1, for GTIN-8, -12, -13 and -14). One expects the
# same answer from both packages, and 4006381333931 and the code of a carton, 10036000291459, to be valid. barcode-validator
# begins with 1 for codes of 13 and 14 digits, and so refuses four of five codes of 13 digits, as goods from abroad have them,
# and of 14, as cartons have them; 5901234123457 is valid by chance. One of 12 digits, the UPC of a shop in this country, is
# right by a rule of its own, and so is a book; the same UPC with a zero before it, as a scanner gives it in 13 digits, is
# refused. No error. A program that takes barcodes works out the digit itself, in three lines.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @ericblade/barcode-validator@2.4.1 cdigit@5.0.1
cat > try.mjs <<'JS'
import validate from '@ericblade/barcode-validator';
import { gtin } from 'cdigit';
const codes = {
  'UPC of 12 digits': '036000291452',
  'the same in 13': '0036000291452',
  'carton, 14 digits': '10036000291459',
  'from abroad, 13 digits': '4006381333931',
  'another, 13 digits': '7501031311309',
  'by chance, 13 digits': '5901234123457',
  'book, 13 digits': '9780306406157',
};
for (const [name, code] of Object.entries(codes)) console.log(`${name} ${code}: cdigit ${gtin.validate(code)}, barcode-validator ${validate(code).valid}`);
for (const start of ['400638133', '1003600029']) {
  const all = Array.from({ length: 1000 }, (_, number) => `${start}${String(number).padStart(3, '0')}`).map((code) => `${code}${gtin.compute(code)}`);
  console.log(`of ${all.filter((code) => gtin.validate(code)).length} valid codes of ${all[0].length} digits ${all.filter((code) => !validate(code).valid).length} are refused`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='UPC of 12 digits 036000291452: cdigit true, barcode-validator true
the same in 13 0036000291452: cdigit true, barcode-validator false
carton, 14 digits 10036000291459: cdigit true, barcode-validator false
from abroad, 13 digits 4006381333931: cdigit true, barcode-validator false
another, 13 digits 7501031311309: cdigit true, barcode-validator false
by chance, 13 digits 5901234123457: cdigit true, barcode-validator true
book, 13 digits 9780306406157: cdigit true, barcode-validator true
of 1000 valid codes of 13 digits 800 are refused
of 1000 valid codes of 14 digits 800 are refused'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
