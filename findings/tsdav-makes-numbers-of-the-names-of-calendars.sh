#!/usr/bin/env bash
# tsdav 2.3.4 lists the calendars of a CalDAV server, whose names and descriptions are texts (RFC 4918, 15.2, and RFC 4791,
# 5.2.1), and one expects the texts. It reads the answer with a reader of XML that takes for a number or a yes whatever looks
# like one: a calendar named "2026" has the number 2026 for its name, "1.10" is 1.1, "1e3" 1000, and "true" is true; one
# without a name has the object {}, though its types say a text or a record. A description that is a number is "". So
# `displayName.toLowerCase()` ends in a TypeError for the calendar of a year, and "1.10" and "1.1" are one. "00417" and "Crew
# 7" come through. No error. A program that shows the calendars of others makes a text of each name, and looks at the address
# of a calendar to tell it from others.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund tsdav@2.3.4
cat > try.mjs <<'JS'
import { createServer } from 'node:http';
import { fetchCalendars } from 'tsdav';
const names = ['Crew 7', '00417', '2026', '1.10', '1e3', 'true', ''];
const property = (name) => `<d:displayname>${name}</d:displayname><d:resourcetype><d:collection/><c:calendar/></d:resourcetype>
<c:supported-calendar-component-set><c:comp name="VEVENT"/></c:supported-calendar-component-set><c:calendar-description>${name}</c:calendar-description>`;
const response = (name, at) => `<d:response><d:href>/calendars/${at}/</d:href><d:propstat><d:prop>${property(name)}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`;
const answer = `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${names.map(response).join('')}</d:multistatus>`;
const server = createServer((request, reply) => {
  request.resume().on('end', () => reply.writeHead(207, { 'content-type': 'application/xml' }).end(answer));
}).listen(0, '127.0.0.1', async () => {
  const address = `http://127.0.0.1:${server.address().port}`;
  const account = { accountType: 'caldav', serverUrl: address, rootUrl: `${address}/`, homeUrl: `${address}/calendars/` };
  const calendars = await fetchCalendars({ account });
  for (const [at, name] of names.entries()) {
    const { displayName, description } = calendars.find(({ url }) => url.endsWith(`/${at}/`));
    console.log(`"${name}": name ${JSON.stringify(displayName)}, description ${JSON.stringify(description)}`);
  }
  server.close();
  server.closeAllConnections();
});
JS
seen=$(node try.mjs)
echo "$seen"
expected='"Crew 7": name "Crew 7", description "Crew 7"
"00417": name "00417", description "00417"
"2026": name 2026, description ""
"1.10": name 1.1, description ""
"1e3": name 1000, description ""
"true": name true, description ""
"": name {}, description ""'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
