import type { SubJobDraft } from '../jobs/draft';
import type { DailyKind } from './dailyKinds';

/** A sum that a sheet keeps in sight: of one sub-job, and of all of the sheet. */
export interface DailyTotal {
  name: 'total_batches' | 'total_yardage' | 'flash_yards';
  own: number;
  all: number;
}

const AMOUNTS: Readonly<
  Record<DailyKind, readonly { name: DailyTotal['name']; of: (subJob: SubJobDraft) => number | null | undefined }[]>
> = {
  batches: [{ name: 'total_batches', of: ({ pebble_details }) => pebble_details?.total_batches }],
  yardage: [
    { name: 'total_yardage', of: ({ gunite_details }) => gunite_details?.total_yardage },
    { name: 'flash_yards', of: ({ gunite_details }) => gunite_details?.flash_yards },
  ],
};

const CENTS = 100;

/** The sums of a sheet, as the rules have worked them out; what is not known counts 0. */
export const dailyTotals = (kind: DailyKind, subJobs: readonly SubJobDraft[], selected: string | null): DailyTotal[] =>
  AMOUNTS[kind].map(({ name, of }) => {
    const own = subJobs.find(({ key }) => key === selected);
    return {
      name,
      own: (own && of(own)) ?? 0,
      all: Math.round(subJobs.reduce((sum, subJob) => sum + (of(subJob) ?? 0), 0) * CENTS) / CENTS,
    };
  });
