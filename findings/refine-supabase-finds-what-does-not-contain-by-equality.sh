#!/usr/bin/env bash
# @refinedev/supabase 6.0.2 with @supabase/supabase-js 2: the data provider turns the filters of a list, `{ field, operator,
# value }`, into a request. One expects of "does not contain Katy" the opposite of "contains Katy". It asks `not.ilike.Katy`
# without the signs for any letters, so that only jobs whose city is exactly Katy are left out, and "Katy, Texas" is shown.
# "Is not empty" with the value true, which "is empty" passes over, is asked as `not.is.true`, of a day as well, which
# PostgreSQL refuses; of a column of yes and no it finds what is empty, too. Within "or" a text that is compared is written
# without quotes, so that the comma of "Katy, Texas" ends the condition, and what stands in an "and" inside of the "or" is
# left out: "in Katy, or more than 5 and less than 9" is `(city.eq.Katy,)`. "Contains" has signs and quotes. A program that
# uses it tries each operator once against its columns.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps @refinedev/supabase@6.0.2 @refinedev/core@5.0.12 @supabase/supabase-js@2.81.1 react@19.2.0 react-dom@19.2.0 @tanstack/react-query@5.90.10
cat > try.cjs <<'JS'
const { createClient, dataProvider } = require('@refinedev/supabase');
let asked;
const fetch = async (url) => {
  asked = decodeURIComponent(new URL(url).search.replaceAll('+', ' '));
  return new Response('[]', { headers: { 'content-type': 'application/json', 'content-range': '*/0' } });
};
const provider = dataProvider(createClient('http://127.0.0.1:9', 'key', { global: { fetch } }));
const is = (field, operator, value) => ({ field, operator, value });
(async () => {
  for (const [said, filter] of [
    ['contains', is('city', 'contains', 'Katy')],
    ['does not contain', is('city', 'ncontains', 'Katy')],
    ['is empty', is('due', 'null', true)],
    ['is not empty', is('due', 'nnull', true)],
    ['is not empty, value null', is('due', 'nnull', null)],
    ['or, contains', { operator: 'or', value: [is('city', 'contains', 'Katy, Texas'), is('rooms', 'gt', 5)] }],
    ['or, equal', { operator: 'or', value: [is('city', 'eq', 'Katy, Texas'), is('rooms', 'gt', 5)] }],
    ['or with an and', { operator: 'or', value: [is('city', 'eq', 'Katy'), { operator: 'and', value: [is('rooms', 'gt', 5), is('rooms', 'lt', 9)] }] }],
  ]) {
    await provider.getList({ resource: 'job', pagination: { mode: 'off' }, filters: [filter] });
    console.log(`${said}: ${asked.replace(/^\?/, '').replace(/&?(select|offset|limit)=[^&]*&?/g, '')}`);
  }
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='contains: city=ilike.%Katy%
does not contain: city=not.ilike.Katy
is empty: due=is.null
is not empty: due=not.is.true
is not empty, value null: due=not.is.null
or, contains: or=(city.ilike."%Katy, Texas%",rooms.gt.5)
or, equal: or=(city.eq.Katy, Texas,rooms.gt.5)
or with an and: or=(city.eq.Katy,)'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
