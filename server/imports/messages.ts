import type { ImportError } from '#domain/imports/importReport';
import type { RuleName } from '#domain/refusals/catalogue';
import type { RefusalParams } from '#domain/refusals/refusal';
import { refusalText } from '#domain/refusalText';
import type { Draft } from './draft';
import { MAX_MESSAGES, MAX_REASONS, MAX_TOLD_LETTERS } from './limits';

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
  /** Tells of something that is left out, and refuses nothing. */
  leaveOut(row: number, column: string | null, rule: RuleName, params?: RefusalParams): void;
  /** Tells of an amount that is stored rounded. */
  round(row: number, column: string, text: string, amount: string): void;
  /** The messages so far, in the order of their rows. */
  list(): ImportError[];
  leftOut(): ImportError[];
  rounded(): ImportError[];
  /** Why rows of this batch are refused, of each the first and one more than is told; forgotten when the next begins. */
  reasons: Map<number, ImportError[]>;
}

/**
 * Collects the messages of an import: at most MAX_MESSAGES are made at all, and each repeats the beginning of a long
 * text alone [IMP-006].
 */
export const newMessages = ({ withReasons = false }: { withReasons?: boolean } = {}): Messages => {
  const made: ImportError[] = [];
  const left: ImportError[] = [];
  const rounded: ImportError[] = [];
  const reasons = new Map<number, ImportError[]>();
  const add: Messages['add'] = (draft, make) => {
    draft.isRefused = true;
    const room = MAX_MESSAGES - made.length;
    if (room <= 0 && !withReasons) return;
    const found = make().map(({ column, message, rule, params }): ImportError => ({
      row: draft.number,
      column: column === null ? null : cut(column),
      message: cut(message),
      ...(rule === undefined ? {} : { rule }),
      ...(params === undefined ? {} : { params: cutParams(params) }),
    }));
    made.push(...found.slice(0, Math.max(0, room)));
    if (withReasons)
      reasons.set(draft.number, [...(reasons.get(draft.number) ?? []), ...found].slice(0, MAX_REASONS + 1));
  };
  const worded = (column: string | null, rule: RuleName, params: RefusalParams) => {
    const told = cutParams(params);
    return { column, rule, params: told, message: refusalText({ rule, params: told }, 'en') };
  };
  return {
    add,
    refuse: (draft, column, rule, params = {}) => add(draft, () => [worded(column, rule, params)]),
    leaveOut: (row, column, rule, params = {}) => {
      if (left.length < MAX_MESSAGES) left.push({ row, ...worded(column === null ? null : cut(column), rule, params) });
    },
    round: (row, column, text, amount) => {
      if (rounded.length < MAX_MESSAGES)
        rounded.push({ row, ...worded(cut(column), 'import_rounded', { text, amount }) });
    },
    list: () => made.toSorted((a, b) => a.row - b.row),
    leftOut: () => left.toSorted((a, b) => a.row - b.row),
    rounded: () => rounded.toSorted((a, b) => a.row - b.row),
    reasons,
  };
};
