import { describe, expect, it } from 'vitest';
import type { SubJobDraft } from '../jobs/draft';
import { storedSubJob } from '../subJobs/testFacts';
import { dailyTotals } from './dailyTotals';

const pebble = (key: string, total_batches: number | null): SubJobDraft => {
  const subJob = storedSubJob(2, { key });
  return { ...subJob, pebble_details: subJob.pebble_details && { ...subJob.pebble_details, total_batches } };
};
const gunite = (key: string, total_yardage: number, flash_yards: number | null): SubJobDraft => {
  const subJob = storedSubJob(1, { key });
  return {
    ...subJob,
    gunite_details: subJob.gunite_details && { ...subJob.gunite_details, total_yardage, flash_yards },
  };
};

describe('the sums that a daily sheet keeps in sight', () => {
  it('are the batches of the chosen sub-job and of all', () => {
    expect(dailyTotals('batches', [pebble('a', 3.1), pebble('b', 0.2), pebble('c', null)], 'a')).toEqual([
      { name: 'total_batches', own: 3.1, all: 3.3 },
    ]);
    expect(dailyTotals('batches', [pebble('a', null)], 'a')).toEqual([{ name: 'total_batches', own: 0, all: 0 }]);
  });

  it('are the yards and the flash yards [DY-005]', () => {
    expect(dailyTotals('yardage', [gunite('a', 21, 3), gunite('b', 10, null)], 'b')).toEqual([
      { name: 'total_yardage', own: 10, all: 31 },
      { name: 'flash_yards', own: 0, all: 3 },
    ]);
    expect(dailyTotals('yardage', [], null)).toEqual([
      { name: 'total_yardage', own: 0, all: 0 },
      { name: 'flash_yards', own: 0, all: 0 },
    ]);
  });
});
