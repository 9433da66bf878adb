#!/usr/bin/env bash
# another-name-parser 0.1.0, humanparser 2.7.0, humanname 0.2.2, parse-full-name 1.2.7: many customers in Houston have names
# of two or three letters, as Do Nguyen, Vi Tran or Li Ma, and one expects a first and a last name of each.
# another-name-parser takes "Do" for an osteopath and "Vi" for the sixth of his name, and leaves a first name Nguyen and no
# last one; of "An Do" nothing is left. humanparser and humanname take "Ma" for a Master of Arts, so that Li has no last name;
# parse-full-name reads all three and of "Van Johnson" a last name alone. Of a dentist, "Ana Garza, DDS", DDS is the first
# name to humanparser and the last to humanname, and of a pair, "Bob & Ann Smith", Ann Smith the last to another-name-parser.
# No error. A program that greets customers by name keeps first and last name in two fields as they were given, and parses
# none.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund another-name-parser@0.1.0 humanparser@2.7.0 humanname@0.2.2 parse-full-name@1.2.7
cat > try.mjs <<'JS'
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const another = require('another-name-parser');
const humanname = require('humanname');
const humanparser = require('humanparser');
const { parseFullName } = require('parse-full-name');
const shown = (first, last, suffix) => `first "${first ?? ''}", last "${last ?? ''}"${suffix ? `, suffix "${suffix}"` : ''}`;
for (const name of ['Do Nguyen', 'Vi Tran', 'An Do', 'Li Ma', 'Van Johnson', 'Ana Garza, DDS', 'Bob & Ann Smith', 'Ana Garza']) {
  console.log(name);
  const one = (another.default ?? another)(name);
  console.log(`  another-name-parser ${shown(one.first, one.last, one.suffix)}`);
  const two = humanparser.parseName(name);
  console.log(`  humanparser         ${shown(two.firstName, two.lastName, two.suffix)}`);
  const three = humanname.parse(name);
  console.log(`  humanname           ${shown(three.firstName, three.lastName, three.suffix)}`);
  const four = parseFullName(name);
  console.log(`  parse-full-name     ${shown(four.first, four.last, four.suffix)}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='Do Nguyen
  another-name-parser first "Nguyen", last "", suffix "Do"
  humanparser         first "Do", last "Nguyen"
  humanname           first "Do", last "Nguyen"
  parse-full-name     first "Do", last "Nguyen"
Vi Tran
  another-name-parser first "Tran", last "", suffix "Vi"
  humanparser         first "Vi", last "Tran"
  humanname           first "Vi", last "Tran"
  parse-full-name     first "Vi", last "Tran"
An Do
  another-name-parser first "", last "", suffix "Do"
  humanparser         first "An", last "Do"
  humanname           first "An", last "Do"
  parse-full-name     first "An", last "Do"
Li Ma
  another-name-parser first "Li", last "Ma"
  humanparser         first "Li", last "", suffix "Ma"
  humanname           first "Li", last "", suffix "MA"
  parse-full-name     first "Li", last "Ma"
Van Johnson
  another-name-parser first "Van", last "Johnson"
  humanparser         first "Van", last "Johnson"
  humanname           first "Van", last "Johnson"
  parse-full-name     first "", last "Van Johnson"
Ana Garza, DDS
  another-name-parser first "Ana", last "Garza", suffix "DDS"
  humanparser         first "DDS", last "Ana Garza"
  humanname           first "Ana Garza", last "DDS"
  parse-full-name     first "Ana", last "Garza", suffix "DDS"
Bob & Ann Smith
  another-name-parser first "Bob", last "Ann Smith"
  humanparser         first "Bob", last "Smith"
  humanname           first "Bob Ann", last "Smith"
  parse-full-name     first "Bob & Ann", last "Smith"
Ana Garza
  another-name-parser first "Ana", last "Garza"
  humanparser         first "Ana", last "Garza"
  humanname           first "Ana", last "Garza"
  parse-full-name     first "Ana", last "Garza"'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
