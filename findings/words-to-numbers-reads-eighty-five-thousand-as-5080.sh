#!/usr/bin/env bash
# words-to-numbers 1.5.1, number-to-words 1.2.4: a price is said into a telephone or stands on a check in words, and one
# expects "eighty-five thousand" to be 85000, as "eighty thousand" is 80000 and "five thousand" 5000, which the package reads.
# It reads 5080: the last word goes with the thousand, and what stands before it by itself. So "two hundred fifty thousand" is
# 50200, and "twenty five hundred" 520, though "twelve hundred" is 1200. Of the whole thousands below a million, as
# number-to-words writes them, 963 of 999 are read back wrong, all but those of one word or of one and "hundred". Below a
# thousand each number is right. No error: the answer is a number, and a smaller one. A program that takes amounts in words
# writes the number back in words and has both compared, and pays no amount from words alone.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund words-to-numbers@1.5.1 number-to-words@1.2.4
cat > try.cjs <<'JS'
const { toWords } = require('number-to-words');
const { wordsToNumbers } = require('words-to-numbers');
for (const [text, amount] of [
  ['eighty thousand', 80000],
  ['five thousand', 5000],
  ['eighty-five thousand', 85000],
  ['eighty five thousand', 85000],
  ['two hundred thousand', 200000],
  ['two hundred fifty thousand', 250000],
  ['two hundred and fifty thousand', 250000],
  ['twelve hundred', 1200],
  ['twenty five hundred', 2500],
]) {
  console.log(`${text}: ${wordsToNumbers(text)}, meant ${amount}`);
}
const right = (amount) => wordsToNumbers(toWords(amount).replaceAll(',', '')) === amount;
const numbers = Array.from({ length: 999 }, (_, at) => at + 1);
console.log(`from 1 to 999 ${numbers.filter((number) => !right(number)).length} of 999 are read back wrong`);
console.log(`whole thousands from 1000 to 999000: ${numbers.filter((number) => !right(number * 1000)).length} of 999 are read back wrong`);
console.log(`read back rightly, in thousands: ${numbers.filter((number) => right(number * 1000)).join(' ')}`);
JS
seen=$(node try.cjs)
echo "$seen"
expected='eighty thousand: 80000, meant 80000
five thousand: 5000, meant 5000
eighty-five thousand: 5080, meant 85000
eighty five thousand: 5080, meant 85000
two hundred thousand: 200000, meant 200000
two hundred fifty thousand: 50200, meant 250000
two hundred and fifty thousand: 50200, meant 250000
twelve hundred: 1200, meant 1200
twenty five hundred: 520, meant 2500
from 1 to 999 0 of 999 are read back wrong
whole thousands from 1000 to 999000: 963 of 999 are read back wrong
read back rightly, in thousands: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 30 40 50 60 70 80 90 100 200 300 400 500 600 700 800 900'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
