import { describe, expect, it } from 'vitest';
import { tabLines, type Listed } from './tabLines';

const LISTED: Listed = {
  job_category: null,
  status: null,
  job_types: [],
  is_critical_note: false,
  gunite_details: null,
  pebble_details: null,
  warranty_details: null,
};

describe('the tab of a sub-job', () => {
  it('says "New Sub-Job", "No Job Types" and "No Date" while these are missing [SUB-021]', () => {
    expect(tabLines(LISTED, 'en')).toEqual({ category: 'New Sub-Job', types: 'No Job Types', date: 'No Date' });
  });

  it('shows the finished day of gunite, else the scheduled one [SUB-021]', () => {
    const gunite = { ...LISTED, job_category: { id: 1, name: 'Gunite' }, job_types: ['Pool', 'Spa'] };
    expect(
      tabLines({ ...gunite, gunite_details: { finished_date: '2026-03-09', scheduled_date: '2026-03-02' } }, 'en'),
    ).toEqual({ category: 'Gunite', types: 'Pool, Spa', date: '03/09/2026' });
    expect(
      tabLines({ ...gunite, gunite_details: { finished_date: null, scheduled_date: '2026-03-02' } }, 'en').date,
    ).toBe('03/02/2026');
  });

  it('shows the day of application of pebble, else the scheduled one, and the first visit of a warranty [SUB-021]', () => {
    expect(
      tabLines({ ...LISTED, pebble_details: { app_date: '2026-04-03', scheduled_app_date: '2026-04-01' } }, 'en').date,
    ).toBe('04/03/2026');
    expect(
      tabLines({ ...LISTED, pebble_details: { app_date: null, scheduled_app_date: '2026-04-01' } }, 'en').date,
    ).toBe('04/01/2026');
    expect(
      tabLines(
        {
          ...LISTED,
          warranty_details: {
            schedule: [{ start: '2026-05-02T09:00:00' }, { start: null }, { start: '2026-05-01T15:30:00' }],
          },
        },
        'en',
      ).date,
    ).toBe('05/01/2026');
  });
});
