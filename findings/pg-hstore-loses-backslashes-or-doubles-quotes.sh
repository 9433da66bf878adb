#!/usr/bin/env bash
# pg-hstore 2.3.4 writes an object as a text of hstore, the columns of PostgreSQL for keys and values, and reads such texts; it has
# a setting `sanitize`. One expects that what is written into a column by a parameter is in it. Without `sanitize`, as it is at
# first, quotes and backslashes are written as they are: PostgreSQL (@electric-sql/pglite 0.5.16) keeps "C:\new" as "C:new", without
# an error, and refuses 12" tile. With `sanitize` it has both right, and keeps "O'Neil" as "O''Neil", since apostrophes are doubled
# as for a query that is put together as a text; the package takes one away again when it reads, so that only a search by `fields ->
# 'note'`, a report, or another program sees two, and finds no O'Neil. null, empty texts, line ends and commas are right. A program
# writes such columns by `hstore(text[], text[])` of PostgreSQL, which keeps all, or takes jsonb.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pg-hstore@2.3.4 @electric-sql/pglite@0.5.16
cat > try.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
import { hstore } from '@electric-sql/pglite/contrib/hstore';
import packages from 'pg-hstore';
const database = await PGlite.create({ extensions: { hstore } });
await database.exec('create extension hstore; create table jobs (fields hstore)');
const save = async (written) => {
  await database.query('delete from jobs');
  await database.query('insert into jobs values ($1::text::hstore)', [written]);
  const { rows } = await database.query("select fields::text as given, fields -> 'note' as note from jobs");
  return rows[0];
};
const shown = (value) => JSON.stringify(value);
for (const sanitize of [false, true]) {
  const { parse, stringify } = packages({ sanitize });
  console.log(`sanitize: ${sanitize}`);
  for (const note of ['gate, code', null, '', 'two\nlines', '12" tile', "O'Neil", 'C:\\new', 'a=>b']) {
    try {
      const { given, note: kept } = await save(stringify({ note }));
      const read = parse(given).note;
      console.log(`  ${shown(note)}: ${kept === note ? 'kept' : `kept as ${shown(kept)}`}, ${read === note ? 'read' : `read as ${shown(read)}`}`);
    } catch ({ message }) {
      console.log(`  ${shown(note)}: ${message}`);
    }
  }
  await save(stringify({ note: "O'Neil" }));
  const found = await database.query("select from jobs where fields -> 'note' = $1", ["O'Neil"]);
  console.log(`  rows found by O'Neil: ${found.rows.length}`);
}
for (const note of ['C:\\new', "O'Neil", '12" tile']) {
  const { rows } = await database.query("select hstore($1::text[], $2::text[]) -> 'note' as note", [['note'], [note]]);
  console.log(`by PostgreSQL itself: ${rows[0].note}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='sanitize: false
  "gate, code": kept, read
  null: kept, read
  "": kept, read
  "two\nlines": kept, read
  "12\" tile": syntax error in hstore, near "t" at position 13
  "O'\''Neil": kept, read
  "C:\\new": kept as "C:new", read as "C:new"
  "a=>b": kept, read
  rows found by O'\''Neil: 1
sanitize: true
  "gate, code": kept, read
  null: kept, read
  "": kept, read
  "two\nlines": kept, read
  "12\" tile": kept, read
  "O'\''Neil": kept as "O'\'''\''Neil", read
  "C:\\new": kept, read
  "a=>b": kept, read
  rows found by O'\''Neil: 0
by PostgreSQL itself: C:\new
by PostgreSQL itself: O'\''Neil
by PostgreSQL itself: 12" tile'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
