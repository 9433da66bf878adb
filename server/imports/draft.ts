import type { Outcome } from '#domain/imports/importReport';
import type { Extra, RoundedCell } from '#domain/imports/readRow';
import type { Row } from '../db/statement';

/** A row of the file on its way: its values by field, the record that it is about, and what is wrong with it. */
export interface Draft {
  number: number;
  /** What its cells mean, before the fields' own checks. */
  given: Record<string, unknown>;
  /** The checked values that will be written. */
  values: Row;
  /** The record that it changes; null for a new one. */
  stored: Row | null;
  /** It has fewer cells than the head: perhaps it is cut off, and makes no new record. */
  short: { count: number; expected: number } | null;
  /** Something is wrong with it; of the first of such rows the report says what. */
  isRefused: boolean;
  outcome: Outcome | null;
  /** What its cells say beside what the fields take. */
  extras: Extra[];
  /** Amounts that its cells give more exactly than they are stored. */
  rounded: RoundedCell[];
  /** Its only filled cell, where that is the first: perhaps no record. */
  lonely: string | null;
}

/** Rows that may still be written. */
export const isGood = ({ isRefused, outcome }: Draft): boolean => !isRefused && outcome !== '-';
