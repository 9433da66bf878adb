#!/usr/bin/env bash
# ts-ics 2.4.6: a task in a calendar (VTODO) may have a reminder in it (VALARM), with a subject, a text and a receiver of its
# own (RFC 5545, 3.6.2 and 3.6.6), and one expects both, as of an event. The package reads the reminder of an event. That of a
# task is lost, and its lines go to the task: "Order tile" is "Reminder", "TL-0417, 40 boxes" is "A day, no more, is left",
# and the office, to which the reminder goes, takes part in the task. Written out again, the task is so in the calendar,
# without an error. Given to the writer, `alarms` of a task are left out. The text of an event's reminder comes with the
# backslashes of the file. ical.js 2.2.1 reads both. A program that reads tasks takes the reminders out of the text before it,
# or reads with another package.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ts-ics@2.4.6 ical.js@2.2.1
cat > try.mjs <<'JS'
import ICAL from 'ical.js';
import { convertIcsCalendar, generateIcsCalendar } from 'ts-ics';
const calendar = (lines) => ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//try//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const alarm = ['BEGIN:VALARM', 'ACTION:EMAIL', 'TRIGGER;RELATED=END:-P1D', 'SUMMARY:Reminder', 'DESCRIPTION:A day\\, no more\\, is left', 'ATTENDEE:mailto:office@example.com', 'END:VALARM'];
const lines = ['UID:a1', 'DTSTAMP:20261101T000000Z', 'SUMMARY:Order tile', 'DESCRIPTION:TL-0417\\, 40 boxes'];
const task = (more) => calendar(['BEGIN:VTODO', ...lines, 'DUE:20261204T140000Z', ...more, 'END:VTODO']);
const event = calendar(['BEGIN:VEVENT', ...lines, 'DTSTART:20261204T140000Z', 'DTEND:20261204T150000Z', ...alarm, 'END:VEVENT']);
const show = (name, { summary, description, attendees = [], alarms = [] }) =>
  console.log(`${name}: "${summary}", "${description}", with ${attendees.map(({ email }) => email).join() || 'nobody'}, reminders: ${alarms.map((one) => one.description).join() || 'none'}`);
show('task', convertIcsCalendar(undefined, task([])).todos[0]);
show('task with a reminder', convertIcsCalendar(undefined, task(alarm)).todos[0]);
show('event with a reminder', convertIcsCalendar(undefined, event).events[0]);
const component = new ICAL.Component(ICAL.parse(task(alarm))).getFirstSubcomponent('vtodo');
show('ical.js, task with a reminder', {
  summary: component.getFirstPropertyValue('summary'),
  description: component.getFirstPropertyValue('description'),
  alarms: component.getAllSubcomponents('valarm').map((one) => ({ description: one.getFirstPropertyValue('description') })),
});
console.log('written out again:');
console.log(generateIcsCalendar(convertIcsCalendar(undefined, task(alarm))).split('\r\n').filter((line) => /^(?:SUMMARY|DESCRIPTION|ATTENDEE|BEGIN)/u.test(line)).map((line) => `  ${line}`).join('\n'));
const given = { uid: 'a1', stamp: { date: new Date(0) }, summary: 'Order tile', alarms: [{ action: 'DISPLAY', description: 'A day is left', trigger: { type: 'relative', value: { before: true, days: 1 } } }] };
console.log(`a reminder given to the writer is in the task: ${generateIcsCalendar({ prodId: 'try', version: '2.0', todos: [given] }).includes('VALARM')}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='task: "Order tile", "TL-0417, 40 boxes", with nobody, reminders: none
task with a reminder: "Reminder", "A day, no more, is left", with office@example.com, reminders: none
event with a reminder: "Order tile", "TL-0417, 40 boxes", with nobody, reminders: A day\, no more\, is left
ical.js, task with a reminder: "Order tile", "TL-0417, 40 boxes", with nobody, reminders: A day, no more, is left
written out again:
  BEGIN:VCALENDAR
  BEGIN:VTODO
  SUMMARY:Reminder
  DESCRIPTION:A day\, no more\, is left
  ATTENDEE:MAILTO:office@example.com
a reminder given to the writer is in the task: false'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
