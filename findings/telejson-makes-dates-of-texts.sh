#!/usr/bin/env bash
# telejson 8.0.0 carries values between two windows, as Storybook does with the arguments of a story, and superjson 2.2.6,
# devalue 6.0.3 and seroval 1.8.1 between a server and its pages; all keep a Date a Date. One expects that a text stays a text.
# telejson writes a Date as the text of its moment, and reads each text that looks like one as a Date: a field that is kept as
# text, "2026-11-30T12:00:00.000Z", comes back as a Date, and with `allowDate: false` as undefined. A Map or a Set comes back as
# an object that says its class, without what was in it, and a Date that has the name "" as a text. The other three bring these
# as they were. No error. A program gives its days as texts without a time, "2026-11-30", or takes one of the other three.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund telejson@8.0.0 superjson@2.2.6 devalue@6.0.3 seroval@1.8.1
cat > try.mjs <<'JS'
import { inspect } from 'node:util';
import superjson from 'superjson';
import * as devalue from 'devalue';
import * as seroval from 'seroval';
import * as telejson from 'telejson';
const makers = {
  telejson: (value) => telejson.parse(telejson.stringify(value)),
  'telejson, no dates': (value) => telejson.parse(telejson.stringify(value, { allowDate: false }), { allowDate: false }),
  superjson: (value) => superjson.parse(superjson.stringify(value)),
  devalue: (value) => devalue.parse(devalue.stringify(value)),
  seroval: (value) => seroval.fromJSON(JSON.parse(JSON.stringify(seroval.toJSON(value)))),
};
for (const value of [new Date('2026-11-30T12:00:00Z'), '2026-11-30T12:00:00.000Z', '2026-11-30', new Map([[7, 'North']]), new Set(['pool']), { '': new Date(0) }]) {
  console.log(inspect(value));
  for (const [name, make] of Object.entries(makers)) console.log(`  ${name}: ${inspect(make({ value }).value)}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='2026-11-30T12:00:00.000Z
  telejson: 2026-11-30T12:00:00.000Z
  telejson, no dates: undefined
  superjson: 2026-11-30T12:00:00.000Z
  devalue: 2026-11-30T12:00:00.000Z
  seroval: 2026-11-30T12:00:00.000Z
'\''2026-11-30T12:00:00.000Z'\''
  telejson: 2026-11-30T12:00:00.000Z
  telejson, no dates: undefined
  superjson: '\''2026-11-30T12:00:00.000Z'\''
  devalue: '\''2026-11-30T12:00:00.000Z'\''
  seroval: '\''2026-11-30T12:00:00.000Z'\''
'\''2026-11-30'\''
  telejson: '\''2026-11-30'\''
  telejson, no dates: '\''2026-11-30'\''
  superjson: '\''2026-11-30'\''
  devalue: '\''2026-11-30'\''
  seroval: '\''2026-11-30'\''
Map(1) { 7 => '\''North'\'' }
  telejson: { __isClassInstance__: true, __className__: '\''Map'\'' }
  telejson, no dates: { __isClassInstance__: true, __className__: '\''Map'\'' }
  superjson: Map(1) { 7 => '\''North'\'' }
  devalue: Map(1) { 7 => '\''North'\'' }
  seroval: Map(1) { 7 => '\''North'\'' }
Set(1) { '\''pool'\'' }
  telejson: { __isClassInstance__: true, __className__: '\''Set'\'' }
  telejson, no dates: { __isClassInstance__: true, __className__: '\''Set'\'' }
  superjson: Set(1) { '\''pool'\'' }
  devalue: Set(1) { '\''pool'\'' }
  seroval: Set(1) { '\''pool'\'' }
{ '\'''\'': 1970-01-01T00:00:00.000Z }
  telejson: { '\'''\'': '\''1970-01-01T00:00:00.000Z'\'' }
  telejson, no dates: { '\'''\'': '\''1970-01-01T00:00:00.000Z'\'' }
  superjson: { '\'''\'': 1970-01-01T00:00:00.000Z }
  devalue: { '\'''\'': 1970-01-01T00:00:00.000Z }
  seroval: { '\'''\'': 1970-01-01T00:00:00.000Z }'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
