#!/usr/bin/env bash
# hyparquet 1.31.5 reads the files of Parquet that hyparquet-writer 0.17.0, or any other, writes. A DECIMAL of two places is
# stored there as whole cents, so that nothing is lost, and one expects the number that was written. It multiplies the cents
# by 0.01, which is not a hundredth to the machine: 0.35 is read as 0.35000000000000003, and so 13,929 of the 100,000 amounts
# below 1000 are numbers other than those that were written, with three places 13,328. They look the same when rounded, and
# are not equal, nor are their sums. The file is right. No error. A program rounds what it reads to the places of its column.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund hyparquet@1.31.5 hyparquet-writer@0.17.0
cat > try.mjs <<'JS'
import { parquetReadObjects } from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';
for (const [scale, type] of [[2, 'INT32'], [2, 'INT64'], [3, 'INT32']]) {
  const data = Array.from({ length: 100000 }, (_, index) => index / 10 ** scale);
  const schema = [{ name: 'root', num_children: 1 }, { name: 'amount', type, converted_type: 'DECIMAL', scale, precision: 9, repetition_type: 'REQUIRED' }];
  const rows = await parquetReadObjects({ file: parquetWriteBuffer({ columnData: [{ name: 'amount', data }], schema }) });
  const other = rows.filter(({ amount }, index) => amount !== data[index]).length;
  console.log(`${type}, scale ${scale}: ${other} of ${rows.length} amounts are other numbers, such as ${rows.find(({ amount }, index) => amount !== data[index])?.amount}; 19.99 is ${rows[Math.round(19.99 * 10 ** scale)].amount}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='INT32, scale 2: 13929 of 100000 amounts are other numbers, such as 0.35000000000000003; 19.99 is 19.990000000000002
INT64, scale 2: 13929 of 100000 amounts are other numbers, such as 0.35000000000000003; 19.99 is 19.990000000000002
INT32, scale 3: 13328 of 100000 amounts are other numbers, such as 0.009000000000000001; 19.99 is 19.990000000000002'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
