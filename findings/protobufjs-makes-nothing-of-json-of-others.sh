#!/usr/bin/env bash
# protobufjs 8.8.1 and @bufbuild/protobuf 2.17.0: a message of Protocol Buffers has one form in JSON that all languages share
# (ProtoJSON). One expects that protobufjs reads what @bufbuild/protobuf writes there, as it reads its bytes, and writes it.
# Of the types that Google gives it knows the fields alone: of a Struct in JSON, `{ price: 19.99, notes: null }`, it makes an
# empty one, without an error, since it finds no member named `fields`; and its own JSON of a Struct, which has `fields`, is
# read by @bufbuild/protobuf as a Struct with a field of that name, without an error too. A Timestamp and a Duration, which
# are texts in JSON, are refused both ways. The bytes are right. A program that sends JSON between the two turns these three
# types itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund protobufjs@8.8.1 @bufbuild/protobuf@2.17.0
cat > try.mjs <<'JS'
import { createRequire } from 'node:module';
import { fromBinary, fromJson, toBinary, toJson } from '@bufbuild/protobuf';
import { DurationSchema, StructSchema, TimestampSchema } from '@bufbuild/protobuf/wkt';
const protobuf = createRequire(import.meta.url)('protobufjs');
const tell = (said, action) => { try { console.log(`${said}: ${JSON.stringify(action())}`); } catch (error) { console.log(`${said}: ${error.message}`); } };
for (const [file, name, schema, json] of [['struct', 'Struct', StructSchema, { price: 19.99, notes: null }], ['timestamp', 'Timestamp', TimestampSchema, '2026-11-29T12:00:00Z'], ['duration', 'Duration', DurationSchema, '5400s']]) {
  const type = protobuf.Root.fromJSON(protobuf.common.get(`google/protobuf/${file}.proto`)).lookupType(`google.protobuf.${name}`);
  const bytes = toBinary(schema, fromJson(schema, json));
  tell(`${name}, JSON of @bufbuild/protobuf`, () => toJson(schema, fromBinary(schema, bytes)));
  tell(`  read by protobufjs from JSON`, () => type.fromObject(json).toJSON());
  tell(`  read by protobufjs from bytes`, () => type.decode(bytes).toJSON());
  tell(`  that JSON read by @bufbuild/protobuf`, () => toJson(schema, fromJson(schema, type.decode(bytes).toJSON())));
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='Struct, JSON of @bufbuild/protobuf: {"price":19.99,"notes":null}
  read by protobufjs from JSON: {}
  read by protobufjs from bytes: {"fields":{"price":{"numberValue":19.99},"notes":{"nullValue":"NULL_VALUE"}}}
  that JSON read by @bufbuild/protobuf: {"fields":{"price":{"numberValue":19.99},"notes":{"nullValue":"NULL_VALUE"}}}
Timestamp, JSON of @bufbuild/protobuf: "2026-11-29T12:00:00Z"
  read by protobufjs from JSON: .google.protobuf.Timestamp: object expected
  read by protobufjs from bytes: {"seconds":"1795953600"}
  that JSON read by @bufbuild/protobuf: cannot decode message google.protobuf.Timestamp from JSON: object
Duration, JSON of @bufbuild/protobuf: "5400s"
  read by protobufjs from JSON: .google.protobuf.Duration: object expected
  read by protobufjs from bytes: {"seconds":"5400"}
  that JSON read by @bufbuild/protobuf: cannot decode message google.protobuf.Duration from JSON: object'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
