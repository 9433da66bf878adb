#!/usr/bin/env bash
# common-log-format 2.0.1, clf-parser 0.0.2: the Common Log Format, as Apache writes it and as its documentation shows it, has
# the time as [10/Oct/2000:13:55:36 -0700] and gives quotes inside of a request or a browser's name a backslash
# (mod_log_config, "Format Notes"). One expects readers of that format to read it. common-log-format gives "date": null to
# each such line; the lines of its read-me have another form of the time. A line whose request has a quote in it is left out,
# so that counts are short. clf-parser reads the time, and moves what follows a quote: the status 404 becomes the number of
# bytes, the status null, and the browser a forwarded address. No error in either. A program that counts answers by their
# status from such files compares the number of lines with the number of rows.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund common-log-format@2.0.1 clf-parser@0.0.2
cat > try.mjs <<'JS'
import { spawnSync } from 'node:child_process';
import parse from 'clf-parser';
const lines = [
  String.raw`192.0.2.7 - ana [10/Oct/2026:13:55:36 -0500] "GET /jobs HTTP/1.1" 200 2326 "-" "Field/1.0"`,
  String.raw`192.0.2.7 - ana [10/Oct/2026:13:55:37 -0500] "GET /jobs?q=\"deck\" HTTP/1.1" 404 512 "-" "Field/1.0"`,
  String.raw`192.0.2.8 - - [10/Oct/2026:13:55:38 -0500] "-" 408 0 "-" "-"`,
];
const { stdout } = spawnSync('npx', ['--no-install', 'clf'], { input: `${lines.join('\n')}\n`, encoding: 'utf8' });
console.log(`common-log-format: ${stdout.split('}').filter(Boolean).length} of ${lines.length} lines`);
for (const row of stdout.split(/(?<=})/)) console.log(`  ${row}`);
console.log('clf-parser');
for (const line of lines) {
  const { time_local: time, request, status, body_bytes_sent: bytes, http_user_agent: agent, http_x_forwarded_for: forwarded } = parse(line);
  console.log(`  ${JSON.stringify({ time, request, status, bytes, agent, forwarded })}`);
}
JS
seen=$(TZ=America/Chicago node try.mjs)
echo "$seen"
expected='common-log-format: 2 of 3 lines
  {"remoteHost":"192.0.2.7","remoteLogName":"-","authUser":"ana","date":null,"request":"GET /jobs HTTP/1.1","status":200,"bytes":2326}
  {"remoteHost":"192.0.2.8","remoteLogName":"-","authUser":"-","date":null,"request":"-","status":408,"bytes":0}
clf-parser
  {"time":"2026-10-10T18:55:36.000Z","request":"GET /jobs HTTP/1.1","status":200,"bytes":2326,"agent":"Field/1.0"}
  {"time":"2026-10-10T18:55:37.000Z","request":"GET /jobs?q=\\\"deck\\","status":null,"bytes":404,"agent":null,"forwarded":"Field/1.0"}
  {"time":"2026-10-10T18:55:38.000Z","request":null,"status":408,"bytes":0,"agent":null}'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
