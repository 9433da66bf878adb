#!/usr/bin/env bash
# ics 3.12.0, ical-generator 11.1.2, ical.js 2.2.1, node-ical 0.27.2: the name of who organizes a meeting is a parameter,
# which must not have a double quote in it (RFC 5545, 3.2); RFC 6868 has ^' for one. One expects a writer of 'Ana "Annie"
# Garcia' to write that, and a reader to read it. ical-generator writes it and ical.js reads it. ics puts a backslash before
# the quotes: ical.js reads the name "Ana \", and node-ical finds no organizer at all, neither name nor address. node-ical
# leaves ^' as it is, and cuts a name in quotes, "Garcia, Ana; office", at its semicolon. No error anywhere; without such
# signs all agree. A program that sends invitations makes double quotes of a name into ’ and leaves out semicolons, and takes
# the address and not the name for who it is.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ics@3.12.0 ical-generator@11.1.2 ical.js@2.2.1 node-ical@0.27.2
cat > try.mjs <<'JS'
import ICAL from 'ical.js';
import ical from 'ical-generator';
import { createEvent } from 'ics';
import nodeIcal from 'node-ical';
const writers = {
  ics: (name) => createEvent({ title: 'Walk', start: [2026, 11, 5, 7, 0], duration: { hours: 1 }, organizer: { name, email: 'ana@example.com' } }).value,
  'ical-generator': (name) => {
    const calendar = ical({ name: 'Jobs' });
    calendar.createEvent({ summary: 'Walk', start: new Date('2026-11-05T13:00:00Z'), organizer: { name, email: 'ana@example.com' } });
    return calendar.toString();
  },
};
for (const name of ['Ana Garcia', 'Garcia, Ana; office', 'Ana "Annie" Garcia']) {
  for (const [writer, write] of Object.entries(writers)) {
    const text = write(name);
    const property = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent').getFirstProperty('organizer');
    const { organizer } = Object.values(nodeIcal.sync.parseICS(text)).find((part) => part.type === 'VEVENT');
    console.log(`${name}, by ${writer}: ${text.split('\r\n').find((line) => line.startsWith('ORGANIZER'))}`);
    console.log(`  ical.js "${property.getParameter('cn')}" ${property.getFirstValue()}; node-ical ${organizer ? `${organizer.params.CN} ${organizer.val}` : organizer}`);
  }
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='Ana Garcia, by ics: ORGANIZER;CN="Ana Garcia":MAILTO:ana@example.com
  ical.js "Ana Garcia" MAILTO:ana@example.com; node-ical Ana Garcia MAILTO:ana@example.com
Ana Garcia, by ical-generator: ORGANIZER;CN="Ana Garcia":mailto:ana@example.com
  ical.js "Ana Garcia" mailto:ana@example.com; node-ical Ana Garcia mailto:ana@example.com
Garcia, Ana; office, by ics: ORGANIZER;CN="Garcia, Ana; office":MAILTO:ana@example.com
  ical.js "Garcia, Ana; office" MAILTO:ana@example.com; node-ical "Garcia, Ana MAILTO:ana@example.com
Garcia, Ana; office, by ical-generator: ORGANIZER;CN="Garcia, Ana; office":mailto:ana@example.com
  ical.js "Garcia, Ana; office" mailto:ana@example.com; node-ical "Garcia, Ana mailto:ana@example.com
Ana "Annie" Garcia, by ics: ORGANIZER;CN="Ana \"Annie\" Garcia":MAILTO:ana@example.com
  ical.js "Ana \" MAILTO:ana@example.com; node-ical undefined
Ana "Annie" Garcia, by ical-generator: ORGANIZER;CN="Ana ^'\''Annie^'\'' Garcia":mailto:ana@example.com
  ical.js "Ana "Annie" Garcia" mailto:ana@example.com; node-ical Ana ^'\''Annie^'\'' Garcia mailto:ana@example.com'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
