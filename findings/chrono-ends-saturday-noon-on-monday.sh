#!/usr/bin/env bash
# chrono-node 2.10.3: "Saturday 8am-noon" is what a crew is told, and one expects it to end on Saturday at noon, as "Saturday
# 8am-12pm" does. The word noon takes the day on which it is read: said on a Monday, the work begins on Saturday at 8 and ends
# on Monday at 12. With a full date before it, as "Dec 5 8am-noon", it is right. With `forwardDate`, which is there so that
# days lie ahead, said at 9, "7am-noon" begins today at noon and ends tomorrow at 7, and the Saturday of "8am-noon" is the one
# that has gone by. "Friday noon-4pm" is one hour, 16:00 UTC and so 10 a.m. in Texas, since "noon-4" is taken for noon in a
# zone four hours behind UTC, and "midnight tonight" is noon. No error in any of it. A program that takes hours from a text
# replaces noon by 12pm and midnight by 12am of the next day first, and shows the hours before they are kept.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund chrono-node@2.10.3
cat > try.mjs <<'JS'
import * as chrono from 'chrono-node';
const said = new Date(2026, 10, 23, 9, 0);
const shown = (date) => `${date.toDateString().slice(0, 10)} ${date.toTimeString().slice(0, 5)}`;
const look = (text, options) =>
  chrono
    .parse(text, said, options)
    .map(({ start, end }) => shown(start.date()) + (end ? ` to ${shown(end.date())}` : ''))
    .join('; ');
console.log(`said on ${shown(said)}`);
for (const text of ['Saturday 8am-noon', 'Saturday 8am-12pm', 'Dec 5 8am-noon', '7am-noon', '7am-12pm', 'Friday noon to 4pm', 'Friday noon-4pm', 'midnight tonight']) {
  console.log(`${text}: ${look(text)}`);
  console.log(`  ahead: ${look(text, { forwardDate: true })}`);
}
JS
seen=$(TZ=UTC node try.mjs)
echo "$seen"
expected='said on Mon Nov 23 09:00
Saturday 8am-noon: Sat Nov 21 08:00 to Mon Nov 23 12:00
  ahead: Sat Nov 21 08:00 to Mon Nov 23 12:00
Saturday 8am-12pm: Sat Nov 21 08:00 to Sat Nov 21 12:00
  ahead: Sat Nov 28 08:00 to Sat Nov 28 12:00
Dec 5 8am-noon: Sat Dec 05 08:00 to Sat Dec 05 12:00
  ahead: Sat Dec 05 08:00 to Sat Dec 05 12:00
7am-noon: Mon Nov 23 07:00 to Mon Nov 23 12:00
  ahead: Mon Nov 23 12:00 to Tue Nov 24 07:00
7am-12pm: Mon Nov 23 07:00 to Mon Nov 23 12:00
  ahead: Tue Nov 24 07:00 to Tue Nov 24 12:00
Friday noon to 4pm: Fri Nov 20 12:00 to Mon Nov 23 16:00
  ahead: Fri Nov 20 12:00 to Mon Nov 23 16:00
Friday noon-4pm: Fri Nov 20 16:00
  ahead: Fri Nov 27 16:00
midnight tonight: Mon Nov 23 12:00
  ahead: Mon Nov 23 12:00'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
