#!/usr/bin/env bash
# hledger 1.25, ledger 3.3.0 and timewarrior 1.4.3 (Debian 12) add up hours of work, of lines "i" and "o" with the time of each, or of an
# interval. On November 1, 2026 clocks in Texas go back at 2, so that from midnight to 4 in the morning are 5 hours, and on March 14, 2027
# 3. One expects these, as the zone of the machine is known. hledger and ledger pay 4 both times, with TZ=America/Chicago as with UTC, and
# from 22:00 on October 31 to 6:30 they have 8.5 hours instead of 9.5. timewarrior has 5, 3 and 9.5. No error. A program writes both times
# in UTC, or hands over hours.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download hledger=1.25-2+b5 ledger=3.3.0-3 timewarrior=1.4.3+ds.1-2 libgmp10 libboost-filesystem1.74.0 libboost-iostreams1.74.0 libboost-python1.74.0 libboost-regex1.74.0 libicu72 libmpfr6 libpython3.11 libedit2 libexpat1 libtinfo6 libbsd0 libmd0 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" .; done
export LD_LIBRARY_PATH=usr/lib/x86_64-linux-gnu:usr/lib/ledger:lib/x86_64-linux-gnu LC_ALL=C.UTF-8 TIMEWARRIORDB=$folder/hours
mkdir -p hours/data && touch hours/timewarrior.cfg
hours() { usr/bin/$1 -f work.timeclock balance | head -n 1 | tr -s ' ' | cut -d ' ' -f 2; }
seen=$(
  for zone in America/Chicago UTC; do
    export TZ=$zone
    for times in '2026-11-01 00:00 2026-11-01 04:00' '2027-03-14 00:00 2027-03-14 04:00' '2026-10-31 22:00 2026-11-01 06:30' '2026-11-02 07:30 2026-11-02 16:00'; do
      read -r day from end to <<<"$times"
      printf 'i %s %s:00 Crew\no %s %s:00\n' "$day" "$from" "$end" "$to" > work.timeclock
      rm -f hours/data/*
      echo "$zone, $day $from to $end $to: hledger $(hours hledger), ledger $(hours ledger), timewarrior $(usr/bin/timew track "${day}T$from" - "${end}T$to" 2>/dev/null | grep -o 'Total.*' | tr -s ' ' | cut -d ' ' -f 2)"
    done
  done
)
echo "$seen"
expected='America/Chicago, 2026-11-01 00:00 to 2026-11-01 04:00: hledger 4.00h, ledger 4.00h, timewarrior 5:00:00
America/Chicago, 2027-03-14 00:00 to 2027-03-14 04:00: hledger 4.00h, ledger 4.00h, timewarrior 3:00:00
America/Chicago, 2026-10-31 22:00 to 2026-11-01 06:30: hledger 8.50h, ledger 8.50h, timewarrior 9:30:00
America/Chicago, 2026-11-02 07:30 to 2026-11-02 16:00: hledger 8.50h, ledger 8.50h, timewarrior 8:30:00
UTC, 2026-11-01 00:00 to 2026-11-01 04:00: hledger 4.00h, ledger 4.00h, timewarrior 4:00:00
UTC, 2027-03-14 00:00 to 2027-03-14 04:00: hledger 4.00h, ledger 4.00h, timewarrior 4:00:00
UTC, 2026-10-31 22:00 to 2026-11-01 06:30: hledger 8.50h, ledger 8.50h, timewarrior 8:30:00
UTC, 2026-11-02 07:30 to 2026-11-02 16:00: hledger 8.50h, ledger 8.50h, timewarrior 8:30:00'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
