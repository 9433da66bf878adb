#!/usr/bin/env bash
# croniter 1.3.5 (Debian 12, python3-croniter 1.3.5-3) with pytz 2022.7.1 and python-dateutil 2.8.2: it finds the next times of a job in
# the zone of the date that it begins from, which its README makes with pytz. One expects one run a day. On the night on which clocks go
# forward, when there is no 2:30, a job of 2:30 every day in Texas runs at 2:30, which is no time of that day, an hour later at 3:30,
# and on Monday at 1:30 and at 2:30: four times in two days. So do jobs of 2:00, and one of each week comes an hour early a week later
# as well. With a zone of dateutil it is 1:30 of March 14 for ever, so that who waits for the next run runs it again and again. 1:30,
# 3:00 and 7:30, and a zone of zoneinfo, come once. No error. A program keeps its jobs out of the hour between 2 and 3.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-croniter=1.3.5-3 python3-dateutil=2.8.2-2 python3-tz=2022.7.1-4 python3-six >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" .; done
cat > try.py <<'PY'
from datetime import datetime
from zoneinfo import ZoneInfo
import pytz
from croniter import croniter
from dateutil import tz
zones = {'pytz': pytz.timezone('America/Chicago').localize, 'dateutil': lambda day: day.replace(tzinfo=tz.gettz('America/Chicago')), 'zoneinfo': lambda day: day.replace(tzinfo=ZoneInfo('America/Chicago'))}
def runs(expression, zone, count):
    times = croniter(expression, zones[zone](datetime(2027, 3, 12, 12)))
    return '; '.join(times.get_next(datetime).strftime('%a %-m/%-d %-H:%M %z') for _ in range(count))
for expression in ('30 7 * * *', '30 1 * * *', '30 2 * * *', '0 2 * * *', '0 3 * * *'):
    print(f'{expression}, pytz: {runs(expression, "pytz", 6)}')
print(f'30 2 * * 0, pytz: {runs("30 2 * * 0", "pytz", 5)}')
for zone in ('dateutil', 'zoneinfo'):
    print(f'30 2 * * *, {zone}: {runs("30 2 * * *", zone, 5)}')
PY
seen=$(PYTHONPATH=usr/lib/python3/dist-packages python3 try.py)
echo "$seen"
expected='30 7 * * *, pytz: Sat 3/13 7:30 -0600; Sun 3/14 7:30 -0500; Mon 3/15 7:30 -0500; Tue 3/16 7:30 -0500; Wed 3/17 7:30 -0500; Thu 3/18 7:30 -0500
30 1 * * *, pytz: Sat 3/13 1:30 -0600; Sun 3/14 1:30 -0600; Mon 3/15 1:30 -0500; Tue 3/16 1:30 -0500; Wed 3/17 1:30 -0500; Thu 3/18 1:30 -0500
30 2 * * *, pytz: Sat 3/13 2:30 -0600; Sun 3/14 2:30 -0500; Sun 3/14 3:30 -0500; Mon 3/15 1:30 -0500; Mon 3/15 2:30 -0500; Tue 3/16 2:30 -0500
0 2 * * *, pytz: Sat 3/13 2:00 -0600; Sun 3/14 2:00 -0500; Sun 3/14 3:00 -0500; Mon 3/15 1:00 -0500; Mon 3/15 2:00 -0500; Tue 3/16 2:00 -0500
0 3 * * *, pytz: Sat 3/13 3:00 -0600; Sun 3/14 3:00 -0500; Mon 3/15 3:00 -0500; Tue 3/16 3:00 -0500; Wed 3/17 3:00 -0500; Thu 3/18 3:00 -0500
30 2 * * 0, pytz: Sun 3/14 2:30 -0500; Sun 3/14 3:30 -0500; Sun 3/21 1:30 -0500; Sun 3/21 2:30 -0500; Sun 3/28 2:30 -0500
30 2 * * *, dateutil: Sat 3/13 2:30 -0600; Sun 3/14 1:30 -0600; Sun 3/14 1:30 -0600; Sun 3/14 1:30 -0600; Sun 3/14 1:30 -0600
30 2 * * *, zoneinfo: Sat 3/13 2:30 -0600; Sun 3/14 2:30 -0600; Mon 3/15 2:30 -0500; Tue 3/16 2:30 -0500; Wed 3/17 2:30 -0500'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
