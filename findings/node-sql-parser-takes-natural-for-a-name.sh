#!/usr/bin/env bash
# node-sql-parser 5.4.0 (database "Postgresql"), with libpg-query 18.1.5 (the parser of PostgreSQL itself) as the measure: a
# reader of SQL that knows a dialect is to read its words, and what it writes again is to mean the same. `jobs natural join
# crews` is read as the table jobs under the name "natural" with a plain join, and what it writes of it PostgreSQL refuses. A
# column "12"" pier" (12 inches) becomes a column "12" shown as " pier". In a plain text a backslash is a backslash since
# PostgreSQL 9.1 (4.1.2.1 String Constants): of 'C:\new' it makes a "C:", a new line and "ew". No error. A program that
# rewrites statements with it compares the trees of both texts with the parser of PostgreSQL first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node-sql-parser@5.4.0 libpg-query@18.1.5
cat > try.mjs <<'JS'
import libpg from 'libpg-query';
import sqlParser from 'node-sql-parser';
const { loadModule, parseSync } = libpg;
await loadModule();
const parser = new sqlParser.Parser();
const database = 'Postgresql';
const places = new Set(['location', 'stmt_len', 'stmt_location', 'list_start', 'list_end']);
const tree = (sql) => JSON.stringify(parseSync(sql).stmts, (key, value) => (places.has(key) || key.endsWith('_location') ? undefined : value));
const told = (sql, written) => {
  try {
    return tree(sql) === tree(written) ? 'same   ' : 'OTHER  ';
  } catch {
    return 'REFUSED';
  }
};
for (const sql of [
  'select name from jobs join crews using (id)', 'select name from jobs natural join crews', 'select "12 in pier" from jobs',
  'select "12"" pier" from jobs', `select 'C:/new'`, String.raw`select 'C:\new'`,
]) {
  const written = parser.sqlify(parser.parse(sql, { database }).ast, { database });
  console.log(`${told(sql, written)} ${sql}  =>  ${JSON.stringify(written).slice(1, -1)}`.replaceAll("'", '`'));
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='same    select name from jobs join crews using (id)  =>  SELECT name FROM \"jobs\" INNER JOIN \"crews\" USING (id)
REFUSED select name from jobs natural join crews  =>  SELECT name FROM \"jobs\" AS \"natural\" INNER JOIN \"crews\"
same    select "12 in pier" from jobs  =>  SELECT \"12 in pier\" FROM \"jobs\"
OTHER   select "12"" pier" from jobs  =>  SELECT \"12\" AS \" pier\" FROM \"jobs\"
same    select `C:/new`  =>  SELECT `C:/new`
OTHER   select `C:\new`  =>  SELECT `C:\new`'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
