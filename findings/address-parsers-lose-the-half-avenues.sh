#!/usr/bin/env bash
# parse-address 1.1.2 and addresser 1.1.22: Galveston, Texas, has half avenues: "Avenue M 1/2" runs between Avenue M and
# Avenue N. The first package makes a twelve of the half, so that a job stands on an "Avenue M 12" which does not exist; the
# second makes a unit of it, so that the job stands on Avenue M, the next street. Of a house number with a fraction (the read-me
# of parse-address: it "knows about fractional building numbers") the first keeps the whole number, and that is the neighbor;
# the second puts the fraction before the street. Neither says anything.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund parse-address@1.1.2 addresser@1.1.22
cat > try.cjs <<'JS'
const parseAddress = require('parse-address');
const addresser = require('addresser');
for (const text of ['1112 Avenue M 1/2, Galveston, TX 77550', '1112 Avenue M, Galveston, TX 77550', '4511 1/2 Oak St, Houston, TX 77006']) {
  const one = parseAddress.parseLocation(text);
  const other = addresser.parseAddress(text);
  console.log(
    `${text}: number ${one.number}, street ${one.street} / number ${other.streetNumber}, street ${other.streetName}, unit ${other.addressLine2}`,
  );
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='1112 Avenue M 1/2, Galveston, TX 77550: number 1112, street Avenue M 12 / number 1112, street Ave M, unit 1/2
1112 Avenue M, Galveston, TX 77550: number 1112, street Avenue M / number 1112, street Ave M, unit undefined
4511 1/2 Oak St, Houston, TX 77006: number 4511, street Oak / number 4511, street 1/2 Oak, unit undefined'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
