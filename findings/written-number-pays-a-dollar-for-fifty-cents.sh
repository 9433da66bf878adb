#!/usr/bin/env bash
# written-number 0.11.1, to-words 5.7.0, number-to-words 1.2.4: the amount of a check is written in words, in English or in
# Spanish. written-number knows no cents, and one expects it to refuse 1250.50 or to leave them out, as number-to-words does.
# It rounds up, "one thousand two hundred and fifty-one", a dollar that nobody owes, and of a credit, -5, it makes an empty
# text. In Spanish it writes "uno millón doscientos mil", where it is "un millón"; of an even million it is right. to-words
# writes for Mexico "Un Millon Pesos Mexicanos", without the accent and without the "de" that follows a whole million (Nueva
# gramática de la lengua española, 21.3), and "Veintiuno Pesos" where it is "veintiún" (Ortografía de la lengua española,
# VIII, 3.1); for the United States the same with "Dólares". No error. A program that prints checks writes the dollars alone
# in words and the cents as a fraction, 50/100, and tries its Spanish on 21 and on a million.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund written-number@0.11.1 to-words@5.7.0 number-to-words@1.2.4
cat > try.cjs <<'JS'
const { toWords } = require('number-to-words');
const { ToWords } = require('to-words');
const writtenNumber = require('written-number');
for (const amount of [1250, 1250.49, 1250.5, 0.75, -5]) {
  console.log(`${amount}: written-number "${writtenNumber(amount)}", number-to-words "${toWords(amount)}"`);
}
for (const amount of [1000000, 1200000, 21, 2000000]) {
  console.log(`${amount} in Spanish: written-number "${writtenNumber(amount, { lang: 'es' })}"`);
  for (const localeCode of ['es-MX', 'es-US']) console.log(`  to-words ${localeCode} "${new ToWords({ localeCode }).convert(amount, { currency: true })}"`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='1250: written-number "one thousand two hundred and fifty", number-to-words "one thousand, two hundred fifty"
1250.49: written-number "one thousand two hundred and fifty", number-to-words "one thousand, two hundred fifty"
1250.5: written-number "one thousand two hundred and fifty-one", number-to-words "one thousand, two hundred fifty"
0.75: written-number "one", number-to-words "zero"
-5: written-number "", number-to-words "minus five"
1000000 in Spanish: written-number "un millón"
  to-words es-MX "Un Millon Pesos Mexicanos"
  to-words es-US "Un Millon Dólares Estadounidenses"
1200000 in Spanish: written-number "uno millón doscientos mil"
  to-words es-MX "Un Millon Doscientos Mil Pesos Mexicanos"
  to-words es-US "Un Millon Doscientos Mil Dólares Estadounidenses"
21 in Spanish: written-number "veintiuno"
  to-words es-MX "Veintiuno Pesos Mexicanos"
  to-words es-US "Veintiuno Dólares Estadounidenses"
2000000 in Spanish: written-number "dos millones"
  to-words es-MX "Dos Millones Pesos Mexicanos"
  to-words es-US "Dos Millones Dólares Estadounidenses"'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
