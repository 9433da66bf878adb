#!/usr/bin/env bash
# parsedatetime 2.6 (Debian 12, python3-parsedatetime 2.6-3): it reads a day from words as one says them, "tomorrow at 7:30", and tells
# by a flag whether it has found a day, a time or both. One expects of "the day after tomorrow" the second day. It is tomorrow, with
# the flag of a day that was found, as it passes over the words before; "in 2 days" is right. So "1 1/2 hours" are two hours, and
# "1.5 hours" right; "12/5 at 7" has no time, "last Friday of December" is the first of December, and "Will May" the first of May.
# No error, and the flag is that of words which were read in full. A program that takes a day from words shows the day before it is
# saved.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-parsedatetime=2.6-3 >/dev/null 2>&1
dpkg-deb -x python3-parsedatetime_*.deb .
cat > try.py <<'PY'
from datetime import datetime
import parsedatetime
calendar = parsedatetime.Calendar()
monday = datetime(2026, 11, 30, 9, 0)
kinds = {0: 'nothing', 1: 'a day', 2: 'a time', 3: 'a day and a time'}
for words in ('tomorrow at 7:30', 'tomorrow', 'day after tomorrow', 'the day after tomorrow', 'in 2 days', '12/5 at 7:30', '12/5 at 7', '1 1/2 hours', '1.5 hours', 'last Friday of December', 'Will May'):
    found, kind = calendar.parse(words, monday.timetuple())
    print(f'{words}: {datetime(*found[:6]):%Y-%m-%d %H:%M}, {kinds[kind]}')
PY
seen=$(PYTHONPATH=usr/lib/python3/dist-packages python3 try.py)
echo "$seen"
expected='tomorrow at 7:30: 2026-12-01 07:30, a day and a time
tomorrow: 2026-12-01 09:00, a day
day after tomorrow: 2026-12-01 09:00, a day
the day after tomorrow: 2026-12-01 09:00, a day
in 2 days: 2026-12-02 09:00, a day
12/5 at 7:30: 2026-12-05 07:30, a day and a time
12/5 at 7: 2026-12-05 09:00, a day
1 1/2 hours: 2026-11-30 11:00, a time
1.5 hours: 2026-11-30 10:30, a time
last Friday of December: 2026-12-01 09:00, a day
Will May: 2027-05-01 09:00, a day'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
