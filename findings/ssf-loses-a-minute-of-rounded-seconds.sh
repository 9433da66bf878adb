#!/usr/bin/env bash
# ssf 0.11.2, xlsx 0.18.5, numfmt 4.0.1, @e965/xlsx 0.20.3: a workbook keeps hours as parts of a day, and of sums of them
# 7:30:00 comes as 7:29:59.8 and the like. One expects "07:30:00" by the format `hh:mm:ss`. numfmt writes it, and so does
# SheetJS 0.20.3. ssf, and with it the older SheetJS (xlsx 0.18.5) in the text of a cell, rounds the seconds to 60, writes
# them as 00, and leaves the minute as it is: "07:29:00", and "00:00:00" for 59.6 seconds. So it is by `[h]:mm:ss`, `[mm]:ss`
# and, from 59.95 seconds on, with a tenth, `mm:ss.0`; by `[h]:mm`, without seconds, it is right. No error, and the number of
# the cell is right. A program that shows times of a workbook takes the number, rounds it to the second and writes the time
# itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ssf@0.11.2 xlsx@0.18.5 numfmt@4.0.1 @e965/xlsx@0.20.3
cat > try.mjs <<'JS'
import newer from '@e965/xlsx';
import { format } from 'numfmt';
import ssf from 'ssf';
import xlsx from 'xlsx';
for (const seconds of [26999.4, 26999.8, 59.6, 119.96]) {
  for (const pattern of ['hh:mm:ss', '[h]:mm:ss', '[mm]:ss', 'mm:ss.0', '[h]:mm']) {
    const day = seconds / 86400;
    console.log(`${seconds} seconds as ${pattern}: ssf ${ssf.format(pattern, day)}, numfmt ${format(pattern, day)}`);
  }
}
const sheet = xlsx.utils.aoa_to_sheet([[26999.8 / 86400]]);
sheet.A1.z = '[h]:mm:ss';
const book = xlsx.utils.book_new();
xlsx.utils.book_append_sheet(book, sheet, 'Hours');
const file = xlsx.write(book, { type: 'buffer', bookType: 'xlsx' });
for (const [name, library] of [['xlsx 0.18.5', xlsx], ['@e965/xlsx 0.20.3', newer]]) {
  const cell = library.read(file).Sheets.Hours.A1;
  console.log(`a cell of ${Math.round(cell.v * 864000) / 10} seconds as [h]:mm:ss: its text by ${name} is ${cell.w}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='26999.4 seconds as hh:mm:ss: ssf 07:29:59, numfmt 07:29:59
26999.4 seconds as [h]:mm:ss: ssf 7:29:59, numfmt 7:29:59
26999.4 seconds as [mm]:ss: ssf 449:59, numfmt 449:59
26999.4 seconds as mm:ss.0: ssf 29:59.4, numfmt 29:59.4
26999.4 seconds as [h]:mm: ssf 7:29, numfmt 7:29
26999.8 seconds as hh:mm:ss: ssf 07:29:00, numfmt 07:30:00
26999.8 seconds as [h]:mm:ss: ssf 7:29:00, numfmt 7:30:00
26999.8 seconds as [mm]:ss: ssf 449:00, numfmt 450:00
26999.8 seconds as mm:ss.0: ssf 29:59.8, numfmt 29:59.8
26999.8 seconds as [h]:mm: ssf 7:30, numfmt 7:30
59.6 seconds as hh:mm:ss: ssf 00:00:00, numfmt 00:01:00
59.6 seconds as [h]:mm:ss: ssf 0:00:00, numfmt 0:01:00
59.6 seconds as [mm]:ss: ssf 00:00, numfmt 01:00
59.6 seconds as mm:ss.0: ssf 00:59.6, numfmt 00:59.6
59.6 seconds as [h]:mm: ssf 0:01, numfmt 0:01
119.96 seconds as hh:mm:ss: ssf 00:01:00, numfmt 00:02:00
119.96 seconds as [h]:mm:ss: ssf 0:01:00, numfmt 0:02:00
119.96 seconds as [mm]:ss: ssf 01:00, numfmt 02:00
119.96 seconds as mm:ss.0: ssf 01:00.0, numfmt 02:00.0
119.96 seconds as [h]:mm: ssf 0:02, numfmt 0:02
a cell of 26999.8 seconds as [h]:mm:ss: its text by xlsx 0.18.5 is 7:29:00
a cell of 26999.8 seconds as [h]:mm:ss: its text by @e965/xlsx 0.20.3 is 7:30:00'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
