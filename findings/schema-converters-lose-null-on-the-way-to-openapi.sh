#!/usr/bin/env bash
# @openapi-contrib/json-schema-to-openapi-schema 4.3.4: it makes a schema of OpenAPI 3.0 of a JSON Schema, and one expects
# that the same values are valid after it, as far as 3.0 can say it. A text or null is right. A text, a number or null
# becomes `nullable: true` beside an `anyOf`, which means nothing there (OpenAPI 3.0.3, Schema Object, `nullable`: "only if
# type is explicitly defined within the same Schema Object"), and a crew or null `nullable` beside a `$ref`, beside which
# "any properties added SHALL be ignored" (Reference Object): null is refused by both. "More than 5" and "at least 10" in
# one schema become more than 5 alone, so that 7 is taken. No error. @openapi-contrib/openapi-schema-to-json-schema 5.1.0,
# of the same makers, and ajv 8.20.0 read it so. A program that describes its answers tries the values that it has against
# both schemas.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @openapi-contrib/json-schema-to-openapi-schema@4.3.4 @openapi-contrib/openapi-schema-to-json-schema@5.1.0 ajv@8.20.0
cat > try.cjs <<'JS'
const { convert } = require('@openapi-contrib/json-schema-to-openapi-schema');
const { openapiSchemaToJsonSchema } = require('@openapi-contrib/openapi-schema-to-json-schema');
const Ajv = require('ajv');
const crew = { type: 'string', enum: ['north', 'south'] };
const valid = (schema, value) => {
  const { $schema, ...rest } = schema;
  return new Ajv({ strict: false }).validate({ ...rest, definitions: { crew } }, value);
};
// What 3.0 says of an exclusive minimum and of a reference, in words of JSON Schema.
const today = (schema) => {
  if ('$ref' in schema) return { $ref: schema.$ref };
  const { exclusiveMinimum, minimum, ...rest } = schema;
  return exclusiveMinimum === true ? { ...rest, exclusiveMinimum: minimum } : schema;
};
const look = async (schema, value) => {
  const open = await convert(structuredClone(schema));
  const back = today(openapiSchemaToJsonSchema(structuredClone(open)));
  if (back.oneOf) back.oneOf = back.oneOf.map(today);
  console.log(`${JSON.stringify(schema)}\n  ${JSON.stringify(open)}\n  ${JSON.stringify(value)}: valid ${valid(schema, value)}, after it ${valid(back, value)}`);
};
const start = async () => {
  await look({ type: ['string', 'null'] }, null);
  await look({ type: ['string', 'number', 'null'] }, null);
  await look({ oneOf: [{ $ref: '#/definitions/crew' }, { type: 'null' }] }, null);
  await look({ type: 'number', exclusiveMinimum: 5, minimum: 10 }, 7);
};
start();
JS
seen=$(node try.cjs)
echo "$seen"
expected='{"type":["string","null"]}
  {"type":"string","nullable":true}
  null: valid true, after it true
{"type":["string","number","null"]}
  {"nullable":true,"anyOf":[{"type":"string"},{"type":"number"}]}
  null: valid true, after it false
{"oneOf":[{"$ref":"#/definitions/crew"},{"type":"null"}]}
  {"oneOf":[{"$ref":"#/definitions/crew","nullable":true}]}
  null: valid true, after it false
{"type":"number","exclusiveMinimum":5,"minimum":10}
  {"type":"number","exclusiveMinimum":true,"minimum":5}
  7: valid false, after it true'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
