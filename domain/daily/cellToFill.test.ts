import { describe, expect, it } from 'vitest';
import type { SubJobDraft } from '../jobs/draft';
import { newColorRow, newCrewRow, newGuniteEntry } from '../subJobs/newSubJobDraft';
import { FACTS, storedSubJob } from '../subJobs/testFacts';
import { cellToFill } from './cellToFill';

const TODAY = '2026-03-04';

const shot = (key: string, rows: readonly [string, string | null, number | null][]): SubJobDraft => {
  const subJob = storedSubJob(1, { key });
  return {
    ...subJob,
    gunite_details: subJob.gunite_details && {
      ...subJob.gunite_details,
      gunite_history: rows.map(([row, gunite_date, yardage]) => ({
        ...newGuniteEntry(row, [], FACTS),
        gunite_date,
        yardage,
      })),
    },
  };
};

const applied = (key: string, date: string, colors: readonly [string, string | null][]): SubJobDraft => {
  const subJob = storedSubJob(2, { key });
  return {
    ...subJob,
    pebble_details: subJob.pebble_details && {
      ...subJob.pebble_details,
      crew_information: [{ ...newCrewRow(`${key} crew`, FACTS), date }],
      color_additions: colors.map(([row, batches_used]) => ({ ...newColorRow(row), batches_used })),
    },
  };
};

describe('the cell that a daily sheet opens in', () => {
  it('is the empty one of the latest day up to today [KEY-016]', () => {
    const rows = [
      ['a', '2026-03-02', null],
      ['b', '2026-03-04', 12],
      ['c', '2026-03-04', null],
      ['d', '2026-03-09', null],
    ] as const;
    expect(
      cellToFill(
        'yardage',
        [
          shot(
            '1',
            rows.map((row) => [...row]),
          ),
        ],
        TODAY,
      ),
    ).toEqual({
      subJob: '1',
      row: 'c',
      field: 'yardage',
    });
  });

  it('is that of the latest day where all are filled in, and the first where none has a day [KEY-016]', () => {
    expect(
      cellToFill('yardage', [shot('1', [['a', '2026-03-02', 5]]), shot('2', [['b', '2026-03-03', 6]])], TODAY),
    ).toMatchObject({ subJob: '2', row: 'b' });
    expect(
      cellToFill(
        'yardage',
        [
          shot('1', [
            ['a', null, null],
            ['b', null, null],
          ]),
        ],
        TODAY,
      ),
    ).toMatchObject({ row: 'a' });
    expect(cellToFill('yardage', [shot('1', [])], TODAY)).toBeNull();
  });

  it('is of the sub-job on which a crew was last, for batches [KEY-016]', () => {
    const sheet = [
      applied('1', '2026-03-01', [['a', null]]),
      applied('2', '2026-03-04', [
        ['b', '3'],
        ['c', ''],
      ]),
      applied('3', '2026-03-08', [['d', null]]),
    ];
    expect(cellToFill('batches', sheet, TODAY)).toEqual({ subJob: '2', row: 'c', field: 'batches_used' });
  });
});
