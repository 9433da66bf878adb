#!/usr/bin/env bash
# parse-prometheus-text-format 1.1.1 with what prom-client 15.1.3 writes: a histogram or summary that has labels comes back as
# one without any. Of two routes, one with 3 quick answers and one with 2 slow ones, there is one entry left, with the buckets
# of whichever was written last; sum and count are gone. A counter keeps its labels. The read-me shows labels at the sum and
# count of a summary and says that its output aims to be that of prom2json, which keeps them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund prom-client@15.1.3 parse-prometheus-text-format@1.1.1
cat > try.cjs <<'JS'
const client = require('prom-client');
const parse = require('parse-prometheus-text-format').default ?? require('parse-prometheus-text-format');
const shared = { help: 'tried', labelNames: ['route'], registers: [new client.Registry()] };
const counter = new client.Counter({ name: 'answers_total', ...shared });
const histogram = new client.Histogram({ name: 'answer_seconds', buckets: [0.1, 1], ...shared });
const summary = new client.Summary({ name: 'answer_bytes', percentiles: [0.5], ...shared });
const answer = (route, seconds, bytes) => {
  counter.inc({ route });
  histogram.observe({ route }, seconds);
  summary.observe({ route }, bytes);
};
for (let times = 0; times < 3; times++) answer('/jobs', 0.05, 100);
for (let times = 0; times < 2; times++) answer('/reports', 5, 9000);
(async () => {
  const text = await shared.registers[0].metrics();
  for (const line of text.split('\n').filter((line) => /_count\{/.test(line))) console.log(`written: ${line}`);
  for (const { name, metrics } of parse(text)) console.log(`read: ${name} ${JSON.stringify(metrics)}`);
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='written: answer_seconds_count{route="/jobs"} 3
written: answer_seconds_count{route="/reports"} 2
written: answer_bytes_count{route="/jobs"} 3
written: answer_bytes_count{route="/reports"} 2
read: answers_total [{"value":"3","labels":{"route":"/jobs"}},{"value":"2","labels":{"route":"/reports"}}]
read: answer_seconds [{"buckets":{"1":"0","0.1":"0","+Inf":"2"}}]
read: answer_bytes [{"quantiles":{"0.5":"9000"}}]'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
