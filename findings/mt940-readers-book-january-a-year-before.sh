#!/usr/bin/env bash
# mt940-js 1.0.0, mt940js 1.3.5, swiftmessageparser 1.2.1, @centrapay/swift-parser 1.0.1: a line of a bank statement in MT940
# (field 61) has a value date as YYMMDD, and may have an entry date, that of the booking, as MMDD (SWIFT, subfields 1 and 2).
# A check with the value of December 31, 2025 that is booked on January 2 stands as "2512310102" in a statement that opens on
# December 30, 2025 and closes on January 2, 2026. One expects January 2, 2026. All four readers take the year of the value
# date and give January 2, 2025, 362 days before the statement opens, without an error; within one year they are right. In
# mt940-js a reversal of a credit (RC, a debit entry, subfield 3) is marked as credit, "isCredit", in the others its amount is
# negative. A program that imports bank statements takes the year for which the booking lies between the days of the two
# balances.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund mt940-js@1.0.0 tslib@2.9.1 mt940js@1.3.5 swiftmessageparser@1.2.1 @centrapay/swift-parser@1.0.1
cat > try.cjs <<'JS'
const statement = [
  ':20:STMT1',
  ':25:111000025/00012345',
  ':28C:00001/001',
  ':60F:C251230USD1000,00',
  ':61:2512300102D100,00NCHK1041//A1',
  ':86:CHECK 1041',
  ':61:2512310102D125,50NCHK1042//A2',
  ':86:CHECK 1042',
  ':61:2601020102RC10,00NMSCNONREF//A3',
  ':86:REVERSAL',
  ':62F:C260102USD764,50',
  '-',
].join('\r\n');
const day = (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value);
const show = (name, rows) => console.log(`${name}: ${rows.map((row) => row.join(' ')).join(' | ')}`);
const look = async () => {
  const [first] = await require('mt940-js').read(Buffer.from(statement));
  show('mt940-js', first.transactions.map((row) => [row.valueDate, 'booked', row.entryDate, row.isCredit ? 'credit' : 'debit', row.amount]));
  const [second] = new (require('mt940js').Parser)().parse(statement);
  show('mt940js', second.transactions.map((row) => [day(row.date), 'booked', day(row.entryDate), row.amount]));
  for (const name of ['swiftmessageparser', '@centrapay/swift-parser']) {
    const [third] = require(name).parse({ type: 'mt940', data: statement });
    show(name, third.transactions.map((row) => [day(row.date), 'booked', day(row.entryDate), Number(row.amount)]));
  }
};
look();
JS
seen=$(node try.cjs)
echo "$seen"
expected='mt940-js: 2025-12-30 booked 2025-01-02 debit 100 | 2025-12-31 booked 2025-01-02 debit 125.5 | 2026-01-02 booked 2026-01-02 credit 10
mt940js: 2025-12-30 booked 2025-01-02 -100 | 2025-12-31 booked 2025-01-02 -125.5 | 2026-01-02 booked 2026-01-02 -10
swiftmessageparser: 2025-12-30 booked 2025-01-02 -100 | 2025-12-31 booked 2025-01-02 -125.5 | 2026-01-02 booked 2026-01-02 -10
@centrapay/swift-parser: 2025-12-30 booked 2025-01-02 -100 | 2025-12-31 booked 2025-01-02 -125.5 | 2026-01-02 booked 2026-01-02 -10'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
