import { addDays, BUSINESS_ZONE, type CivilDate } from '../civilDate';
import type { WallTime } from '../wallTime';

/** One entry of a calendar feed: of a whole day, or between two times of the office's clock. */
export interface CalendarEvent {
  /** The same for as long as the entry lives, whatever its day. */
  uid: string;
  date: CivilDate;
  /** The last of several whole days; null for one. */
  until: CivilDate | null;
  start: WallTime | null;
  end: WallTime | null;
  summary: string;
  location: string;
  description: string;
  /** Null where no page shows it. */
  url: string | null;
  /** Rises with each change, so that a program knows which of two versions is the newer one. */
  sequence: number;
  modified: string;
  /** Whether it is announced before it begins. */
  rings: boolean;
  /** It was told before and is there no more. */
  isCancelled: boolean;
}

/** The rules of the United States since 2007; no feed tells of earlier days. */
const ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${BUSINESS_ZONE}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0600',
  'TZOFFSETTO:-0500',
  'TZNAME:CDT',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0600',
  'TZNAME:CST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Characters that a line must not hold are left out; those that mean something there are escaped (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex -- a control character ends the whole feed for a reader
    .replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]/g, ' ')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

const bytesOf = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_00_00 ? 3 : 4;
};

/** A line of at most 75 bytes goes on in the next one, behind a space; no character is cut (3.1). */
const folded = (line: string): string => {
  let [text, room] = ['', 75];
  for (const sign of line) {
    const bytes = bytesOf(sign);
    if (bytes > room) {
      text += '\r\n ';
      room = 74;
    }
    text += sign;
    room -= bytes;
  }
  return text;
};

const basic = (text: string): string => text.replaceAll(/[-:]/g, '');
const instant = (at: Date): string => `${basic(at.toISOString().slice(0, 19))}Z`;

const timesOf = ({ date, until, start, end }: CalendarEvent): string[] =>
  start === null
    ? [`DTSTART;VALUE=DATE:${basic(date)}`, `DTEND;VALUE=DATE:${basic(addDays(until ?? date, 1))}`]
    : [
        `DTSTART;TZID=${BUSINESS_ZONE}:${basic(start)}`,
        ...(end === null ? [] : [`DTEND;TZID=${BUSINESS_ZONE}:${basic(end)}`]),
      ];

/** A visit rings an hour before, the work of a day at six in the evening before. */
const alarmOf = ({ start, summary }: CalendarEvent): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:${start === null ? '-PT6H' : '-PT1H'}`,
  `DESCRIPTION:${escaped(summary)}`,
  'END:VALARM',
];

const eventLines = (event: CalendarEvent, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${instant(now)}`,
  `LAST-MODIFIED:${instant(new Date(event.modified))}`,
  `SEQUENCE:${event.sequence}`,
  ...timesOf(event),
  `SUMMARY:${escaped(event.summary)}`,
  ...(event.location === '' ? [] : [`LOCATION:${escaped(event.location)}`]),
  ...(event.description === '' ? [] : [`DESCRIPTION:${escaped(event.description)}`]),
  ...(event.url === null ? [] : [`URL:${event.url}`]),
  `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  // What was cancelled takes nobody's time, also where its status is not read [MSG-006].
  ...(event.start === null || event.isCancelled ? ['TRANSP:TRANSPARENT'] : []),
  ...(event.isCancelled || !event.rings ? [] : alarmOf(event)),
  'END:VEVENT',
];

/** A calendar as calendar programs read it (RFC 5545) [MSG-003]. */
export const calendarText = (name: string, events: readonly CalendarEvent[], now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Trowel//Schedule//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${BUSINESS_ZONE}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...ZONE,
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
