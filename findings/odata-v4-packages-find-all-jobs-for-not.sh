#!/usr/bin/env bash
# odata-v4-pg 0.1.1 makes a condition of SQL with parameters of a filter of OData V4, odata-v4-inmemory 0.1.9 a function, and
# odata-v4-mongodb 0.1.12 a condition of MongoDB, which mingo 7.2.7 reads. One expects that all find the same jobs. The first
# turns `not (...)` into "1 = 1", which finds all jobs, and within an "and" into nothing, which PostgreSQL refuses (by
# @electric-sql/pglite 0.5.4); "crew eq null" and "crew ne null" are compared by = and <>, so that neither finds a job; the
# underscore of a word stands for any letter; sums, and functions of MySQL such as LCASE and YEAR, are refused by PostgreSQL. It
# writes "Unhandled node type" to the console, and raises nothing. The second finds nobody for the name 'O''Neil', whose quotes
# it doubles. The third makes {} of a sum, which finds all jobs. A program counts what comes back of `not`, null and sums before
# it offers them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund odata-v4-pg@0.1.1 odata-v4-inmemory@0.1.9 odata-v4-mongodb@0.1.12 mingo@7.2.7 @electric-sql/pglite@0.5.4
cat > try.mjs <<'JS'
import { createRequire } from 'node:module';
import { PGlite } from '@electric-sql/pglite';
import { Query } from 'mingo';
const require = createRequire(import.meta.url);
const [pg, memory, mongo] = ['odata-v4-pg', 'odata-v4-inmemory', 'odata-v4-mongodb'].map((name) => require(name).createFilter);
const rows = [{ id: 1, name: 'Pool', crew: 7, hours: 7.5 }, { id: 2, name: 'Spa_2', crew: null, hours: 8 }, { id: 3, name: "O'Neil", crew: 9, hours: 2 }];
const db = new PGlite();
await db.exec('create table job (id int, name text, crew int, hours float)');
for (const { id, name, crew, hours } of rows) await db.query('insert into job values ($1, $2, $3, $4)', [id, name, crew, hours]);
const log = console.log;
const quietly = async (make) => {
  console.log = () => {};
  try { return await make(); } catch (error) { return `refused: ${error.message.split('\n')[0]}`; } finally { console.log = log; }
};
const ids = (list) => `jobs ${list.map(({ id }) => id).join(', ') || 'none'}`;
for (const filter of ['crew eq 7', 'not (crew eq 7)', 'hours gt 1 and not (crew eq 7)', 'crew eq null', 'crew ne null', "contains(name,'_')", "name eq 'O''Neil'", 'hours add 1 eq 9', "tolower(name) eq 'pool'"]) {
  log(filter);
  log(`  pg: ${await quietly(async () => { const { where, parameters } = pg(filter); return `${where} ${JSON.stringify(parameters)}`; })}`);
  log(`    ${await quietly(async () => { const { where, parameters } = pg(filter); return ids((await db.query(`select id from job where ${where} order by id`, parameters)).rows); })}`);
  log(`  in memory: ${await quietly(() => ids(rows.filter(memory(filter))))}`);
  log(`  mongodb: ${await quietly(() => ids(new Query(mongo(filter)).find(rows).all()))}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='crew eq 7
  pg: "crew" = $1 [7]
    jobs 1
  in memory: jobs 1
  mongodb: jobs 1
not (crew eq 7)
  pg: 1 = 1 []
    jobs 1, 2, 3
  in memory: jobs 2, 3
  mongodb: jobs 2, 3
hours gt 1 and not (crew eq 7)
  pg: "hours" > $1 AND  [1]
    refused: syntax error at or near "order"
  in memory: jobs 2, 3
  mongodb: jobs 2, 3
crew eq null
  pg: "crew" = $1 [null]
    jobs none
  in memory: jobs 2
  mongodb: jobs 2
crew ne null
  pg: "crew" <> $1 [null]
    jobs none
  in memory: jobs 1, 3
  mongodb: jobs 1, 3
contains(name,'\''_'\'')
  pg: "name" like $1 ["%_%"]
    jobs 1, 2, 3
  in memory: jobs 2
  mongodb: jobs 2
name eq '\''O'\'''\''Neil'\''
  pg: "name" = $1 ["O'\''Neil"]
    jobs 3
  in memory: jobs none
  mongodb: jobs 3
hours add 1 eq 9
  pg:  = $1 [9]
    refused: syntax error at or near "="
  in memory: jobs 2
  mongodb: jobs 1, 2, 3
tolower(name) eq '\''pool'\''
  pg: LCASE("name") = $1 ["pool"]
    refused: function lcase(text) does not exist
  in memory: jobs 1
  mongodb: refused: Method call not implemented.'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
