import { describe, expect, it } from 'vitest';
import { scheduleEvent } from './scheduleEvent';
import type { CalendarItem } from './feedItems';

const told = (cancelled: string | null): CalendarItem => ({
  facts: {
    key: 'warranty_schedule:124',
    date: '2026-11-30',
    start: '2026-11-30T13:00:00',
    end: '2026-11-30T14:00:00',
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
  },
  sequence: 1,
  modified: '2026-11-27T15:22:25.000Z',
  cancelled,
});

describe('the title of an entry of a calendar', () => {
  it('says that a visit was cancelled, in the language of the feed [MSG-006]', () => {
    const gone = told('2026-11-27T15:22:25.000Z');
    expect(scheduleEvent(gone, 'https://x.test', 'en').summary).toBe('Cancelled: Warranty visit: Ngo Residence');
    expect(scheduleEvent(gone, 'https://x.test', 'es').summary).toBe('Cancelado: Visita de garantía: Ngo Residence');
    expect(scheduleEvent(told(null), 'https://x.test', 'en').summary).toBe('Warranty visit: Ngo Residence');
  });
});
