#!/usr/bin/env bash
# @flatten-js/interval-tree 2.0.3: the ends of an interval may be numbers, texts or dates, as its README says. One expects
# that a booking from December 1 to 5 can be taken out again as it was put in. With dates it cannot: `search` compares them
# by < and finds the booking, `exist` and `remove` compare them by ===, which two Dates of the same moment are not, so that
# `exist` says no, `remove` takes nothing out, and the crew stays booked, without an error. Only the very Date objects of the
# insertion are found. With numbers and texts all of it is right. A program stores `getTime()`, or the texts of the days.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @flatten-js/interval-tree@2.0.3
cat > try.mjs <<'JS'
import IntervalTree from '@flatten-js/interval-tree';
const tell = (said, days) => {
  const tree = new IntervalTree();
  tree.insert(days(), 'North crew');
  tree.insert(days(), 'South crew');
  const found = tree.search(days()).join(' and ');
  const exists = tree.exist(days(), 'North crew');
  tree.remove(days(), 'North crew');
  console.log(`${said}: found ${found}; exists ${exists}; after removing North crew ${tree.search(days()).join(' and ')}, intervals ${tree.keys.length}`);
};
tell('numbers', () => [Date.parse('2026-12-01'), Date.parse('2026-12-05')]);
tell('texts', () => ['2026-12-01', '2026-12-05']);
tell('dates', () => [new Date('2026-12-01'), new Date('2026-12-05')]);
const kept = [new Date('2026-12-01'), new Date('2026-12-05')];
tell('the same dates', () => kept);
JS
seen=$(node try.mjs)
echo "$seen"
expected='numbers: found North crew and South crew; exists true; after removing North crew South crew, intervals 1
texts: found North crew and South crew; exists true; after removing North crew South crew, intervals 1
dates: found North crew and South crew; exists false; after removing North crew North crew and South crew, intervals 2
the same dates: found North crew and South crew; exists true; after removing North crew South crew, intervals 1'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
