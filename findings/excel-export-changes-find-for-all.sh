#!/usr/bin/env bash
# excel-export 0.5.1: it writes a list as a file of Excel, and one expects that a program which loads it works as before.
# It loads collections 3.0.0, which gives all arrays a `find` and a `findLast` of its own, that look for an equal value and
# give its place, and an `Array.from` that takes of a Map its values alone. From then on, in the whole program and in all
# its packages, `[{ id: 7 }].find((job) => job.id === 7)` is -1 (ECMA-262, Array.prototype.find: the value, or undefined),
# which counts as true where a job is asked for, and so it is of a job that there is not; of prices by name the names are
# lost. exceljs 4.4.0 refuses each sheet of a new workbook, since it finds its name taken. The README of excel-export says
# nothing of it. No error of its own. A program in which an old export breaks other parts looks at `Array.prototype` before
# and after loading it; json2xls 0.1.2, which has an earlier version inside, leaves `find` alone.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund excel-export@0.5.1 collections@3.0.0 exceljs@4.4.0 json2xls@0.1.2
cat > try.cjs <<'JS'
const { Workbook } = require('exceljs');
const jobs = [{ id: 7, name: 'deck' }, { id: 9, name: 'tile' }];
const look = (title) => {
  let sheet;
  try {
    sheet = new Workbook().addWorksheet('Jobs').name;
  } catch (error) {
    sheet = error.message;
  }
  console.log(`${title}: find 9 ${JSON.stringify(jobs.find((job) => job.id === 9))}, find 8 ${JSON.stringify(jobs.find((job) => job.id === 8))}, findLast ${JSON.stringify(jobs.findLast((job) => job.id < 9))}, Array.from a Map ${JSON.stringify(Array.from(new Map([['deck', 12]])))}, a sheet of exceljs: ${sheet}`);
};
look('before');
require('json2xls');
look('with json2xls');
const names = new Set(Reflect.ownKeys(Array.prototype));
require('excel-export');
look('with excel-export');
console.log(`methods of each array that were not there before: ${Reflect.ownKeys(Array.prototype).filter((name) => !names.has(name)).length}`);
JS
seen=$(node try.cjs 2>/dev/null)
echo "$seen"
expected='before: find 9 {"id":9,"name":"tile"}, find 8 undefined, findLast {"id":7,"name":"deck"}, Array.from a Map [["deck",12]], a sheet of exceljs: Jobs
with json2xls: find 9 {"id":9,"name":"tile"}, find 8 undefined, findLast {"id":7,"name":"deck"}, Array.from a Map [["deck",12]], a sheet of exceljs: Jobs
with excel-export: find 9 -1, find 8 -1, findLast -1, Array.from a Map [12], a sheet of exceljs: Worksheet name already exists: Jobs
methods of each array that were not there before: 36'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
