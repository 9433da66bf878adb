#!/usr/bin/env bash
# @raphiniert/ra-data-postgrest 2.5.1: a list of react-admin is filtered by a first and a last day, or by a search of two
# words, which by its source it splits ("we split the search term in words"). PostgREST wants the column once for each
# condition, `day=gte.2026-11-01&day=lte.2026-11-30` (PostgREST, Horizontal Filtering). It asks for `day[0]` and `day[1]`
# instead, and of three conditions for `name[0][0]`, columns that there are not. Several values in one field (`crew@in`)
# are written without the brackets that PostgREST wants, `in.(a,b)`. All these are refused. Without an error are two
# others: of the list in another record a filter by the same column takes the place of that record, so that crew 7 shows
# the jobs of crew 5, and a Date, as DateTimeInput gives, is asked as a column "day." that equals "undefined".
# ra-data-simple-rest 5.15.3 keeps the record and writes the date. A program that filters so gives the two bounds as one
# `@and`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps @raphiniert/ra-data-postgrest@2.5.1 ra-data-simple-rest@5.15.3 ra-core@5.15.4 react@18.3.1 react-dom@18.3.1 react-router@6.30.6 react-router-dom@6.30.6 react-hook-form@7.92.0 @tanstack/react-query@5.108.4
cat > try.cjs <<'JS'
const postgrest = require('@raphiniert/ra-data-postgrest').default;
const simpleRest = require('ra-data-simple-rest');
let asked;
const httpClient = async (url) => {
  asked = [...new URL(url).searchParams].filter(([name]) => !['offset', 'limit', 'order', 'range', 'sort'].includes(name)).map(([name, value]) => `${name}=${value}`).join(' & ');
  return { json: [], headers: new Headers({ 'content-range': '0-0/0' }), status: 200 };
};
const providers = {
  postgrest: postgrest({ apiUrl: 'http://localhost', httpClient, defaultListOp: 'eq', primaryKeys: new Map(), schema: () => '' }),
  'simple-rest': simpleRest('http://localhost', httpClient),
};
const page = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' } };
const look = async (text, filter, names = ['postgrest']) => {
  for (const name of names) {
    await providers[name].getList('jobs', { ...page, filter });
    console.log(`${text}: ${name} ${asked}`);
  }
};
const start = async () => {
  await look('from a day on', { 'day@gte': '2026-11-01' });
  await look('from a day to a day', { 'day@gte': '2026-11-01', 'day@lte': '2026-11-30' });
  await look('search of two words', { 'name@ilike': 'deck coping' });
  await look('search of three words', { 'name@ilike': 'deck coping tile' });
  await look('two bounds as one', { '@and': { 'day@gte': '2026-11-01', 'day@lte': '2026-11-30' } });
  await look('one of two', { 'crew@in': ['north', 'south'] });
  await look('a Date', { day: new Date('2026-11-29T12:00:00Z') }, ['postgrest', 'simple-rest']);
  for (const [name, provider] of Object.entries(providers)) {
    await provider.getManyReference('jobs', { ...page, target: 'crew', id: 7, filter: { crew: 5 } });
    console.log(`jobs of crew 7, filtered by crew 5: ${name} ${asked}`);
  }
};
start();
JS
seen=$(node try.cjs)
echo "$seen"
expected='from a day on: postgrest day=gte.2026-11-01
from a day to a day: postgrest day[0]=gte.2026-11-01 & day[1]=lte.2026-11-30
search of two words: postgrest name[0]=ilike.*deck* & name[1]=ilike.*coping*
search of three words: postgrest name[0][0]=ilike.*deck* & name[0][1]=ilike.*coping* & name[1]=ilike.*tile*
two bounds as one: postgrest and=(day.gte.2026-11-01,day.lte.2026-11-30)
one of two: postgrest crew=in.north,south
a Date: postgrest day.=eq.undefined
a Date: simple-rest filter={"day":"2026-11-29T12:00:00.000Z"}
jobs of crew 7, filtered by crew 5: postgrest crew=eq.5
jobs of crew 7, filtered by crew 5: simple-rest filter={"crew":7}'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
