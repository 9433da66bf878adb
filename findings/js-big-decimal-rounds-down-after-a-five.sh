#!/usr/bin/env bash
# js-big-decimal 2.2.0 divides decimals, kept as texts, to a number of places, and rounds to the even digit where what is left is
# exactly a half (HALF_EVEN). One expects 0.7937 of 150 by 189, which is 0.79365079... It answers 0.7936, since it looks at a single
# digit more, takes the 5 for exactly a half, and goes down to the even digit; so with each quotient that goes on after such a 5. Of
# the prices of one piece, to the cent, of 1 to 1000 dollars by 1 to 100 pieces, 137 are a cent too low, and none too high. `round`
# of the same quotient with 20 places is right, as is big.js 7.0.1 by the same rule. No error. A program divides to some places more
# than it needs, and rounds that by `round`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund js-big-decimal@2.2.0 big.js@7.0.1
cat > try.cjs <<'JS'
const BigDecimal = require('js-big-decimal').default ?? require('js-big-decimal');
const Big = require('big.js');
Big.RM = Big.roundHalfEven;
Big.DP = 30;
const places = (text) => text.replace(/\.?0+$/u, '');
const both = (one, other, digits) => [BigDecimal.divide(one, other, digits), Big(one).div(other).round(digits, Big.roundHalfEven).toFixed(digits)];
for (const [one, other, digits] of [['150', '189', '4'], ['8.61', '23', '2'], ['100', '1.3', '2'], ['1', '8', '2'], ['3', '8', '2'], ['59', '1233', '4'], ['-150', '189', '4']]) {
  const [first, second] = both(one, other, Number(digits));
  const more = BigDecimal.divide(one, other, 20);
  console.log(`${one} by ${other}, ${places(more)}: ${first}, big.js ${second}, divided further and rounded ${BigDecimal.round(more, Number(digits), BigDecimal.RoundingModes.HALF_EVEN)}`);
}
let low = 0;
let high = 0;
let further = 0;
for (let dollars = 1; dollars <= 1000; dollars += 1) {
  for (let pieces = 1; pieces <= 100; pieces += 1) {
    const [first, second] = both(String(dollars), String(pieces), 2).map(Number);
    if (first < second) low += 1;
    if (first > second) high += 1;
    if (Number(BigDecimal.round(BigDecimal.divide(String(dollars), String(pieces), 20), 2, BigDecimal.RoundingModes.HALF_EVEN)) !== second) further += 1;
  }
}
console.log(`of 100,000 prices of a piece ${low} are a cent too low, ${high} too high; divided further and rounded ${further} are others`);
JS
seen=$(node try.cjs)
echo "$seen"
expected='150 by 189, 0.79365079365079365079: 0.7936, big.js 0.7937, divided further and rounded 0.7937
8.61 by 23, 0.37434782608695652174: 0.37, big.js 0.37, divided further and rounded 0.37
100 by 1.3, 76.92307692307692307692: 76.92, big.js 76.92, divided further and rounded 76.92
1 by 8, 0.125: 0.12, big.js 0.12, divided further and rounded 0.12
3 by 8, 0.375: 0.38, big.js 0.38, divided further and rounded 0.38
59 by 1233, 0.04785077047850770478: 0.0478, big.js 0.0479, divided further and rounded 0.0479
-150 by 189, -0.79365079365079365079: -0.7936, big.js -0.7937, divided further and rounded -0.7937
of 100,000 prices of a piece 137 are a cent too low, 0 too high; divided further and rounded 0 are others'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
