#!/usr/bin/env bash
# dayjs 1.11.23: a date by its day of the year, as bags of plaster and batch tickets carry it and as ISO 8601 has it (ordinal
# date, 2026-045 or 2026045), is taken apart as two digits of a month and one of a day: the 45th day of 2026, February 14, is
# read as April 5, and the 335th, December 1, 2026, as September 5, 2028. isValid() says true, also of the 366th day of 2026,
# which there is not. luxon 3.7.2 and date-fns 4.1.0 read the day, and refuse the 366th.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dayjs@1.11.23 luxon@3.7.2 date-fns@4.1.0
cat > try.cjs <<'JS'
const dayjs = require('dayjs');
const { DateTime } = require('luxon');
const { format, isValid, parseISO } = require('date-fns');
for (const text of ['2026-045', '2026045', '2026-335', '2026-001', '2026-366']) {
  const one = dayjs(text);
  const other = parseISO(text);
  console.log(
    `${text}: dayjs ${one.isValid() ? one.format('YYYY-MM-DD') : 'none'}, luxon ${DateTime.fromISO(text).toISODate() ?? 'none'}, date-fns ${isValid(other) ? format(other, 'yyyy-MM-dd') : 'none'}`,
  );
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='2026-045: dayjs 2026-04-05, luxon 2026-02-14, date-fns 2026-02-14
2026045: dayjs 2026-04-05, luxon 2026-02-14, date-fns 2026-02-14
2026-335: dayjs 2028-09-05, luxon 2026-12-01, date-fns 2026-12-01
2026-001: dayjs 2025-12-01, luxon 2026-01-01, date-fns 2026-01-01
2026-366: dayjs 2028-12-06, luxon none, date-fns none'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
