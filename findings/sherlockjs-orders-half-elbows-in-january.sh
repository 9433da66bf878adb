#!/usr/bin/env bash
# sherlockjs 1.4.2 reads a task with its day from a line of text, such as "Order elbows tomorrow", and one expects that
# "tomorrow" is tomorrow whatever is ordered. "Order 1/2 elbows tomorrow" is to be done on January 2, and the elbows have
# lost their size; "Order 3/4 pipe" is a pipe on March 4. Of "Meet at 1112 Avenue M at 7" the house is taken for the time,
# 23:12, the 7 is lost, and with it the address; "Sun deck at 4" is a deck next Sunday at 16. Tasks without such words are
# read rightly. No error, and nothing says which words were taken. A program that reads tasks shows what it has read before
# it is kept, and takes the sizes of parts out of the text before it looks for days.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sherlockjs@1.4.2
cat > try.cjs <<'JS'
const sherlock = require('sherlockjs');
sherlock._setNow(new Date('2026-11-29T12:00:00'));
const texts = [
  'Order elbows tomorrow',
  'Order 1/2 elbows tomorrow',
  'Order 3/4 pipe',
  'Order 1-1/2 valves Friday',
  'Meet at 1112 Avenue M at 7',
  'Sun deck at 4',
  'Set 2 drains on Dec 31 at 7am',
];
const day = (date, whole) => (date ? new Date(date).toString().slice(0, whole ? 15 : 21) : 'no day');
for (const text of texts) {
  const { eventTitle, startDate, isAllDay } = sherlock.parse(text);
  console.log(`${text}: "${eventTitle}", ${day(startDate, isAllDay)}`);
}
JS
seen=$(TZ=America/Chicago node try.cjs)
echo "$seen"
expected='Order elbows tomorrow: "Order elbows", Mon Nov 30 2026
Order 1/2 elbows tomorrow: "order elbows tomorrow", Sat Jan 02 2027
Order 3/4 pipe: "order pipe", Thu Mar 04 2027
Order 1-1/2 valves Friday: "order 1- valves friday", Sat Jan 02 2027
Meet at 1112 Avenue M at 7: "meet avenue m", Sun Nov 29 2026 23:12
Sun deck at 4: "deck", Sun Dec 06 2026 16:00
Set 2 drains on Dec 31 at 7am: "Set 2 drains", Thu Dec 31 2026 07:00'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
