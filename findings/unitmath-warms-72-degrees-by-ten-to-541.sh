#!/usr/bin/env bash
# unitmath 0.8.8 reckons with units, in the notation of mathjs. One expects that 72 degrees Fahrenheit and 10 degrees more are
# 82, as mathjs 15.2.0 has it and js-quantities 1.8.0 with `tempF` and `degF`. It adds what both are above absolute zero, so
# that they are 541.67 degrees; 72 less 10 are -397.67, 10 degrees Celsius less 4 are -267.15, and twice 50 is 559.67. The
# mean of 60 and 80 is 70, since the two errors cancel out, and a rate, 9 degrees an hour as 5 in Celsius, is right. No error.
# A program that reckons with temperatures of weather or concrete does it with plain numbers, or with mathjs.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund unitmath@0.8.8 mathjs@15.2.0 js-quantities@1.8.0
cat > try.mjs <<'JS'
import Qty from 'js-quantities';
import { evaluate } from 'mathjs';
import unit from 'unitmath';
const rows = [
  ['72 F + 10 F', () => unit('72 degF').add('10 degF'), '72 degF + 10 degF', () => Qty('72 tempF').add('10 degF')],
  ['72 F - 10 F', () => unit('72 degF').sub('10 degF'), '72 degF - 10 degF', () => Qty('72 tempF').sub('10 degF')],
  ['10 C - 4 C', () => unit('10 degC').sub('4 degC'), '10 degC - 4 degC', () => Qty('10 tempC').sub('4 degC')],
  ['2 * 50 F', () => unit('50 degF').mul(2), '2 * 50 degF', () => Qty('50 tempF').mul(2)],
  ['(60 F + 80 F) / 2', () => unit('60 degF').add('80 degF').div(2), '(60 degF + 80 degF) / 2', () => Qty('60 tempF').add('80 degF').div(2)],
  ['9 F an hour in C', () => unit('9 degF/hour').to('degC/hour'), '9 degF/hour to degC/hour', () => Qty('9 degF/h').to('degC/h')],
];
const rounded = (value) => String(value).replace(/-?\d+\.\d{3,}/, (number) => String(Math.round(number * 100) / 100));
for (const [name, byUnitmath, byMathjs, byQuantities] of rows) console.log(`${name}: unitmath ${rounded(byUnitmath())}; mathjs ${rounded(evaluate(byMathjs))}; js-quantities ${rounded(byQuantities())}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='72 F + 10 F: unitmath 541.67 degF; mathjs 82 degF; js-quantities 82 tempF
72 F - 10 F: unitmath -397.67 degF; mathjs 62 degF; js-quantities 62 tempF
10 C - 4 C: unitmath -267.15 degC; mathjs 6 degC; js-quantities 6 tempC
2 * 50 F: unitmath 559.67 degF; mathjs 100 degF; js-quantities 100 tempF
(60 F + 80 F) / 2: unitmath 70 degF; mathjs 70 degF; js-quantities 70 tempF
9 F an hour in C: unitmath 5 degC / hour; mathjs 5 degC / hour; js-quantities 5 degC/h'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
