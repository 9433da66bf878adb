#!/usr/bin/env bash
# @refinedev/simple-rest 6.0.1 asks a server in the way of json-server for the rows that a table of refine filters, and one
# expects that a filter that it cannot ask for is refused, as it does with "or". Besides "equal" it knows four operators of
# refine: "not", "at least", "at most" and "contains". All others are asked as "equal": more than 5 as exactly 5, "none of 5
# and 9" as well as "between 5 and 9" as 5 or 9, "null" as the value that is given with it, "does not contain Katy" as Katy.
# No error, and the answer looks like rows that were found. A program that lets people filter with it offers the four and
# "equal", or maps the operators itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps @refinedev/simple-rest@6.0.1
cat > try.mjs <<'JS'
import simpleRest from '@refinedev/simple-rest';
const asked = [];
const http = { get: async (address) => (asked.push(address), { data: [], headers: { 'x-total-count': '0' } }) };
const provider = simpleRest('https://example.com', http);
const filters = {
  eq: 5, ne: 5, lt: 5, gt: 5, lte: 5, gte: 5, in: [5, 9], nin: [5, 9], between: [5, 9], nbetween: [5, 9],
  null: true, nnull: true, contains: 'Katy', ncontains: 'Katy', startswith: 'Ka', endswith: 'ty', or: [{ field: 'x', operator: 'eq', value: 5 }],
};
for (const [operator, value] of Object.entries(filters)) {
  asked.length = 0;
  try {
    await provider.getList({ resource: 'jobs', filters: [operator === 'or' ? { operator, value } : { field: 'x', operator, value }], pagination: { mode: 'off' } });
  } catch (error) {
    asked.push(`refused: ${error.message.split('.')[0]}`);
  }
  console.log(`${operator} ${JSON.stringify(value)}: ${asked.join(' ')}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='eq 5: https://example.com/jobs?x=5
ne 5: https://example.com/jobs?x_ne=5
lt 5: https://example.com/jobs?x=5
gt 5: https://example.com/jobs?x=5
lte 5: https://example.com/jobs?x_lte=5
gte 5: https://example.com/jobs?x_gte=5
in [5,9]: https://example.com/jobs?x=5&x=9
nin [5,9]: https://example.com/jobs?x=5&x=9
between [5,9]: https://example.com/jobs?x=5&x=9
nbetween [5,9]: https://example.com/jobs?x=5&x=9
null true: https://example.com/jobs?x=true
nnull true: https://example.com/jobs?x=true
contains "Katy": https://example.com/jobs?x_like=Katy
ncontains "Katy": https://example.com/jobs?x=Katy
startswith "Ka": https://example.com/jobs?x=Ka
endswith "ty": https://example.com/jobs?x=ty
or [{"field":"x","operator":"eq","value":5}]: refused: [@refinedev/simple-rest]: `operator: or` is not supported'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
