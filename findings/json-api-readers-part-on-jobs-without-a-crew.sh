#!/usr/bin/env bash
# jsonapi-serializer 3.6.9 and json-api-serializer 2.7.0 write documents of JSON:API, where a relationship to nothing is
# `"data": null`. One expects that each reader reads it. deserialize-json-api 2.0.0 ends in a TypeError for the whole list, if
# one job in it has no crew. The Deserializer of jsonapi-serializer reads it, and writes the names of all fields anew, also
# within a JSON value that a user filled: "PO Number" and "snake_case" become "po number" and "snake-case" or "snakeCase",
# though its Serializer had left these as they are; and of a crew that names its jobs the job is null, where it came from that
# job. json-api-normalizer 1.0.4 makes "poNumber" of the first. json-api-serializer reads what it wrote. A program reads by the
# one that wrote, and keeps JSON values as texts.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jsonapi-serializer@3.6.9 json-api-serializer@2.7.0 deserialize-json-api@2.0.0 json-api-normalizer@1.0.4
cat > try.mjs <<'JS'
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const { Serializer, Deserializer } = require('jsonapi-serializer');
const JSONAPISerializer = require('json-api-serializer');
const { deserialize } = require('deserialize-json-api');
const { default: normalize } = require('json-api-normalizer');
const jobs = [{ id: '1', name: 'Pool', more: { 'PO Number': 417, snake_case: 'x' }, crew: { id: '7', name: 'North' } }, { id: '2', name: 'Spa', more: {}, crew: null }];
const other = new JSONAPISerializer();
other.register('jobs', { relationships: { crew: { type: 'crews' } } });
other.register('crews');
const writers = {
  'jsonapi-serializer': (rows) => new Serializer('jobs', { attributes: ['name', 'more', 'crew'], crew: { ref: 'id', attributes: ['name'] } }).serialize(rows),
  'json-api-serializer': (rows) => other.serialize('jobs', rows),
};
const readers = {
  'jsonapi-serializer': (document) => new Deserializer().deserialize(document),
  'jsonapi-serializer, camelCase': (document) => new Deserializer({ keyForAttribute: 'camelCase' }).deserialize(document),
  'json-api-serializer': (document) => other.deserialize('jobs', document),
  'deserialize-json-api': (document) => deserialize(document).data,
  'json-api-normalizer': (document) => Object.values(normalize(document).jobs).map(({ id, attributes, relationships }) => ({ id, ...attributes, crew: relationships.crew.data })),
};
for (const [said, rows] of [['with a crew', jobs.slice(0, 1)], ['one without', jobs]]) {
  for (const [writer, write] of Object.entries(writers)) {
    console.log(`${said}, written by ${writer}`);
    for (const [reader, read] of Object.entries(readers)) {
      let seen;
      try { seen = JSON.stringify((await read(JSON.parse(JSON.stringify(write(rows))))).map(({ id, more, crew }) => ({ id, more, crew }))); } catch (error) { seen = `${error.name}: ${error.message}`; }
      console.log(`  ${reader}: ${seen}`);
    }
  }
}
const row = (type, id, relationship, to) => ({ type, id, attributes: { name: id }, relationships: { [relationship]: { data: to } } });
const round = { data: row('jobs', '1', 'crew', { type: 'crews', id: '7' }), included: [row('crews', '7', 'jobs', [{ type: 'jobs', id: '1' }])] };
console.log(`a crew that names its jobs: ${JSON.stringify(await new Deserializer().deserialize(round))}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='with a crew, written by jsonapi-serializer
  jsonapi-serializer: [{"id":"1","more":{"po number":417,"snake-case":"x"},"crew":{"name":"North","id":"7"}}]
  jsonapi-serializer, camelCase: [{"id":"1","more":{"po number":417,"snakeCase":"x"},"crew":{"name":"North","id":"7"}}]
  json-api-serializer: [{"id":"1","more":{"PO Number":417,"snake_case":"x"},"crew":{"id":"7","name":"North"}}]
  deserialize-json-api: [{"id":"1","more":{"PO Number":417,"snake_case":"x"},"crew":{"id":"7","type":"crews","name":"North"}}]
  json-api-normalizer: [{"id":"1","more":{"poNumber":417,"snakeCase":"x"},"crew":{"id":"7","type":"crews"}}]
with a crew, written by json-api-serializer
  jsonapi-serializer: [{"id":"1","more":{"po number":417,"snake-case":"x"},"crew":{"name":"North","id":"7"}}]
  jsonapi-serializer, camelCase: [{"id":"1","more":{"po number":417,"snakeCase":"x"},"crew":{"name":"North","id":"7"}}]
  json-api-serializer: [{"id":"1","more":{"PO Number":417,"snake_case":"x"},"crew":{"id":"7","name":"North"}}]
  deserialize-json-api: [{"id":"1","more":{"PO Number":417,"snake_case":"x"},"crew":{"id":"7","type":"crews","name":"North"}}]
  json-api-normalizer: [{"id":"1","more":{"poNumber":417,"snakeCase":"x"},"crew":{"id":"7","type":"crews"}}]
one without, written by jsonapi-serializer
  jsonapi-serializer: [{"id":"1","more":{"po number":417,"snake-case":"x"},"crew":{"name":"North","id":"7"}},{"id":"2","more":{},"crew":null}]
  jsonapi-serializer, camelCase: [{"id":"1","more":{"po number":417,"snakeCase":"x"},"crew":{"name":"North","id":"7"}},{"id":"2","more":{},"crew":null}]
  json-api-serializer: [{"id":"1","more":{"PO Number":417,"snake_case":"x"},"crew":{"id":"7","name":"North"}},{"id":"2","more":{},"crew":null}]
  deserialize-json-api: TypeError: Cannot read properties of null (reading '\''type'\'')
  json-api-normalizer: [{"id":"1","more":{"poNumber":417,"snakeCase":"x"},"crew":{"id":"7","type":"crews"}},{"id":"2","more":{},"crew":null}]
one without, written by json-api-serializer
  jsonapi-serializer: [{"id":"1","more":{"po number":417,"snake-case":"x"},"crew":{"name":"North","id":"7"}},{"id":"2","more":{},"crew":null}]
  jsonapi-serializer, camelCase: [{"id":"1","more":{"po number":417,"snakeCase":"x"},"crew":{"name":"North","id":"7"}},{"id":"2","more":{},"crew":null}]
  json-api-serializer: [{"id":"1","more":{"PO Number":417,"snake_case":"x"},"crew":{"id":"7","name":"North"}},{"id":"2","more":{},"crew":null}]
  deserialize-json-api: TypeError: Cannot read properties of null (reading '\''type'\'')
  json-api-normalizer: [{"id":"1","more":{"poNumber":417,"snakeCase":"x"},"crew":{"id":"7","type":"crews"}},{"id":"2","more":{},"crew":null}]
a crew that names its jobs: {"name":"1","id":"1","crew":{"name":"7","id":"7","jobs":[null]}}'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
