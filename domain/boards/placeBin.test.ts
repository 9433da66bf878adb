import { describe, expect, it } from 'vitest';
import { binOfPlace, type RowPlace } from './placeBin';

const place = (fields: Partial<RowPlace>): RowPlace => ({
  status_id: 2,
  date: null,
  crew_id: null,
  phase_id: 1,
  type_id: null,
  ...fields,
});

describe("the bin of a place in a card's history", () => {
  it('is told by status, crew and date', () => {
    const pebble = (fields: Partial<RowPlace>) => binOfPlace('crew_information', place(fields), 'pebble', null);
    expect([
      pebble({}),
      pebble({ status_id: null }),
      pebble({ status_id: 3 }),
      pebble({ status_id: 4, phase_id: 2 }),
      pebble({ status_id: 19 }),
      pebble({ crew_id: 11, date: '2026-03-10' }),
      pebble({ phase_id: 5, date: '2026-03-10' }),
      pebble({ status_id: 6 }),
    ]).toEqual([
      'unassigned:PREP',
      'unassigned:PREP',
      'onHold:PREP',
      'weeping:APP',
      'awaitingBuilder',
      'assigned:PREP:11:2026-03-10',
      'assigned:SLURRY:-:2026-03-10',
      null,
    ]);
  });

  it("is a fieldworker's day of a visit, and the tray of a warranty job without one", () => {
    const at = (entity: 'warranty_schedule' | 'job_detail', fields: Partial<RowPlace>) =>
      binOfPlace(entity, place({ status_id: null, phase_id: null, ...fields }), 'warranty', null);
    expect([
      at('warranty_schedule', { crew_id: 901, date: '2026-03-10' }),
      at('warranty_schedule', { date: '2026-03-10' }),
      at('warranty_schedule', { status_id: 11 }),
      at('job_detail', { status_id: 3 }),
      at('job_detail', { status_id: 19 }),
      at('job_detail', { status_id: 1 }),
      at('job_detail', { status_id: 6 }),
    ]).toEqual([
      'assigned:WARRANTY:901:2026-03-10',
      'assigned:WARRANTY:-:2026-03-10',
      'unassigned:WARRANTY',
      'onHold:WARRANTY',
      'awaitingBuilder',
      null,
      null,
    ]);
  });

  it('is known for repairs and gunite days too', () => {
    const day = { crew_id: 11, date: '2026-03-10' };
    expect(binOfPlace('crew_repair_job', place({ phase_id: 0, ...day }), 'pebble', 'APP')).toBe(
      'assigned:APP:11:2026-03-10',
    );
    expect(binOfPlace('crew_repair_job', place({ phase_id: null, ...day }), 'gunite', null)).toBe(
      'assigned:GUNITE:11:2026-03-10',
    );
    expect(binOfPlace('gunite_history', place({ phase_id: null, type_id: 9, ...day }), 'gunite', null)).toBe(
      'assigned:GUNITE:11:2026-03-10',
    );
  });
});
