#!/usr/bin/env bash
# dateutils 0.4.10 (Debian 12, 0.4.10-1): `dateutils.ddiff` tells the time between two days, in the parts that one asks for,
# and one expects of "%m months and %d days" fewer days than a month has. From January 31 to March 1, 2026, it is 1 month and
# 62 days, from January 30 it is 63, and from December 31 2 months and 62 days: the day after the months lies beyond the end
# of February, and the rest is counted the wrong way round. From January 28 it is right; from August 31 to October 1 it is 1
# month and no day, one too few. In weeks and days and in days alone it is right too. No error. A program that reckons the
# age of a warranty or an interest in months and days asks for days, or checks that fewer than 31 are left.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download dateutils=0.4.10-1 >/dev/null 2>&1
dpkg-deb -x dateutils_*.deb .
try() {
  local from to
  while read -r from to; do
    echo "$from to $to: $(usr/bin/dateutils.ddiff "$from" "$to" -f '%m months and %d days'), $(usr/bin/dateutils.ddiff "$from" "$to" -f '%w weeks and %d days'), $(usr/bin/dateutils.ddiff "$from" "$to") days"
  done <<'LINES'
2026-01-15 2026-03-01
2026-01-28 2026-03-01
2026-01-30 2026-03-01
2026-01-31 2026-03-01
2025-12-31 2026-03-01
2027-01-29 2027-03-01
2026-08-31 2026-10-01
2026-08-31 2026-09-30
LINES
}
seen=$(try)
echo "$seen"
expected='2026-01-15 to 2026-03-01: 1 months and 14 days, 6 weeks and 3 days, 45 days
2026-01-28 to 2026-03-01: 1 months and 1 days, 4 weeks and 4 days, 32 days
2026-01-30 to 2026-03-01: 1 months and 63 days, 4 weeks and 2 days, 30 days
2026-01-31 to 2026-03-01: 1 months and 62 days, 4 weeks and 1 days, 29 days
2025-12-31 to 2026-03-01: 2 months and 62 days, 8 weeks and 4 days, 60 days
2027-01-29 to 2027-03-01: 1 months and 0 days, 4 weeks and 3 days, 31 days
2026-08-31 to 2026-10-01: 1 months and 0 days, 4 weeks and 3 days, 31 days
2026-08-31 to 2026-09-30: 0 months and 30 days, 4 weeks and 2 days, 30 days'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
