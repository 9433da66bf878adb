import { foldText } from '#domain/foldText';
import { readRow } from '#domain/imports/readRow';
import { isHeadAgain, isPrintedLine, MIN_COLUMNS_OF_TABLE, onlyCell } from '#domain/imports/textRow';
import type { Draft } from './draft';
import type { Messages } from './messages';
import type { ImportPlan } from './plan';
import type { Table, TableRow } from './table';

/** Why a row is passed over before anything of it is read. */
const passOver = (
  { number, cells }: TableRow,
  headers: readonly string[],
  { answers }: ImportPlan,
  messages: Messages,
): boolean => {
  const only = onlyCell(cells);
  if (answers.get(number) === 'skip') messages.leaveOut(number, null, 'import_row_left_out');
  else if (isHeadAgain(cells, headers)) messages.leaveOut(number, null, 'import_head_again');
  else if (isPrintedLine(cells, headers.length))
    messages.leaveOut(number, null, 'import_line_of_text', { text: only?.text ?? '' });
  else return false;
  return true;
};

/** Rows of the file as drafts: each cell as what it means for its field. */
export const readDrafts = (
  rows: readonly TableRow[],
  { headers }: Pick<Table, 'headers'>,
  plan: ImportPlan,
  messages: Messages,
): Draft[] =>
  rows.map((row): Draft => {
    const { number, width, cells, faults } = row;
    const only = headers.length >= MIN_COLUMNS_OF_TABLE ? onlyCell(cells) : null;
    const draft: Draft = {
      number,
      given: {},
      values: {},
      stored: null,
      short: null,
      isRefused: false,
      outcome: null,
      extras: [],
      rounded: [],
      lonely: only?.at === 0 && foldText(only.text) !== '' ? only.text : null,
    };
    if (passOver(row, headers, plan, messages)) return { ...draft, outcome: '-' };
    const isFaulty = (index: number): boolean => faults?.has(index) ?? false;
    Object.assign(draft, readRow(plan, faults ? cells.map((cell, at) => (isFaulty(at) ? '' : cell)) : cells));
    // What is missing at its end may be taken as empty where that clears nothing and the user says so: see `takeShort`.
    if (width < headers.length && plan.unreadable === 'cell' && plan.empty === 'keep')
      draft.short = { count: width, expected: headers.length };
    else if (width !== headers.length)
      messages.refuse(draft, null, 'import_width', { count: width, expected: headers.length });
    for (const { index, header } of plan.columns) {
      const fault = faults?.get(index);
      // A formula without a result is never left out: nobody knows what stands there [IMP-003].
      if (fault && (plan.unreadable === 'row' || fault.rule === 'import_no_result'))
        messages.refuse(draft, header, fault.rule, { text: fault.text });
      else if (fault) messages.leaveOut(number, header, fault.rule, { text: fault.text });
    }
    return draft;
  });
