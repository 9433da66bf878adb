#!/usr/bin/env bash
# node-thermal-printer 4.6.1: `tableCustom` prints a line of columns, which are given as objects with a text and a width, and a ticket
# is printed twice, one for the customer and one for the office, from the same list. One expects the same line twice. The first
# print empties the text of each column in the caller's list, so that the second copy has blanks alone, and what a program keeps of
# the list afterwards is empty too. And `table` gives each of five columns of a paper of 48 letters 10 letters, 50 in all, and each of
# seven 7, so that a line is longer than the paper; with three, four or six columns it is right. No error. A program makes the
# columns anew for each copy, and gives `cols` that are whole numbers.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node-thermal-printer@4.6.1
cat > try.cjs <<'JS'
const { ThermalPrinter } = require('node-thermal-printer');
const printer = new ThermalPrinter({ type: 'epson', width: 48 });
const columns = [{ text: 'Pebble mix', cols: 20 }, { text: 12, cols: 8, align: 'RIGHT' }, { text: '102.00', cols: 20, align: 'RIGHT' }];
for (const copy of ['customer', 'office']) {
  printer.clear();
  printer.tableCustom(columns);
  console.log(`for the ${copy}: ${JSON.stringify(printer.getText())}`);
}
console.log(`the list afterwards: ${JSON.stringify(columns)}`);
for (const count of [3, 4, 5, 6, 7]) {
  printer.clear();
  printer.table(Array.from({ length: count }, (_, index) => String(index + 1)));
  console.log(`table of ${count} columns: ${printer.getText().replace('\n', '').length} letters of ${printer.getWidth()}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='for the customer: "Pebble mix                12              102.00\n"
for the office: "                                                \n"
the list afterwards: [{"text":"","cols":20},{"text":"","cols":8,"align":"RIGHT"},{"text":"","cols":20,"align":"RIGHT"}]
table of 3 columns: 48 letters of 48
table of 4 columns: 48 letters of 48
table of 5 columns: 50 letters of 48
table of 6 columns: 48 letters of 48
table of 7 columns: 49 letters of 48'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
