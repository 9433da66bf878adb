import type { ImportError } from '#domain/imports/importReport';
import type { RuleName } from '#domain/refusals/catalogue';
import type { RefusalParams } from '#domain/refusals/refusal';
import { refusalText } from '#domain/refusalText';
import type { Draft } from './draft';
import { MAX_MESSAGES, MAX_TOLD_LETTERS } from './limits';

const cut = (text: string): string => (text.length > MAX_TOLD_LETTERS ? `${text.slice(0, MAX_TOLD_LETTERS)}…` : text);

const cutParams = (params: RefusalParams): RefusalParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? cut(value) : value]),
  );

/** What the rows of a file are refused for. */
export interface Messages {
  /** Refuses a row by a rule. @param column the head of the cell at fault, null where it is the row */
  refuse(draft: Draft, column: string | null, rule: RuleName, params?: RefusalParams): void;
  /** Refuses a row; why is asked for only while messages are still made. */
  add(draft: Draft, make: () => Omit<ImportError, 'row'>[]): void;
  /** The messages so far, in the order of their rows. */
  list(): ImportError[];
}

/**
 * Collects the messages of an import: at most MAX_MESSAGES are made at all, and each repeats the beginning of a long
 * text alone [IMP-006].
 */
export const newMessages = (): Messages => {
  const made: ImportError[] = [];
  const add: Messages['add'] = (draft, make) => {
    draft.isRefused = true;
    if (made.length >= MAX_MESSAGES) return;
    for (const { column, message, rule, params } of make().slice(0, MAX_MESSAGES - made.length))
      made.push({
        row: draft.number,
        column: column === null ? null : cut(column),
        message: cut(message),
        ...(rule === undefined ? {} : { rule }),
        ...(params === undefined ? {} : { params: cutParams(params) }),
      });
  };
  return {
    add,
    refuse: (draft, column, rule, params = {}) =>
      add(draft, () => {
        const told = cutParams(params);
        return [{ column, rule, params: told, message: refusalText({ rule, params: told }, 'en') }];
      }),
    list: () => made.toSorted((a, b) => a.row - b.row),
  };
};
