#!/usr/bin/env bash
# @dsnp/parquetjs 1.8.9, hyparquet 1.31.5: a column of days takes a Date, a number of days or a text, as its types say, and
# one expects of a text that it is the day, "2026-11-29", as JSON and databases have it. The text is read as a number as far
# as its digits go, so that it is day 2026 since 1970: July 20, 1975, and the moment "2026-11-29T12:00:00Z" is two seconds
# after midnight of January 1, 1970. A DECIMAL with two places is multiplied by 100 as the machine does it and cut off, so
# that 19.99 is written as 19.98. hyparquet reads the same. No error. An interval of one day is refused, as it has neither
# months nor milliseconds. A program gives Dates, and cents as whole numbers.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @dsnp/parquetjs@1.8.9 hyparquet@1.31.5
cat > try.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parquetReadObjects } from 'hyparquet';
const { ParquetReader, ParquetSchema, ParquetWriter } = createRequire(import.meta.url)('@dsnp/parquetjs');
const show = (value) => (value instanceof Date ? value.toISOString() : String(value));
const tell = async (field, ...values) => {
  for (const value of values) {
    const said = `${field.type}${field.scale === undefined ? '' : ` of scale ${field.scale}`}, ${JSON.stringify(value)}`;
    try {
      const writer = await ParquetWriter.openFile(new ParquetSchema({ value: field }), 'rows.parquet');
      await writer.appendRow({ value });
      await writer.close();
      const reader = await ParquetReader.openFile('rows.parquet');
      const { value: own } = await reader.getCursor().next();
      await reader.close();
      const bytes = readFileSync('rows.parquet');
      const [{ value: other }] = await parquetReadObjects({ file: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) });
      console.log(`${said}: itself ${show(own)}, hyparquet ${show(other)}`);
    } catch (error) {
      console.log(`${said}: refused, ${error.message ?? error}`);
    }
  }
};
await tell({ type: 'DATE' }, new Date('2026-11-29'), '2026-11-29');
await tell({ type: 'TIMESTAMP_MILLIS' }, new Date('2026-11-29T12:00:00Z'), '2026-11-29T12:00:00Z');
await tell({ type: 'DECIMAL', precision: 9, scale: 2 }, 5, 19.99);
await tell({ type: 'INTERVAL' }, { months: 0, days: 1, milliseconds: 0 });
JS
seen=$(node try.mjs)
echo "$seen"
expected='DATE, "2026-11-29T00:00:00.000Z": itself 2026-11-29T00:00:00.000Z, hyparquet 2026-11-29T00:00:00.000Z
DATE, "2026-11-29": itself 1975-07-20T00:00:00.000Z, hyparquet 1975-07-20T00:00:00.000Z
TIMESTAMP_MILLIS, "2026-11-29T12:00:00.000Z": itself 2026-11-29T12:00:00.000Z, hyparquet 2026-11-29T12:00:00.000Z
TIMESTAMP_MILLIS, "2026-11-29T12:00:00Z": itself 1970-01-01T00:00:02.026Z, hyparquet 1970-01-01T00:00:02.026Z
DECIMAL of scale 2, 5: itself 5, hyparquet 5
DECIMAL of scale 2, 19.99: itself 19.98, hyparquet 19.98
INTERVAL, {"months":0,"days":1,"milliseconds":0}: refused, value for INTERVAL must be object { months: ..., days: ..., milliseconds: ... }'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
