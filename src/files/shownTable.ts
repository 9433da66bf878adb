import { fileColumn, type FileTable } from '#domain/exports/rowsFile';
import type { FieldKind } from '#domain/fields/descriptor';
import { yesNo } from '#domain/inputs/yesNo';
import type { Language } from '#domain/localText';

/** A table as it is shown, for the clipboard. */
interface ShownTable {
  table: FileTable;
  rows: readonly (readonly unknown[])[];
}

/** What is there for screen readers alone. */
const UNSEEN = '.visually-hidden, .admin-unseen, [aria-hidden=true]';

const textWithin = (cell: HTMLElement): string => {
  const whole = cell.innerText.trim();
  const unread = [...cell.querySelectorAll<HTMLElement>(UNSEEN)];
  // A button that is the name of its row is read, one beside a text is not.
  for (const button of cell.querySelectorAll('button')) if (button.innerText.trim() !== whole) unread.push(button);
  const before = unread.map(({ hidden }) => hidden);
  for (const part of unread) part.hidden = true;
  const text = cell.innerText.trim();
  for (const [at, part] of unread.entries()) part.hidden = before[at] ?? false;
  return text;
};

/** A cell as somebody reads it: what stands in its field, else its text; a tick as a word. */
const cellText = (cell: HTMLElement, language: Language): string => {
  const field = cell.querySelector<HTMLInputElement | HTMLTextAreaElement>('input:not([type=checkbox]), textarea');
  if (field) return field.value.trim();
  const text = textWithin(cell);
  const tick = cell.querySelector<HTMLInputElement>('input[type=checkbox]');
  return tick && text === '' && !cell.closest('thead') ? yesNo(tick.checked, language) : text;
};

const DAY = /^(\d\d)\/(\d\d)\/(\d{4})$/;
const MONEY = /^-?\$-?[\d,]+(\.\d{2})?$/;
/** Not what begins with a zero, as codes and ZIP codes do. */
const WHOLE = /^-?(0|[1-9]\d*)$/;
const NUMBER = /^-?(0|[1-9][\d,]*)(\.\d+)?$/;

const numberIn = (text: string): number => Number(text.replaceAll(/[$,]/g, ''));

/** What all filled cells of a column are, if they are one thing that spreadsheets count. */
const KINDS: readonly { kind: FieldKind; is: RegExp; value: (text: string) => unknown }[] = [
  { kind: 'Date', is: DAY, value: (text) => text.replace(DAY, '$3-$1-$2') },
  { kind: 'Money', is: MONEY, value: numberIn },
  { kind: 'Int', is: WHOLE, value: Number },
  { kind: 'Quantity', is: NUMBER, value: numberIn },
];

/** The cells of a row by the columns that they cover. */
const cellsOf = (row: HTMLTableRowElement, language: Language): { text: string; from: number; to: number }[] => {
  let from = 0;
  return [...row.cells].map((cell) => {
    const at = from;
    from += cell.colSpan;
    return { text: cellText(cell, language), from: at, to: from };
  });
};

const rowsOf = (tables: readonly HTMLTableElement[], part: 'head' | 'body', language: Language) =>
  tables.flatMap((table) =>
    [...table.rows]
      .filter((row) => (row.parentElement?.tagName === 'THEAD') === (part === 'head'))
      .map((row) => cellsOf(row, language)),
  );

/** What some tables of a page show, the heads of the first over all of them; columns without a head are left out. */
export const shownTable = (tables: readonly HTMLTableElement[], title: string, language: Language): ShownTable => {
  const [heads = []] = rowsOf(tables, 'head', language);
  const shown = heads.filter(({ text }) => text !== '');
  const kept = shown.map(({ from }) => from);
  /** A cell over several columns, as the name of a group is, stands in the first of them. */
  const texts = rowsOf(tables, 'body', language).map((row) =>
    kept.map((at, column) => {
      const cell = row.find(({ from, to }) => from <= at && at < to);
      const before = kept[column - 1];
      return !cell || (before !== undefined && before >= cell.from) ? '' : cell.text;
    }),
  );
  const kinds = shown.map((_head, column) => {
    const filled = texts.flatMap((row) => (row[column] ? [row[column]] : []));
    return KINDS.find(({ is }) => filled.length > 0 && filled.every((text) => is.test(text)));
  });
  return {
    table: {
      title,
      language,
      columns: shown.map(({ text }, column) => fileColumn(text, kinds[column]?.kind ?? 'String')),
    },
    rows: texts.map((row) => row.map((text, column) => (text === '' ? null : (kinds[column]?.value(text) ?? text)))),
  };
};
