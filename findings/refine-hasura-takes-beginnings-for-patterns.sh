#!/usr/bin/env bash
# @refinedev/hasura 7.0.1 asks Hasura for the rows that a table of refine filters, and of "starts with" and "ends with" one
# expects the letters that are given. It asks by a regular expression (`_iregex`) in which it puts them as they are: "1.1"
# finds the part 101-A as well, "A+" finds "AA battery", and "(spa" ends in an error of the database. "Contains" is asked by
# `_ilike`, where "5_0" finds 5-0. "Equal to null" is asked as `_eq: null`, and nothing is equal to null in SQL. The
# expressions are tried in PostgreSQL (pglite 0.3.14), which Hasura hands them to. A program that uses it escapes what people
# enter, and asks with "null" for what is empty.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps @refinedev/hasura@7.0.1 @electric-sql/pglite@0.3.14
cat > try.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
import hasura from '@refinedev/hasura';
const asked = [];
const client = { request: async (document, variables) => (asked.push(variables ?? document.variables), Promise.reject(new Error('asked'))) };
const provider = hasura(client);
const database = await PGlite.create();
const parts = ['1.1 elbow', '101-A', 'A+7 filter', 'AA battery', '(spa) jet', '5_0 tile', '5-0 tile'];
await database.query('create table parts (name text)');
for (const part of parts) await database.query('insert into parts values ($1)', [part]);
const sql = { _iregex: '~*', _ilike: 'ilike', _eq: '=' };
for (const [operator, value] of [['startswith', '1.1'], ['startswith', 'A+'], ['startswith', '(spa'], ['contains', '5_0'], ['eq', null]]) {
  asked.length = 0;
  await provider.getList({ resource: 'parts', filters: [{ field: 'name', operator, value }], meta: { fields: ['name'] } }).catch(() => undefined);
  const [[way, pattern]] = Object.entries(asked[0].where._and[0].name);
  const found = await database.query(`select name from parts where name ${sql[way]} $1`, [pattern]).then(({ rows }) => rows.map(({ name }) => name).join(', ') || 'nothing', (error) => error.message);
  console.log(`${operator} ${JSON.stringify(value)}: ${way} ${JSON.stringify(pattern)} finds ${found}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='startswith "1.1": _iregex "^1.1" finds 1.1 elbow, 101-A
startswith "A+": _iregex "^A+" finds A+7 filter, AA battery
startswith "(spa": _iregex "^(spa" finds invalid regular expression: parentheses () not balanced
contains "5_0": _ilike "%5_0%" finds 5_0 tile, 5-0 tile
eq null: _eq null finds nothing'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
