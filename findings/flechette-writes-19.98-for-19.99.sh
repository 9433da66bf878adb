#!/usr/bin/env bash
# @uwdata/flechette 2.5.0, apache-arrow 21.2.0: a column of amounts is written as a decimal of two places, which Apache Arrow
# keeps as whole cents, and one expects the amounts back. With 64 and 128 bits each is multiplied by 100 as the machine does
# it and cut off: 19.99 is written as 19.98 and 0.29 as 0.28, and so are 4,624 of the 100,000 amounts below 1000;
# apache-arrow reads 1998 cents as well. With 32 bits it is multiplied by 2, the number of places, instead of 100, so that
# 19.99 comes back as 0.39, and all but 0 are others. No error. A moment with half a second is refused for a column of
# seconds. A program writes cents as whole numbers.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @uwdata/flechette@2.5.0 apache-arrow@21.2.0
cat > try.mjs <<'JS'
import { decimal, tableFromArrays, tableFromIPC, tableToIPC, timestamp, TimeUnit } from '@uwdata/flechette';
import { tableFromIPC as arrowFromIPC } from 'apache-arrow';
const amounts = Array.from({ length: 100000 }, (_, cents) => cents / 100);
for (const bits of [32, 64, 128]) {
  const bytes = tableToIPC(tableFromArrays({ amount: amounts }, { types: { amount: decimal(9, 2, bits) } }), { format: 'stream' });
  const read = tableFromIPC(bytes).getChild('amount').toArray();
  console.log(`decimal of ${bits} bits: ${amounts.filter((amount, index) => read[index] !== amount).length} of ${amounts.length} amounts are others; 19.99 is ${read[1999]}, 0.29 is ${read[29]}, 19.98 is ${read[1998]}`);
  if (bits === 128) console.log(`  by apache-arrow: 19.99 is ${arrowFromIPC(bytes).getChild('amount').get(1999)} cents`);
}
for (const [unit, name] of [[TimeUnit.MILLISECOND, 'milliseconds'], [TimeUnit.SECOND, 'seconds']]) {
  try {
    const read = tableFromArrays({ at: [Date.parse('2026-11-29T12:00:00.5Z')] }, { types: { at: timestamp(unit) } }).getChild('at').at(0);
    console.log(`half a second in ${name}: ${new Date(read).toISOString()}`);
  } catch (error) {
    console.log(`half a second in ${name}: ${error.message}`);
  }
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='decimal of 32 bits: 99999 of 100000 amounts are others; 19.99 is 0.39, 0.29 is 0, 19.98 is 0.39
decimal of 64 bits: 4624 of 100000 amounts are others; 19.99 is 19.98, 0.29 is 0.28, 19.98 is 19.98
decimal of 128 bits: 4624 of 100000 amounts are others; 19.99 is 19.98, 0.29 is 0.28, 19.98 is 19.98
  by apache-arrow: 19.99 is 1998 cents
half a second in milliseconds: 2026-11-29T12:00:00.500Z
half a second in seconds: The number 1795953600.5 cannot be converted to a BigInt because it is not an integer'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
