import { batchesOf } from '../pebble/batches';
import type { NumberField } from '../inputs/numberField';
import { parseNumber } from '../inputs/parseNumber';
import type { DailyKind } from './dailyKinds';

/** A row of the sheet of a day: the yards of an entry, or the batches of a colour [KEY-016]. */
export interface DayCell {
  kind: DailyKind;
  /** Of the history entry or the colour; null for a pebble job that has no colour yet. */
  row_id: number | null;
  sub_job_id: number;
  job_id: number;
  job_name: string | null;
  company_name: string | null;
  address_line_1: string | null;
  city: string | null;
  /** The crews that work there that day, joined by commas. */
  crews: string | null;
  /** The first place among a crew's jobs of the day. */
  job_order: number | null;
  /** The entry's type in the history of gunite. */
  type_id: number | null;
  type_name: string | null;
  /** Of a colour, with its part of the pool. */
  color: string | null;
  section: string | null;
  /** As it is stored: yards as digits, batches as the text that they are. */
  value: string | null;
  may_edit: boolean;
}

/** The numbers that the cells of each kind accept. */
export const DAY_FIELDS: Readonly<Record<DailyKind, NumberField>> = {
  yardage: { min: 0, unit: 'yd' },
  batches: { min: 0 },
};

/**
 * The value that a typed text stands for in a cell, as it is stored; null for an emptied one, undefined for a text that is
 * no number of its kind [KEY-010].
 */
export const dayCellValue = (kind: DailyKind, typed: string): string | null | undefined => {
  const parsed = parseNumber(typed, DAY_FIELDS[kind]);
  if ('problem' in parsed) return undefined;
  return parsed.value === null ? null : String(parsed.value);
};

const CENTS = 100;

/** What a sheet of a day adds up to, of one kind. */
export const dayTotal = (cells: readonly DayCell[], kind: DailyKind): number =>
  Math.round(cells.reduce((sum, cell) => sum + (cell.kind === kind ? (batchesOf(cell.value) ?? 0) : 0), 0) * CENTS) /
  CENTS;
