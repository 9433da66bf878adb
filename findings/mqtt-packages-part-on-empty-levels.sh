#!/usr/bin/env bash
# mqtt-pattern 2.1.1, mqtt-regex 1.1.0, mqtt-match 3.0.0, mqtt-wildcard 3.0.9 say whether the topic of a message of a sensor
# fits a filter. In MQTT "+" is one whole level, which may be empty, so that "yard/+/ph" takes "yard//ph" and "+/ph" takes
# "/ph" (MQTT 5.0, 4.7.1.3); "yard/#" takes "yard" and all below, not "yardage"; and a filter that begins with a wildcard
# takes no topic that begins with $, so that the messages of a broker about itself do not come among those of the pools
# (4.7.2). mqtt-pattern and mqtt-regex pass over a topic with an empty level; mqtt-regex takes "yardage" for "yard/#" and
# "yard/ph/" for "yard/ph"; and all four give what the broker says of itself to "#" and "+/uptime". No error. A program that
# sorts messages by such a package tests these topics, and takes $SYS out itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund mqtt-pattern@2.1.1 mqtt-regex@1.1.0 mqtt-match@3.0.0 mqtt-wildcard@3.0.9
cat > try.cjs <<'JS'
const pattern = require('mqtt-pattern');
const regex = require('mqtt-regex');
const match = require('mqtt-match');
const wildcard = require('mqtt-wildcard');
// mqtt-regex wants a name behind each wildcard.
const named = (filter) => filter.replace(/\+/g, '+level').replace('#', '#rest').split('+level').map((part, index) => (index ? `+level${index}${part}` : part)).join('');
const packages = {
  'mqtt-pattern': (filter, topic) => pattern.matches(filter, topic),
  'mqtt-regex': (filter, topic) => Boolean(regex(named(filter)).exec(topic)),
  'mqtt-match': (filter, topic) => match(filter, topic),
  'mqtt-wildcard': (filter, topic) => wildcard(topic, filter) !== null,
};
const cases = [
  ['yard/+/ph', 'yard/7/ph', true],
  ['yard/+/ph', 'yard//ph', true],
  ['+/ph', '/ph', true],
  ['yard/+', 'yard/', true],
  ['yard/#', 'yard', true],
  ['yard/#', 'yardage', false],
  ['yard/ph', 'yard/ph/', false],
  ['#', '$SYS/uptime', false],
  ['+/uptime', '$SYS/uptime', false],
];
for (const [filter, topic, meant] of cases) {
  const other = Object.entries(packages).filter(([, fits]) => fits(filter, topic) !== meant).map(([name]) => name);
  console.log(`"${filter}" and "${topic}", ${meant ? 'fits' : 'does not fit'}: ${other.length ? `the opposite by ${other.join(', ')}` : 'all agree'}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='"yard/+/ph" and "yard/7/ph", fits: all agree
"yard/+/ph" and "yard//ph", fits: the opposite by mqtt-pattern, mqtt-regex
"+/ph" and "/ph", fits: the opposite by mqtt-pattern, mqtt-regex
"yard/+" and "yard/", fits: the opposite by mqtt-pattern, mqtt-regex
"yard/#" and "yard", fits: all agree
"yard/#" and "yardage", does not fit: the opposite by mqtt-regex
"yard/ph" and "yard/ph/", does not fit: the opposite by mqtt-regex
"#" and "$SYS/uptime", does not fit: the opposite by mqtt-pattern, mqtt-regex, mqtt-match, mqtt-wildcard
"+/uptime" and "$SYS/uptime", does not fit: the opposite by mqtt-pattern, mqtt-regex, mqtt-match, mqtt-wildcard'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
