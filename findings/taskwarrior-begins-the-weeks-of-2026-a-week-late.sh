#!/usr/bin/env bash
# taskwarrior 2.6.2 (Debian 12, 2.6.2+dfsg-1): a task is due on "2026-W49-1", a day of ISO 8601, and `calc` shows which one that is. One
# expects November 30, 2026. It is December 7, and so each day of 2026, a year that begins with a Thursday, is a week late; those of 2024,
# 2025, 2027 and 2028 are right. The Monday of 2030-W01 is November 30, 2029, a month early. A week without a day is the Sunday before it,
# 2027-W49 December 5, and 2024-W01 is November 30, 2023. A year after January 31, 2028 is January 30, and a day after November 1, 2026 in
# Texas is 23:00 of that day. No error. A program gives dates.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download taskwarrior=2.6.2+dfsg-1 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" .; done
echo "data.location=$folder" > taskrc
calc() { TASKRC=taskrc usr/bin/task rc.verbose=nothing calc "$1" 2>/dev/null | tail -n 1; }
seen=$(
  for year in 2024 2025 2026 2027 2028 2030; do
    for week in W01 W49; do
      day=$(python3 -c "import datetime; print(datetime.date.fromisocalendar($year, int('${week#W}'), 1))")
      echo "Monday of $year-$week, $day: $year-$week-1 is $(calc "$year-$week-1"), $year-$week is $(calc "$year-$week")"
    done
  done
  for sum in '2026-01-31 + 1mo' '2026-01-31 + 1y' '2028-01-31 + 1y' '2026-335' '2026-11-30'; do echo "$sum is $(calc "$sum")"; done
  echo "a day after November 1, 2026 in Texas is $(TZ=America/Chicago calc '2026-11-01 + 1d'), the day after it $(TZ=America/Chicago calc '2026-11-02')"
)
echo "$seen"
expected='Monday of 2024-W01, 2024-01-01: 2024-W01-1 is 2024-01-01T00:00:00, 2024-W01 is 2023-11-30T00:00:00
Monday of 2024-W49, 2024-12-02: 2024-W49-1 is 2024-12-02T00:00:00, 2024-W49 is 2024-12-01T00:00:00
Monday of 2025-W01, 2024-12-30: 2025-W01-1 is 2024-12-30T00:00:00, 2025-W01 is 2024-12-29T00:00:00
Monday of 2025-W49, 2025-12-01: 2025-W49-1 is 2025-12-01T00:00:00, 2025-W49 is 2025-11-30T00:00:00
Monday of 2026-W01, 2025-12-29: 2026-W01-1 is 2026-01-05T00:00:00, 2026-W01 is 2026-01-04T00:00:00
Monday of 2026-W49, 2026-11-30: 2026-W49-1 is 2026-12-07T00:00:00, 2026-W49 is 2026-12-06T00:00:00
Monday of 2027-W01, 2027-01-04: 2027-W01-1 is 2027-01-04T00:00:00, 2027-W01 is 2027-01-03T00:00:00
Monday of 2027-W49, 2027-12-06: 2027-W49-1 is 2027-12-06T00:00:00, 2027-W49 is 2027-12-05T00:00:00
Monday of 2028-W01, 2028-01-03: 2028-W01-1 is 2028-01-03T00:00:00, 2028-W01 is 2028-01-02T00:00:00
Monday of 2028-W49, 2028-12-04: 2028-W49-1 is 2028-12-04T00:00:00, 2028-W49 is 2028-12-03T00:00:00
Monday of 2030-W01, 2029-12-31: 2030-W01-1 is 2029-11-30T00:00:00, 2030-W01 is 2029-12-30T00:00:00
Monday of 2030-W49, 2030-12-02: 2030-W49-1 is 2030-12-02T00:00:00, 2030-W49 is 2030-12-01T00:00:00
2026-01-31 + 1mo is 2026-03-02T00:00:00
2026-01-31 + 1y is 2027-01-31T00:00:00
2028-01-31 + 1y is 2029-01-30T00:00:00
2026-335 is 2026-12-01T00:00:00
2026-11-30 is 2026-11-30T00:00:00
a day after November 1, 2026 in Texas is 2026-11-01T23:00:00, the day after it 2026-11-02T00:00:00'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
