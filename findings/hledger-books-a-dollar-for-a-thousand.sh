#!/usr/bin/env bash
# hledger 1.25 (Debian 12, 1.25-2+b5): it reads the statement of a bank as comma-separated values, and an American bank writes "$1,250"
# or, with cents, "$1,250.00". One expects the same of both. Where there is one comma and no point it is taken for the decimal sign,
# behind a dollar too: a deposit of $1,250 is a dollar and a quarter, and $12,500 are twelve and a half, while "$1,250.00" and
# "$1,250,000" are right. By itself it is shown as it came, "$1,250", so that nothing is to be seen until amounts with cents are in the
# same file: a deposit of $1,250 less a bill of $1,250.00 is "$-1,248.750". No error. With `decimal-mark .` in the rules of the import
# all are right. A program that hands amounts over writes them without commas.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download hledger=1.25-2+b5 >/dev/null 2>&1
dpkg-deb -x hledger_*.deb .
export LANG=C.UTF-8
printf '%s\n' 'skip 1' 'fields date,description,amount' 'account1 bank' > plain.rules
{ cat plain.rules; echo 'decimal-mark .'; } > marked.rules
try() {
  local amount rules
  for amount in '$1,250' '$1,250.00' '$12,500' '$1,250,000'; do
    printf 'day,text,amount\n2026-11-02,Deposit,"%s"\n' "$amount" > bank.csv
    echo "$amount: $(for rules in plain marked; do usr/bin/hledger -f bank.csv --rules-file $rules.rules balance bank --no-total -c '$1000.00'; done | sed 's/ *bank//; s/ //g' | paste -sd ' ' | sed 's/ /, with decimal-mark /')"
  done
  printf 'day,text,amount\n2026-11-02,Deposit,"$1,250"\n2026-11-03,Tile,"-$1,250.00"\n' > bank.csv
  echo "a deposit of \$1,250 and a bill of \$1,250.00: $(usr/bin/hledger -f bank.csv --rules-file plain.rules balance bank --no-total | sed 's/ *bank//; s/ //g')"
}
seen=$(try)
echo "$seen"
expected='$1,250: $1.25, with decimal-mark $1250.00
$1,250.00: $1250.00, with decimal-mark $1250.00
$12,500: $12.50, with decimal-mark $12500.00
$1,250,000: $1250000.00, with decimal-mark $1250000.00
a deposit of $1,250 and a bill of $1,250.00: $-1,248.750'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
