#!/usr/bin/env bash
# intervals-fn 3.0.3: `complement` gives what is free between bookings, `substract` what is left of a day, `simplify` and
# `unify` join what overlaps. Lists have to be sorted, says the package, and nothing more. One expects of a crew that is booked
# from 8 to 16, and within that from 9 to 10 and from 12 to 13, that it is free before 8 and after 16, and booked for 8 hours.
# Each booking is compared with the next one alone: by `complement` and `substract` the crew is free from 10 to 12 and from 13
# on, and `simplify` and `unify` leave 12 to 13 beside 8 to 16, which adds up to 9 hours. With one booking within another the
# hours are right, and the free time is not. No error. interval-operations 2.0.0 has both right. A program joins the bookings by
# itself, by the latest end so far.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund intervals-fn@3.0.3 interval-operations@2.0.0
cat > try.cjs <<'JS'
const { complement, simplify, substract, unify } = require('intervals-fn');
const { arrayDifference, arrayUnion } = require('interval-operations');
const hours = (list) => list.map((part) => (Array.isArray(part) ? part : [part.start, part.end])).map(([start, end]) => `${start}-${end}`).join(' ');
const sum = (list) => list.reduce((total, { start, end }) => total + end - start, 0);
const day = { start: 7, end: 19 };
for (const booked of [[[8, 10], [12, 13]], [[8, 12], [10, 16]], [[8, 16], [9, 10]], [[8, 16], [9, 10], [12, 13]]]) {
  const list = booked.map(([start, end]) => ({ start, end }));
  console.log(`booked ${hours(booked)}`);
  console.log(`  free: complement ${hours(complement(day, list))}, substract ${hours(substract([day], list))}, interval-operations ${hours(arrayDifference([[7, 19]], booked))}`);
  console.log(`  joined: simplify ${hours(simplify(list))} is ${sum(simplify(list))} hours, unify ${hours(unify(list.slice(0, 1), list.slice(1)))}, interval-operations ${hours(arrayUnion(booked))}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='booked 8-10 12-13
  free: complement 7-8 10-12 13-19, substract 7-8 10-12 13-19, interval-operations 7-8 10-12 13-19
  joined: simplify 8-10 12-13 is 3 hours, unify 8-10 12-13, interval-operations 8-10 12-13
booked 8-12 10-16
  free: complement 7-8 16-19, substract 7-8 16-19, interval-operations 7-8 16-19
  joined: simplify 8-16 is 8 hours, unify 8-16, interval-operations 8-16
booked 8-16 9-10
  free: complement 7-8 10-19, substract 7-8 10-19, interval-operations 7-8 16-19
  joined: simplify 8-16 is 8 hours, unify 8-16, interval-operations 8-16
booked 8-16 9-10 12-13
  free: complement 7-8 10-12 13-19, substract 7-8 10-12 13-19, interval-operations 7-8 16-19
  joined: simplify 8-16 12-13 is 9 hours, unify 8-16 12-13, interval-operations 8-16'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
