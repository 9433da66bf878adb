#!/usr/bin/env bash
# moment-range 4.0.2 with moment 2.31.0: whether two bookings overlap is what keeps a crew from being booked twice, and ranges
# have both of their ends (`contains` says so, and `by('day')` gives them both). One expects of a booking of one day that it
# overlaps with another one of the same day. It does not overlap with itself, nor with a week that begins or ends on that day,
# and `intersect` is null; within a week it overlaps. `{ adjacent: true }` makes it overlap, and with it every two bookings
# that touch. `subtract` of that one day leaves two parts that both still have it. `diff` in days of Monday to Friday is 4,
# while `by` gives 5. No error. A program that books whole days compares the days themselves, or ends a booking on the day
# after.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund moment@2.31.0 moment-range@4.0.2
cat > try.cjs <<'JS'
const moment = require('moment');
const { extendMoment } = require('moment-range');
const { range } = extendMoment(moment);
const days = (from, to) => range(moment(`2026-11-${from}`), moment(`2026-11-${to}`));
const said = (of) => (of ? `${of.start.format('MM-DD')} to ${of.end.format('MM-DD')}` : 'null');
for (const [a, b] of [[['25', '25'], ['23', '27']], [['25', '25'], ['25', '25']], [['25', '25'], ['25', '27']], [['23', '25'], ['25', '25']], [['23', '25'], ['25', '27']], [['23', '25'], ['26', '27']]]) {
  const [one, other] = [days(...a), days(...b)];
  const shared = Array.from(one.by('day')).filter((day) => other.contains(day)).length;
  console.log(`${a.join('-')} and ${b.join('-')}, days in both ${shared}: overlaps ${one.overlaps(other)}, intersect ${said(one.intersect(other))}, adjacent too ${one.overlaps(other, { adjacent: true })}`);
}
console.log(`23-27 without 25: ${days('23', '27').subtract(days('25', '25')).map(said).join(' and ')}`);
console.log(`23-27: diff ${days('23', '27').diff('days')}, by ${Array.from(days('23', '27').by('day')).length}`);
JS
seen=$(TZ=America/Chicago node try.cjs)
echo "$seen"
expected='25-25 and 23-27, days in both 1: overlaps true, intersect 11-25 to 11-25, adjacent too true
25-25 and 25-25, days in both 1: overlaps false, intersect null, adjacent too true
25-25 and 25-27, days in both 1: overlaps false, intersect null, adjacent too true
23-25 and 25-25, days in both 1: overlaps false, intersect null, adjacent too true
23-25 and 25-27, days in both 1: overlaps false, intersect null, adjacent too true
23-25 and 26-27, days in both 0: overlaps false, intersect null, adjacent too false
23-27 without 25: 11-23 to 11-25 and 11-25 to 11-27
23-27: diff 4, by 5'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
