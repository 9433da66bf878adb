import { describe, expect, it } from 'vitest';
import { guniteDates } from './dates';

describe('the dates of a gunite sub-job', () => {
  it('are the earliest of all entries and the latest flash, cancelled ones left out [BRD-038 GUN-011 GUN-012]', () => {
    expect(
      guniteDates([
        { type_id: 1, status_id: 6, gunite_date: '2026-03-01' },
        { type_id: 2, status_id: 2, gunite_date: '2026-03-03' },
        { type_id: 9, status_id: null, gunite_date: '2026-03-02' },
        { type_id: 9, status_id: 1, gunite_date: '2026-03-09' },
        { type_id: 9, status_id: 6, gunite_date: '2026-03-20' },
        { type_id: 1, status_id: 2, gunite_date: null },
      ]),
    ).toEqual({ scheduled_date: '2026-03-02', flash_date: '2026-03-09' });
    expect(guniteDates([])).toEqual({ scheduled_date: null, flash_date: null });
  });
});
