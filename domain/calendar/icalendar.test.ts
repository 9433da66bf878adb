import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarText, type CalendarEvent } from './icalendar';

const NOW = new Date('2026-03-11T18:00:00Z');
const EVENT: CalendarEvent = {
  uid: 'crew_information-7@trowel.test',
  date: '2026-03-12',
  until: null,
  start: null,
  end: null,
  summary: 'Prep: Oak; "Ñandú", 3\\4',
  location: '1 Oak St, Katy, TX 77449',
  description: `Bayou Pools\nمسبح ${'🏊'.repeat(40)}\u0007`,
  url: 'https://trowel.test/SuperDetail/7',
  sequence: 4,
  modified: '2026-03-10T14:05:09.123Z',
  rings: true,
  isCancelled: false,
};

/** The events as a calendar program reads them. */
const read = (events: readonly CalendarEvent[]) => {
  const text = calendarText('Prep 1', events, NOW);
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return { text, events: calendar.getAllSubcomponents('vevent').map((one) => ({ one, event: new ICAL.Event(one) })) };
};

describe('a calendar feed', () => {
  it('is read by a calendar program with each of its signs, in lines of 75 bytes [MSG-003]', () => {
    const { text, events } = read([EVENT]);
    const event = events[0]?.event;
    expect([event?.uid, event?.summary, event?.location]).toEqual([EVENT.uid, EVENT.summary, EVENT.location]);
    expect(event?.description).toBe(EVENT.description.replace('\u0007', ' '));
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(text).not.toMatch(/[^\r]\n/);
  });

  it('has the work of a day on that day, with an alarm in the evening before [MSG-003]', () => {
    const [found] = read([EVENT]).events;
    expect(found?.event.startDate.toString()).toBe('2026-03-12');
    expect(found?.event.endDate.toString()).toBe('2026-03-13');
    expect(found?.event.startDate.isDate).toBe(true);
    expect(found?.event.sequence).toBe(4);
    expect(String(found?.one.getFirstPropertyValue('last-modified'))).toBe('2026-03-10T14:05:09Z');
    expect(found?.one.getFirstPropertyValue('status')).toBe('CONFIRMED');
    const alarm = found?.one.getFirstSubcomponent('valarm');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT6H');
  });

  it('says of an entry that is gone that it is, and rings for it no more [MSG-003]', () => {
    const [found] = read([{ ...EVENT, isCancelled: true }]).events;
    expect(found?.one.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(found?.one.getFirstSubcomponent('valarm')).toBeNull();
  });

  it('takes no time with what was cancelled, of a day or of an hour [MSG-006]', () => {
    const visit = { ...EVENT, start: '2026-03-12T13:00:00', end: '2026-03-12T14:00:00' };
    const found = read([visit, { ...visit, isCancelled: true }, { ...EVENT, isCancelled: true }]).events;
    expect(found.map(({ one }) => one.getFirstPropertyValue('transp'))).toEqual([null, 'TRANSPARENT', 'TRANSPARENT']);
  });

  it.each([
    ['2026-03-07', '2026-03-07T15:00:00.000Z'],
    ['2026-03-08', '2026-03-08T14:00:00.000Z'],
    ['2026-11-01', '2026-11-01T15:00:00.000Z'],
  ])('has a visit of 9 AM at the time of the office, on either side of daylight saving (%s)', (date, instant) => {
    const { events } = read([{ ...EVENT, date, start: `${date}T09:00:00`, end: `${date}T10:30:00` }]);
    expect(events[0]?.event.startDate.toJSDate().toISOString()).toBe(instant);
    expect(events[0]?.event.duration.toString()).toBe('PT1H30M');
  });
});
