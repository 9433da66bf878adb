import { describe, expect, it } from 'vitest';
import { namingEntry, type DatedEntry } from './namingEntry';

const entry = (id: number, date: string | null, status_id: number | null = 2, phase_type_id = 1): DatedEntry => ({
  id,
  date,
  status_id,
  phase_type_id,
});

describe('the entry that names a marker [MAP-009]', () => {
  it.each<[string, DatedEntry[], number | null]>([
    [
      'the earliest that is not complete',
      [entry(1, '2026-03-09'), entry(2, '2026-03-04'), entry(3, '2026-03-02', 1)],
      2,
    ],
    [
      'the latest when all are complete',
      [entry(1, '2026-02-01', 1), entry(2, '2026-02-20', 1), entry(3, '2026-02-11', 1)],
      2,
    ],
    ['never one that is cancelled', [entry(1, '2026-03-01', 6), entry(2, '2026-03-08')], 2],
    ['never one without a date', [entry(1, null), entry(2, '2026-03-08')], 2],
    ['one without a status as open', [entry(1, '2026-02-01', 1), entry(2, '2026-05-01', null)], 2],
    ['the lowest id of an open day', [entry(9, '2026-03-04'), entry(4, '2026-03-04')], 4],
    ['the lowest id of a complete day', [entry(9, '2026-03-04', 1), entry(4, '2026-03-04', 1)], 4],
    ['nothing when there is none', [entry(1, null), entry(2, '2026-03-01', 6)], null],
  ])('is %s', (_, entries, id) => {
    expect(namingEntry(entries)?.id ?? null).toBe(id);
  });

  it('is the APP entry of the day that was searched for, complete or not', () => {
    const entries = [entry(1, '2026-03-02', 2, 1), entry(2, '2026-03-09', 1, 2), entry(3, '2026-03-09', 2, 3)];
    expect(namingEntry(entries, '2026-03-09')?.id).toBe(2);
    expect(namingEntry(entries, '2026-03-10')?.id).toBe(1);
  });
});
