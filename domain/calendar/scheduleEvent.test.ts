import { describe, expect, it } from 'vitest';
import { scheduleEvent } from './scheduleEvent';
import type { CalendarItem } from './feedItems';

const told = (cancelled: string | null): CalendarItem => ({
  facts: {
    key: 'warranty_schedule:124',
    date: '2026-11-30',
    start: '2026-11-30T13:00:00',
    end: '2026-11-30T14:00:00',
    start_time: null,
    kind: 'W',
    job_detail_id: 269,
    job_name: 'Ngo Residence',
    company_name: 'Cordova Springs',
    crew_name: null,
    description: null,
    address_line_1: null,
    address_line_2: null,
    city: null,
    state: null,
    zip_code: null,
    until: null,
    en: null,
    es: null,
  },
  sequence: 1,
  modified: '2026-11-27T15:22:25.000Z',
  cancelled,
});

describe('the title of an entry of a calendar', () => {
  it('says when a crew begins at a gunite stop, and keeps the whole day [SDY-018]', () => {
    const visit = told(null);
    const stop: CalendarItem = {
      ...visit,
      facts: { ...visit.facts, key: 'gunite_history:7', kind: 'G1', start: null, end: null, start_time: '07:30' },
    };
    const event = scheduleEvent(stop, 'https://x.test', 'es', 9);
    expect([event.summary, event.start]).toEqual(['07:30 AM Gunita: Ngo Residence', null]);
  });

  it('says that a visit was cancelled, in the language of the feed [MSG-006]', () => {
    const gone = told('2026-11-27T15:22:25.000Z');
    expect(scheduleEvent(gone, 'https://x.test', 'en', 9).summary).toBe('Cancelled: Warranty visit: Ngo Residence');
    expect(scheduleEvent(gone, 'https://x.test', 'es', 9).summary).toBe('Cancelado: Visita de garantía: Ngo Residence');
    expect(scheduleEvent(told(null), 'https://x.test', 'en', 9).summary).toBe('Warranty visit: Ngo Residence');
  });
});
