#!/usr/bin/env bash
# interval-tree2 1.1.0 finds the intervals that overlap with a point or a range; a tree is made with a center, and says no more
# about it. One expects of the bookings dig 4-10, tile 18-21, deck 8-14 and form 7-9 that 2-6 meets the dig. It finds none, and
# of 0 to 40, which holds all four, the tile alone. What is missing goes by the order in which the bookings were put in and
# where the center is: with four centers 60 to 72 of 1,000 lists of six bookings lack one for a range, and 17 to 52 one for a
# point. None is given that does not overlap. No error. node-interval-tree 2.1.2 and interval-tree-1d 1.0.4 find all. A program
# asks another package, or looks through the list itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund interval-tree2@1.1.0 node-interval-tree@2.1.2 interval-tree-1d@1.0.4
cat > try.cjs <<'JS'
const Tree2 = require('interval-tree2');
const { IntervalTree } = require('node-interval-tree');
const createTree = require('interval-tree-1d');
const make = {
  'interval-tree2': (list, center) => {
    const tree = new Tree2(center);
    for (const [start, end, id] of list) tree.add(start, end, id);
    return (start, end) => (end === undefined ? tree.pointSearch(start) : tree.rangeSearch(start, end)).map(({ id }) => id);
  },
  'node-interval-tree': (list) => {
    const tree = new IntervalTree();
    for (const [low, high, id] of list) tree.insert({ low, high, id });
    return (start, end = start) => tree.search(start, end).map(({ id }) => id);
  },
  'interval-tree-1d': (list) => {
    const tree = createTree(list);
    return (start, end = start) => { const found = []; tree.queryInterval(start, end, ([, , id]) => { found.push(id); }); return found; };
  },
};
const bookings = [[4, 10, 'dig'], [18, 21, 'tile'], [8, 14, 'deck'], [7, 9, 'form']];
for (const range of [[2, 6], [5, 6], [3, 12], [0, 40], [20, 30], [8], [13]]) {
  console.log(`${range.join('-')}: ${Object.entries(make).map(([name, tree]) => `${name} ${tree(bookings, 12)(...range).sort().join(' ') || 'none'}`).join(', ')}`);
}
let seed = 5;
const random = (below) => { seed = (seed * 1103515245 + 12345) % 2147483648; return Math.floor((seed / 2147483648) * below); };
for (const center of [0, 15, 50, 300]) {
  let [range, point, more] = [0, 0, 0];
  for (let count = 0; count < 1000; count += 1) {
    const list = Array.from({ length: 6 }, (_, id) => { const start = random(30); return [start, start + 1 + random(10), id]; });
    const [start, length] = [random(30), 1 + random(8)];
    const found = make['interval-tree2'](list, center);
    const [inRange, atPoint] = [found(start, start + length), found(start)];
    if (list.some(([from, to, id]) => from < start + length && to > start && !inRange.includes(id))) range += 1;
    if (list.some(([from, to, id]) => from <= start && to >= start && !atPoint.includes(id))) point += 1;
    if (list.some(([from, to, id]) => (from > start + length || to < start) && inRange.includes(id))) more += 1;
  }
  console.log(`center ${center}: of 1000 lists ${range} lack a booking of a range, ${point} one of a point, ${more} have one too many`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='2-6: interval-tree2 none, node-interval-tree dig, interval-tree-1d dig
5-6: interval-tree2 dig, node-interval-tree dig, interval-tree-1d dig
3-12: interval-tree2 none, node-interval-tree deck dig form, interval-tree-1d deck dig form
0-40: interval-tree2 tile, node-interval-tree deck dig form tile, interval-tree-1d deck dig form tile
20-30: interval-tree2 tile, node-interval-tree tile, interval-tree-1d tile
8: interval-tree2 deck dig form, node-interval-tree deck dig form, interval-tree-1d deck dig form
13: interval-tree2 deck, node-interval-tree deck, interval-tree-1d deck
center 0: of 1000 lists 69 lack a booking of a range, 52 one of a point, 0 have one too many
center 15: of 1000 lists 72 lack a booking of a range, 42 one of a point, 0 have one too many
center 50: of 1000 lists 60 lack a booking of a range, 17 one of a point, 0 have one too many
center 300: of 1000 lists 61 lack a booking of a range, 23 one of a point, 0 have one too many'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
