#!/usr/bin/env bash
# @jsonurl/jsonurl 1.1.8 writes values for addresses, such as the filter of a list, and has a form that survives address bars
# that escape quotes (AQF), in which an exclamation mark stands before what is to be taken as it is. One expects that it reads
# what it wrote. A text that looks like a number below zero, "-5" or "-12.50", is written as !-5, and read as ",5" and
# ",12.50", without an error; the number -5 itself, "+5", "1e3" and the text "12" come back. Without AQF all come back. So a
# link to "temperatures from -5" asks for ",5". A program that keeps views in addresses keeps to the form without AQF, or
# compares what it wrote with what it reads back.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @jsonurl/jsonurl@1.1.8
cat > try.mjs <<'JS'
import JsonURL from '@jsonurl/jsonurl';
for (const value of ['-5', '-12.50', '-1e3', '-0', -5, '+5', '12', '1e3', '-', '-A7', '5-']) {
  const way = (options) => {
    const written = JsonURL.stringify(value, options);
    const read = JsonURL.parse(written, options);
    return `${written} -> ${JSON.stringify(read)}${read === value ? '' : ' (changed)'}`;
  };
  console.log(`${JSON.stringify(value)}: plain ${way({})}; AQF ${way({ AQF: true })}`);
}
const view = JsonURL.stringify({ from: '-5', to: 12 }, { AQF: true });
console.log(`${view} -> ${JSON.stringify(JsonURL.parse(view, { AQF: true }))}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='"-5": plain '\''-5'\'' -> "-5"; AQF !-5 -> ",5" (changed)
"-12.50": plain '\''-12.50'\'' -> "-12.50"; AQF !-12.50 -> ",12.50" (changed)
"-1e3": plain '\''-1e3'\'' -> "-1e3"; AQF !-1e3 -> ",1e3" (changed)
"-0": plain '\''-0'\'' -> "-0"; AQF !-0 -> ",0" (changed)
-5: plain -5 -> -5; AQF -5 -> -5
"+5": plain %2B5 -> "+5"; AQF !+5 -> "+5"
"12": plain '\''12'\'' -> "12"; AQF !12 -> "12"
"1e3": plain '\''1e3'\'' -> "1e3"; AQF !1e3 -> "1e3"
"-": plain - -> "-"; AQF - -> "-"
"-A7": plain -A7 -> "-A7"; AQF -A7 -> "-A7"
"5-": plain 5- -> "5-"; AQF 5- -> "5-"
(from:!-5,to:12) -> {"from":",5","to":12}'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
