#!/usr/bin/env bash
# qif2json 0.4.0 reads the files of Quicken (QIF). A payment of several parts has a line $ with the amount of each, and the
# parts add up to the amount of the payment, T. Quicken writes both with commas between the thousands. One expects the same
# number of "-1,000.00" in both lines. The package takes the commas out of T alone: a check of 1,250.00 that is split into
# 1,000.00 of tile and 250.00 of grout is -1250, and its parts -1 and -250. The day "11/29'26" is read as May 11, 2028, where
# the format of the dates is not given, since the 29th month is counted on. And the file of several accounts, which Quicken
# begins with "!Account", is refused. Apart from this no error. A program that imports such files adds the parts up, and says
# what form the days have.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund qif2json@0.4.0
cat > try.cjs <<'JS'
const { parse } = require('qif2json');
const file = (day, parts) => ['!Type:Bank', `D${day}`, 'T-1,250.00', 'PTile Center', ...parts, '^', ''].join('\n');
for (const [said, parts] of [['thousands', ['SMaterials:Tile', '$-1,000.00', 'SMaterials:Grout', '$-250.00']], ['hundreds', ['SMaterials:Tile', '$-900.00', 'SMaterials:Grout', '$-350.00']]]) {
  const [{ amount, division }] = parse(file("11/29'26", parts), { dateFormat: 'us' }).transactions;
  console.log(`${said}: ${amount}, parts ${division.map((part) => part.amount).join(' and ')}, together ${division.reduce((sum, part) => sum + part.amount, 0)}`);
}
for (const dateFormat of ['us', undefined]) {
  console.log(`11/29'26, format ${dateFormat ?? 'not given'}: ${parse(file("11/29'26", []), { dateFormat }).transactions[0].date}`);
}
try {
  console.log(parse(`!Account\nNChecking\nTBank\n^\n${file("11/29'26", [])}`, { dateFormat: 'us' }).transactions.length);
} catch (error) {
  console.log(`two accounts: ${error.message}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='thousands: -1250, parts -1 and -250, together -251
hundreds: -1250, parts -900 and -350, together -1250
11/29'\''26, format us: 2026-11-29T00:00:00
11/29'\''26, format not given: 2028-05-11T00:00:00
two accounts: File does not appear to be a valid qif file: !Account'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
