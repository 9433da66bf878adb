#!/usr/bin/env bash
# fractional 1.0.0, readable-fractions 0.1.1: a measure in inches is a mixed number, and one below a bench mark or a cut has
# a minus before it; "-6 1/2" is six and a half below, as fraction.js 5.3.4 and numeric-quantity 3.3.3 read it. fractional
# takes the minus for the whole number alone and adds the half to it: -5 1/2, an inch too high. It does so with its own text:
# -6.5 is written "-6 1/2" and read again as -5.5, and -0.5 above a whole of zero as half an inch up. readable-fractions,
# whose fractionToDecimal is "precise" by its read-me, takes a minus for a dash between the parts: "-1/2" is a half, and "-12
# 3/4" is 12/3, which is 4. No error. A program that reads cuts and elevations takes the minus off before it hands such a
# text to a package, and puts it back.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fractional@1.0.0 readable-fractions@0.1.1 fraction.js@5.3.4 numeric-quantity@3.3.3
cat > try.cjs <<'JS'
const { Fraction } = require('fractional');
const { fractionToDecimal } = require('readable-fractions');
const FractionJs = require('fraction.js');
const { numericQuantity } = require('numeric-quantity');
for (const text of ['6 1/2', '-6 1/2', '-12 3/4', '-1/2', '-0 1/2', '-2 1/4']) {
  const read = new Fraction(text);
  const exact = new FractionJs(text).valueOf();
  console.log(`${text}: fraction.js ${exact}, numeric-quantity ${numericQuantity(text)}, fractional ${read.numerator / read.denominator}, readable-fractions ${fractionToDecimal(text)}`);
}
const sum = new Fraction(-6.5).toString();
console.log(`fractional writes -6.5 as "${sum}", and reads that as ${new Fraction(sum).numerator / new Fraction(sum).denominator}`);
JS
seen=$(node try.cjs)
echo "$seen"
expected='6 1/2: fraction.js 6.5, numeric-quantity 6.5, fractional 6.5, readable-fractions 6.5
-6 1/2: fraction.js -6.5, numeric-quantity -6.5, fractional -5.5, readable-fractions 6
-12 3/4: fraction.js -12.75, numeric-quantity -12.75, fractional -11.25, readable-fractions 4
-1/2: fraction.js -0.5, numeric-quantity -0.5, fractional -0.5, readable-fractions 0.5
-0 1/2: fraction.js -0.5, numeric-quantity -0.5, fractional 0.5, readable-fractions 0
-2 1/4: fraction.js -2.25, numeric-quantity -2.25, fractional -1.75, readable-fractions 2
fractional writes -6.5 as "-6 1/2", and reads that as -5.5'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
