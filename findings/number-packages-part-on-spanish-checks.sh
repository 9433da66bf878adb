#!/usr/bin/env bash
# n2words 4.0.0, numero-a-letras 1.0.6: the amount of a check or a contract is written out in words. In Spanish "uno" is
# shortened before a noun and before "mil" (veintiún dólares, ciento veintiún mil), and a noun that follows "millón" alone
# takes "de" (un millón de dólares, but un millón doscientos mil dólares; Nueva gramática de la lengua española, 21.3). One
# expects these forms of packages that have Spanish, and money in it. n2words, set to the Spanish of the United States, writes
# "veintiuno dólares", "veintiuno mil", "un millón dólares" and "un millón uno dólares". numero-a-letras, made for money, is
# right but for the accent of "veintiún", and for 1,000,001, of which it makes "Un Millón de Un Pesos". No error in either. A
# program that prints such texts has 21, 121,000, a million and a million and one in a test, and corrects the words.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund n2words@4.0.0 numero-a-letras@1.0.6
cat > try.mjs <<'JS'
import { toCurrency } from 'n2words/es-US';
import letras from 'numero-a-letras';
for (const [amount, right] of [
  [12, 'doce dólares'], [21, 'veintiún dólares'], [21_000, 'veintiún mil dólares'], [121_000, 'ciento veintiún mil dólares'],
  [1_000_000, 'un millón de dólares'], [1_000_001, 'un millón un dólares'],
]) {
  console.log(`${amount}: ${right}`);
  console.log(`  n2words         ${toCurrency(amount)}`);
  console.log(`  numero-a-letras ${letras.NumerosALetras(amount)}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='12: doce dólares
  n2words         doce dólares
  numero-a-letras Doce Pesos 00/100 M.N.
21: veintiún dólares
  n2words         veintiuno dólares
  numero-a-letras Veintiun Pesos 00/100 M.N.
21000: veintiún mil dólares
  n2words         veintiuno mil dólares
  numero-a-letras Veintiun Mil Pesos 00/100 M.N.
121000: ciento veintiún mil dólares
  n2words         ciento veintiuno mil dólares
  numero-a-letras Ciento Veintiun Mil Pesos 00/100 M.N.
1000000: un millón de dólares
  n2words         un millón dólares
  numero-a-letras Un Millón de Pesos 00/100 M.N.
1000001: un millón un dólares
  n2words         un millón uno dólares
  numero-a-letras Un Millón de Un Pesos 00/100 M.N.'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
