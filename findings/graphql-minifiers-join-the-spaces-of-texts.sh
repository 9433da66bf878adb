#!/usr/bin/env bash
# graphql-query-compress 1.2.4 and gqlmin 0.3.2 make a GraphQL query shorter, and one expects the same query, since the
# spaces within a text are part of it (GraphQL, October 2021, 2.9.4). They pass over texts, also those with `\"` inside. A
# text that ends with a backslash, written as two, as the folder "C:\\plans\\", ends for them at the next quote only, and
# from there on inside and outside are exchanged: of "gate 12" one of two spaces is left, "Lot 4 , 5" is "Lot 4,5", "a : b"
# is "a:b", and gqlmin takes "# 6" for a comment, so that the query cannot be read. No error of their own.
# `stripIgnoredCharacters` of graphql 16.15.0 does it right. A program sends what its users enter as variables and never
# within a query, and shortens by graphql itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund graphql-query-compress@1.2.4 gqlmin@0.3.2 graphql@16.15.0
cat > try.mjs <<'JS'
import gqlmin from 'gqlmin';
import { parse, print, stripIgnoredCharacters } from 'graphql';
import compress from 'graphql-query-compress';
const minifiers = { 'graphql-query-compress': compress.default ?? compress, gqlmin: gqlmin.default ?? gqlmin, stripIgnoredCharacters };
const queries = [
  String.raw`{ job(folder: "C:\\plans", note: "gate  12") { id } }`,
  String.raw`{ job(folder: "C:\\plans\\", note: "gate  12") { id } }`,
  String.raw`{ job(folder: "C:\\plans\\", note: "Lot 4 , 5 # 6") { id } }`,
  String.raw`{ job(folder: "C:\\", note: "x") { id name(form: "a : b") } }`,
];
for (const query of queries) {
  console.log(query);
  for (const [name, minify] of Object.entries(minifiers)) {
    const short = minify(query);
    let same;
    try {
      same = print(parse(short)) === print(parse(query)) ? 'the same' : 'another query';
    } catch (error) {
      same = error.message;
    }
    console.log(`  ${name}: ${same}, ${short}`);
  }
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='{ job(folder: "C:\\plans", note: "gate  12") { id } }
  graphql-query-compress: the same, {job(folder:"C:\\plans",note:"gate  12"){id}}
  gqlmin: the same, {job(folder:"C:\\plans",note:"gate  12"){id}}
  stripIgnoredCharacters: the same, {job(folder:"C:\\plans" note:"gate  12"){id}}
{ job(folder: "C:\\plans\\", note: "gate  12") { id } }
  graphql-query-compress: another query, {job(folder:"C:\\plans\\", note: "gate 12"){id}}
  gqlmin: another query, {job(folder:"C:\\plans\\", note: "gate 12"){id}}
  stripIgnoredCharacters: the same, {job(folder:"C:\\plans\\" note:"gate  12"){id}}
{ job(folder: "C:\\plans\\", note: "Lot 4 , 5 # 6") { id } }
  graphql-query-compress: another query, {job(folder:"C:\\plans\\", note: "Lot 4,5 # 6"){id}}
  gqlmin: Syntax Error: Unterminated string., {job(folder:"C:\\plans\\", note: "Lot 4,5
  stripIgnoredCharacters: the same, {job(folder:"C:\\plans\\" note:"Lot 4 , 5 # 6"){id}}
{ job(folder: "C:\\", note: "x") { id name(form: "a : b") } }
  graphql-query-compress: another query, {job(folder:"C:\\", note: "x") { id name(form: "a:b")}}
  gqlmin: another query, {job(folder:"C:\\", note: "x") { id name(form: "a:b")}}
  stripIgnoredCharacters: the same, {job(folder:"C:\\" note:"x"){id name(form:"a : b")}}'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
