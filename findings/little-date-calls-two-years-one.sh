#!/usr/bin/env bash
# little-date 1.2.1: it "makes date-ranges short and readable", writes a full year as `2023`, a quarter as `Q1 2023`, and a
# "range spanning different years" as `Jan 1 '22 - Jan 20 '23` (read-me). One expects two years to show both. The package
# looks at whether a range begins with a year or a quarter and ends with one, not with the same one: a warranty from January
# 2025 to December 2026 is "2025", as is one of a single year, and a contract from January 2025 to March 2026 "Q1 2025",
# fifteen months for three. Of full months the first year is left out: December 2025 to December 2026 is "Dec - Dec 2026".
# Ranges by days are right. No error. A program that shows terms to customers writes the year of both ends where they differ.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund little-date@1.2.1
cat > try.cjs <<'JS'
const { formatDateRange } = require('little-date');
const today = new Date('2026-11-29T12:00:00');
for (const [from, to] of [
  ['2025-01-01', '2025-12-31'], ['2025-01-01', '2026-12-31'], ['2024-01-01', '2026-12-31'],
  ['2025-01-01', '2025-03-31'], ['2025-01-01', '2026-03-31'], ['2026-07-01', '2027-09-30'],
  ['2026-12-01', '2026-12-31'], ['2025-12-01', '2026-12-31'], ['2025-10-01', '2026-03-31'],
  ['2025-01-02', '2026-12-31'],
]) {
  console.log(`${from} to ${to}: ${formatDateRange(new Date(`${from}T00:00:00`), new Date(`${to}T23:59:59.999`), { today })}`);
}
JS
seen=$(TZ=America/Chicago node try.cjs)
echo "$seen"
expected='2025-01-01 to 2025-12-31: 2025
2025-01-01 to 2026-12-31: 2025
2024-01-01 to 2026-12-31: 2024
2025-01-01 to 2025-03-31: Q1 2025
2025-01-01 to 2026-03-31: Q1 2025
2026-07-01 to 2027-09-30: Q3 2026
2026-12-01 to 2026-12-31: December 2026
2025-12-01 to 2026-12-31: Dec - Dec 2026
2025-10-01 to 2026-03-31: Oct - Mar 2026
2025-01-02 to 2026-12-31: Jan 2 '\''25 - Dec 31 '\''26'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
