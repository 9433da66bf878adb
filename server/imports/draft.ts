import type { ImportError, Outcome } from '#domain/imports/importReport';
import type { Row } from '../db/statement';
import { refusalText } from '#domain/refusalText';
import type { RuleName } from '#domain/refusals/catalogue';
import type { RefusalParams } from '#domain/refusals/refusal';

/** A row of the file on its way: its values by field, the record that it is about, and what is wrong with it. */
export interface Draft {
  number: number;
  /** What its cells mean, before the fields' own checks. */
  given: Record<string, unknown>;
  /** The checked values that will be written. */
  values: Row;
  /** The record that it changes; null for a new one. */
  stored: Row | null;
  errors: ImportError[];
  outcome: Outcome | null;
}

export const importError = (
  row: number,
  column: string | null,
  rule: RuleName,
  params: RefusalParams = {},
): ImportError => ({ row, column, rule, params, message: refusalText({ rule, params }, 'en') });

/** Rows that may still be written. */
export const isGood = ({ errors }: Draft): boolean => errors.length === 0;
