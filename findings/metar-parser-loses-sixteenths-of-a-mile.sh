#!/usr/bin/env bash
# metar-taf-parser 9.1.3: an American METAR gives the visibility in miles and fractions, among them 1/16, 3/16 and 5/16 (FAA
# Aeronautical Information Manual, 7-1-15, Reporting Prevailing Visibility). One expects a number for each, the smallest for the
# thickest fog. The package reads one digit below the line: of sixteenths there is no visibility at all, without an error, and
# all else of the report is read. The eighths come rounded to hundredths of a mile (1/8 as 0.13). A program that stops a crane
# or a pour below a quarter of a mile takes "no visibility given" for unknown and never for clear, and compares with some room.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund metar-taf-parser@9.1.3
cat > try.mjs <<'JS'
import { parseMetar } from 'metar-taf-parser';
for (const miles of ['1/16', '1/8', '3/16', '1/4', '5/16', '3/8', '1/2', '1 1/8', '10']) {
  const report = parseMetar(`KHOU 051453Z 18005KT ${miles}SM FG OVC001 21/21 A2998`);
  const { visibility, wind, temperature } = report;
  console.log(`${miles}SM: visibility ${visibility?.value} ${visibility?.unit}, wind ${wind.speed}, temperature ${temperature}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='1/16SM: visibility undefined undefined, wind 5, temperature 21
1/8SM: visibility 0.13 SM, wind 5, temperature 21
3/16SM: visibility undefined undefined, wind 5, temperature 21
1/4SM: visibility 0.25 SM, wind 5, temperature 21
5/16SM: visibility undefined undefined, wind 5, temperature 21
3/8SM: visibility 0.38 SM, wind 5, temperature 21
1/2SM: visibility 0.5 SM, wind 5, temperature 21
1 1/8SM: visibility 1.13 SM, wind 5, temperature 21
10SM: visibility 10 SM, wind 5, temperature 21'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
