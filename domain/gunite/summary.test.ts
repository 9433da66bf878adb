import { describe, expect, it } from 'vitest';
import { guniteSummary, historyChanged, type GuniteRow } from './summary';

const row = (
  id: number,
  type_id: number,
  gunite_date: string | null,
  status_id: number,
  fields: Partial<GuniteRow> = {},
): GuniteRow => ({ id, type_id, gunite_date, status_id, crew_id: null, yardage: null, ...fields });

describe('the derived fields of a gunite sub-job', () => {
  const [a, b, c] = [
    row(1, 1, '2026-03-02', 1, { yardage: 12.5, crew_id: 41 }),
    row(2, 2, '2026-03-03', 2, { yardage: 8.75, crew_id: 42 }),
    row(3, 9, '2026-03-09', 2, { yardage: 3, crew_id: 43 }),
  ];

  it('drop the fraction of the sum of regular yards and keep that of the flash [GUN-016 GUN-017 GUN-021]', () => {
    expect(guniteSummary([a, b, c])).toMatchObject({ total_yardage: 21, flash_yards: 3 });
    expect(guniteSummary([row(1, 9, null, 2, { yardage: 0.1 }), row(2, 9, null, 2, { yardage: 0.2 })])).toMatchObject({
      total_yardage: 0,
      flash_yards: 0.3,
    });
    expect(guniteSummary([row(1, 1, null, 6, { yardage: 10 })])).toMatchObject({ total_yardage: 10 });
    expect(guniteSummary([])).toMatchObject({ total_yardage: 0, flash_yards: 0 });
  });

  it('are finished on the latest complete day, once every entry is complete or cancelled [GUN-013]', () => {
    expect(guniteSummary([a, b, c]).finished_date).toBeNull();
    expect(guniteSummary([a, b, c].map((one) => ({ ...one, status_id: 1 }))).finished_date).toBe('2026-03-09');
    expect(guniteSummary([a, { ...b, status_id: 6 }]).finished_date).toBe('2026-03-02');
    expect([guniteSummary([{ ...a, status_id: 6 }]).finished_date, guniteSummary([]).finished_date]).toEqual([
      null,
      null,
    ]);
  });

  it('name the crew of the latest regular entry and of the latest flash; on one day the newest speaks [GUN-020]', () => {
    expect(guniteSummary([b, a, c])).toMatchObject({ crew_id: 42, flash_crew_id: 43 });
    expect(guniteSummary([b, row(7, 3, '2026-03-03', 2, { crew_id: 44 })]).crew_id).toBe(44);
    expect(guniteSummary([row(-1, 1, '2026-03-03', 2, { crew_id: 45 }), b]).crew_id).toBe(45);
    expect(guniteSummary([row(1, 1, null, 2, { crew_id: 41 })])).toMatchObject({ crew_id: null, flash_crew_id: null });
  });

  it('are derived anew when an entry comes, goes, or changes its type, date or status [GUN-023]', () => {
    expect([historyChanged([a, b], [b, a]), historyChanged([a], [{ ...a, crew_id: 9, yardage: 1 }])]).toEqual([
      false,
      false,
    ]);
    expect(
      [[a, b], [], [{ ...a, type_id: 2 }], [{ ...a, gunite_date: null }], [{ ...a, status_id: 2 }]].map((now) =>
        historyChanged([a], now),
      ),
    ).toEqual([true, true, true, true, true]);
  });
});
