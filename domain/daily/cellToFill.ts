import type { CivilDate } from '../civilDate';
import type { SubJobDraft } from '../jobs/draft';
import type { DailyKind } from './dailyKinds';

/** A cell of a daily sheet: of a row, by the keys of the form. */
export interface SheetCell {
  subJob: string;
  row: string;
  field: 'yardage' | 'batches_used';
}

interface Candidate extends SheetCell {
  isFilled: boolean;
  date: CivilDate | null;
}

const isFilled = (value: number | string | null): boolean => value !== null && value !== '';

const lastDay = (dates: readonly (CivilDate | null)[], today: CivilDate): CivilDate | null =>
  dates.reduce<CivilDate | null>(
    (last, day) => (day !== null && day <= today && day > (last ?? '') ? day : last),
    null,
  );

const candidatesOf = (kind: DailyKind, { key, gunite_details, pebble_details }: SubJobDraft, today: CivilDate) => {
  if (kind === 'yardage')
    return (gunite_details?.gunite_history ?? []).map((row): Candidate => ({
      subJob: key,
      row: row.key,
      field: 'yardage',
      isFilled: isFilled(row.yardage),
      date: row.gunite_date,
    }));
  // Colours have no day of their own: theirs is the last one on which a crew was there.
  const date = lastDay(
    (pebble_details?.crew_information ?? []).map((crew) => crew.date),
    today,
  );
  return (pebble_details?.color_additions ?? []).map((row): Candidate => ({
    subJob: key,
    row: row.key,
    field: 'batches_used',
    isFilled: isFilled(row.batches_used),
    date,
  }));
};

/** Days that are not over yet have nothing to fill in: they count as the oldest. */
const rank = ({ date }: Candidate, today: CivilDate): string => (date !== null && date <= today ? date : '');

const latest = (all: readonly Candidate[], today: CivilDate): Candidate | undefined =>
  all.toSorted((one, other) => rank(other, today).localeCompare(rank(one, today)))[0];

/**
 * The cell of a daily sheet that is to be filled in: the empty one of the latest day up to today, else, where all are
 * filled in, that of the latest day [KEY-016]. Of one day it is the first of the sheet.
 * @returns null for a sheet without rows
 */
export const cellToFill = (kind: DailyKind, subJobs: readonly SubJobDraft[], today: CivilDate): SheetCell | null => {
  const all = subJobs.flatMap((subJob) => candidatesOf(kind, subJob, today));
  const due = all.filter((one) => !one.isFilled && rank(one, today) !== '');
  const found = latest(due, today) ?? latest(all, today);
  return found ? { subJob: found.subJob, row: found.row, field: found.field } : null;
};
