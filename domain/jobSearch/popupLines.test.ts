import { describe, expect, it } from 'vitest';
import { aMapJob } from './aMapJob';
import { popupLines } from './popupLines';

const work = (fields: Parameters<typeof aMapJob>[0], use?: 'presite') =>
  popupLines(aMapJob(fields), use).find(({ kind }) => kind === 'work');

describe('the popup of a marker', () => {
  it('has company, address, city, key map, the work, colour and plan SA in this order [MAP-017 JOB-075]', () => {
    const lines = popupLines(
      aMapJob({
        category_id: 2,
        pebble_date: '2026-03-04',
        pebble_phase: 'App',
        pebble_phase_id: 2,
        pebble_crew: 'App 1',
        color: 'Onyx',
        plan_sa: 640.5,
      }),
    );
    expect(lines).toEqual([
      { kind: 'company', value: 'Gulf Lantern Homes (GLH)' },
      { kind: 'address', value: '1418 Bering Dr' },
      { kind: 'city', value: 'Houston' },
      { kind: 'key_map', value: '490F' },
      { kind: 'work', date: '2026-03-04', what: { en: 'App', es: 'App' }, who: 'App 1' },
      { kind: 'color', value: 'Onyx' },
      { kind: 'plan_sa', value: 640.5 },
    ]);
  });

  it('leaves out what a job does not have, but for its address', () => {
    expect(popupLines(aMapJob({ company: null, address: null, city: ' ', key_map: null }))).toEqual([
      { kind: 'address', value: null },
    ]);
  });

  it('says date, type or phase, and crew by the category [MAP-017]', () => {
    expect(
      work({ category_id: 1, gunite_date: '2026-03-05', gunite_type: 'Day 4', gunite_type_id: 4, gunite_crew: null }),
    ).toMatchObject({ date: '2026-03-05', what: { en: 'Cave In' }, who: null });
    expect(work({ category_id: 3, crew_repair_date: '2026-03-06', crew_repair_crew: 'Jo Vance' })).toMatchObject({
      date: '2026-03-06',
      what: { en: 'Warranty' },
      who: 'Jo Vance',
    });
    expect(
      work({ category_id: 1, presite_scheduled_date: '2026-03-07', presite_supervisor: 'Ana Ruiz' }, 'presite'),
    ).toMatchObject({ date: '2026-03-07', what: { en: 'Presite gunite' }, who: 'Ana Ruiz' });
  });

  it('of a presite names its supervisor and the crew of the work, and no crew only where there is none [PSC-017]', () => {
    const who = (fields: Parameters<typeof aMapJob>[0]) => {
      const line = work({ presite_scheduled_date: '2026-03-07', ...fields }, 'presite');
      return line?.kind === 'work' ? line.who : undefined;
    };
    const gunite = { category_id: 1, gunite_crew: 'Gunite 1' };
    expect([
      who(gunite),
      who({ ...gunite, presite_supervisor: 'Ana Ruiz' }),
      who({ category_id: 2, pebble_crew: 'App 1' }),
      who({ category_id: 2 }),
    ]).toEqual(['Gunite 1', 'Ana Ruiz · Gunite 1', 'App 1', null]);
  });
});
