#!/usr/bin/env bash
# pgsql-ast-parser 12.0.2, with libpg-query 18.1.5 (the parser of PostgreSQL itself) as the measure: a reader of SQL that
# writes it again is to write what means the same. `interval '1' day` (PostgreSQL, 8.5.4 Interval Input) becomes an interval
# '1', which is one second, in a column named "day"; `interval '1 day'` is right. 1e10 becomes the number 1 in a column "e10".
# An integer over nine quadrillion is rounded to what a number of JavaScript holds, so that the largest bigint is out of its
# range. And the brackets of `1 union (2 union all 2)` are lost: the two rows become three. No error; what it does not know
# (`collate`, window frames) it refuses. A program that rewrites statements with it compares the trees of both texts with the
# parser of PostgreSQL first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pgsql-ast-parser@12.0.2 libpg-query@18.1.5
cat > try.mjs <<'JS'
import libpg from 'libpg-query';
import parser from 'pgsql-ast-parser';
const { loadModule, parseSync } = libpg;
const { parse, toSql } = parser;
await loadModule();
const places = new Set(['location', 'stmt_len', 'stmt_location', 'list_start', 'list_end']);
const tree = (sql) => JSON.stringify(parseSync(sql).stmts, (key, value) => (places.has(key) || key.endsWith('_location') ? undefined : value));
for (const sql of [
  `select date '2026-11-29' + interval '1 day'`, `select date '2026-11-29' + interval '1' day`, 'select 10000000000', 'select 1e10',
  'select 9223372036854775807', 'select 1 union (select 2 union all select 2)', '(select 1 union select 2) union all select 2',
]) {
  const written = parse(sql).map((statement) => toSql.statement(statement)).join(';').replace(/ +/g, ' ').trim();
  const kept = tree(sql) === tree(written);
  console.log(`${kept ? 'same ' : 'OTHER'} ${sql}  =>  ${written}`.replaceAll("'", '`'));
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='same  select date `2026-11-29` + interval `1 day`  =>  SELECT (((`2026-11-29`)::date ) + ((`1 day`)::interval ))
OTHER select date `2026-11-29` + interval `1` day  =>  SELECT (((`2026-11-29`)::date ) + ((`1`)::interval )) AS day
same  select 10000000000  =>  SELECT (10000000000)
OTHER select 1e10  =>  SELECT (1) AS e10
OTHER select 9223372036854775807  =>  SELECT (9223372036854776000)
OTHER select 1 union (select 2 union all select 2)  =>  (SELECT (1) ) UNION (SELECT (2) ) UNION ALL (SELECT (2) )
same  (select 1 union select 2) union all select 2  =>  ((SELECT (1) ) UNION (SELECT (2) )) UNION ALL (SELECT (2) )'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
