#!/usr/bin/env bash
# graphql-fields-list 2.3.0 tells a resolver which fields a query asks for, so that it reads these columns alone. A query may
# select a field more than once, as it does when two components of a screen bring their fragments, and GraphQL merges the
# selections (specification, 6.3.2). One expects the fields of all of them. The package looks at the first selection of the
# field and passes over the others: of "{ job { id } job { name } }" it lists id, and a resolver that reads the columns listed
# answers null where the job has a name. It is the same where each of two fragments selects the job. What is selected twice
# below the job is merged, so that most queries are right. No error. graphql-fields 2.0.3 and graphql-parse-resolve-info
# 4.14.1 give all fields. A program that reads columns by such a list has a query with two selections in its tests.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund graphql@16.15.0 graphql-fields-list@2.3.0 graphql-fields@2.0.3 graphql-parse-resolve-info@4.14.1
cat > try.cjs <<'JS'
const { buildSchema, graphql } = require('graphql');
const schema = buildSchema('type Query { job: Job } type Job { id: ID name: String crew: Crew } type Crew { id: ID name: String }');
const tree = (fields) => Object.fromEntries(Object.entries(fields).map(([name, { fieldsByTypeName }]) => [name, tree(Object.values(fieldsByTypeName)[0] ?? {})]));
const packages = {
  'graphql-fields-list': (info) => require('graphql-fields-list').fieldsMap(info),
  'graphql-fields': (info) => require('graphql-fields')(info),
  'graphql-parse-resolve-info': (info) => tree(Object.values(require('graphql-parse-resolve-info').parseResolveInfo(info).fieldsByTypeName)[0]),
};
const names = (fields) => Object.entries(fields).map(([name, inner]) => (inner && Object.keys(inner).length ? `${name} { ${names(inner)} }` : name)).join(' ');
(async () => {
  for (const source of [
    '{ job { id name } }',
    '{ job { id } job { name } }',
    '{ ...A ...B } fragment A on Query { job { id } } fragment B on Query { job { name } }',
    '{ job { ...A ...B } } fragment A on Job { id } fragment B on Job { name }',
    '{ job { ...A ...B } } fragment A on Job { crew { id } } fragment B on Job { crew { name } }',
  ]) {
    console.log(source);
    for (const [name, fields] of Object.entries(packages)) {
      let seen;
      const job = (_, __, info) => { seen = names(fields(info)); return null; };
      await graphql({ schema, source, rootValue: { job } });
      console.log(`  ${name}: ${seen}`);
    }
  }
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='{ job { id name } }
  graphql-fields-list: id name
  graphql-fields: id name
  graphql-parse-resolve-info: id name
{ job { id } job { name } }
  graphql-fields-list: id
  graphql-fields: id name
  graphql-parse-resolve-info: id name
{ ...A ...B } fragment A on Query { job { id } } fragment B on Query { job { name } }
  graphql-fields-list: id
  graphql-fields: id name
  graphql-parse-resolve-info: id name
{ job { ...A ...B } } fragment A on Job { id } fragment B on Job { name }
  graphql-fields-list: id name
  graphql-fields: id name
  graphql-parse-resolve-info: id name
{ job { ...A ...B } } fragment A on Job { crew { id } } fragment B on Job { crew { name } }
  graphql-fields-list: crew { id name }
  graphql-fields: crew { id name }
  graphql-parse-resolve-info: crew { id name }'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
