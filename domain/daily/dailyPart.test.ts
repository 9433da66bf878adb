import { describe, expect, it } from 'vitest';
import { dailyPart } from './dailyPart';

const common = {
  id: 7,
  version: 2,
  status: { id: 2 },
  is_status_manual: false,
  depth_low: 3,
  depth_mid: null,
  depth_high: 6,
};

describe('what a daily sheet saves of a sub-job', () => {
  it('is what the batches show, and nothing else [DB-005 DB-006 DB-014]', () => {
    expect(
      dailyPart('batches', {
        ...common,
        key: '7',
        mmg_ia: 800,
        mmg_pebble_perimeter: 92.5,
        plan_sa: 410,
        job_types: ['Pool'],
        critical_note: 'Dog',
        general_comments: [],
        gunite_details: { notes: 'x' },
        pebble_details: {
          request_date: '2026-03-01',
          notes: 'kept',
          total_batches: 3,
          crew_information: [{ id: 1 }],
          color_additions: [],
        },
      }),
    ).toEqual({
      ...common,
      mmg_ia: 800,
      mmg_pebble_perimeter: 92.5,
      pebble_details: { request_date: '2026-03-01', crew_information: [{ id: 1 }], color_additions: [] },
    });
  });

  it('is what the yardage shows, and nothing else [DY-006]', () => {
    expect(
      dailyPart('yardage', {
        ...common,
        mmg_perimeter: 110,
        mmg_ia: 1,
        pebble_details: null,
        gunite_details: { request_date: null, notes: 'n', total_yardage: 5, gunite_history: [], is_flash: true },
      }),
    ).toEqual({
      ...common,
      mmg_perimeter: 110,
      gunite_details: { request_date: null, notes: 'n', gunite_history: [] },
    });
  });

  it('leaves out what was not sent', () => {
    expect(dailyPart('batches', { id: 7, version: 1, pebble_details: null })).toEqual({ id: 7, version: 1 });
  });
});
