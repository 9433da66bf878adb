import { headRow, HTML_END, HTML_START, shownCell } from '#domain/exports/htmlTable';
import { yesNo } from '#domain/inputs/yesNo';
import type { Language } from '#domain/localText';
import { isCode, typedText } from './typedText';

/** What nobody sees, and what is not copied; what is hidden from screen readers alone is read. */
const UNSEEN = '.visually-hidden, .admin-unseen, [data-uncopied]';

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

/** A cell as somebody reads it: what stands in its field, else its text; a tick as a word; `data-copied` before all. */
const cellText = (cell: HTMLElement, language: Language): string => {
  if (cell.dataset.copied !== undefined) return cell.dataset.copied;
  const field = cell.querySelector<HTMLInputElement | HTMLTextAreaElement>('input:not([type=checkbox]), textarea');
  if (field) return field.value.trim();
  const text = textWithin(cell);
  const tick = cell.querySelector<HTMLInputElement>('input[type=checkbox]');
  return tick && text === '' && !cell.closest('thead') ? yesNo(tick.checked, language) : text;
};

/** A dash alone stands for nothing. */
const DASH = /^[-–—]$/;

interface ShownCell {
  text: string;
  /** The columns that it covers. */
  from: number;
  to: number;
  /** It looks like a figure: digits stand below one another. */
  isFigure: boolean;
}

const isFigure = (cell: HTMLElement): boolean => {
  const field = cell.querySelector('input');
  return field?.inputMode === 'decimal' || ['right', 'end'].includes(getComputedStyle(field ?? cell).textAlign);
};

const cellsOf = (row: HTMLTableRowElement, language: Language): ShownCell[] => {
  let from = 0;
  return [...row.cells].map((cell) => {
    const at = from;
    from += cell.colSpan;
    return { text: cellText(cell, language), from: at, to: from, isFigure: isFigure(cell) };
  });
};

/** A table as it is read: its name, the heads that say something, and below each the cells of its rows. */
interface ReadTable {
  name: string;
  heads: readonly string[];
  rows: readonly (readonly ShownCell[])[];
}

const EMPTY: ShownCell = { text: '', from: 0, to: 0, isFigure: false };

const readTable = (table: HTMLTableElement, language: Language): ReadTable => {
  const isHead = (row: HTMLTableRowElement): boolean => row.parentElement?.tagName === 'THEAD';
  const rows = [...table.rows].map((row) => ({ isHead: isHead(row), cells: cellsOf(row, language) }));
  const shown = (rows.find((row) => row.isHead)?.cells ?? []).filter(({ text }) => text !== '');
  const kept = shown.map(({ from }) => from);
  return {
    name: table.ariaLabel ?? '',
    heads: shown.map(({ text }) => text),
    // A cell over several columns, as the name of a group is, stands in the first of them.
    rows: rows
      .filter((row) => !row.isHead)
      .map(({ cells }) =>
        kept.map((at, column) => {
          const cell = cells.find(({ from, to }) => from <= at && at < to);
          const before = kept[column - 1];
          return !cell || (before !== undefined && before >= cell.from) ? EMPTY : cell;
        }),
      ),
  };
};

const bodyOf = ({ heads, rows }: ReadTable): string => {
  // Where one cell is a code, such as 00417 or 12,13, its column has codes.
  const isCodes = heads.map((_head, column) =>
    rows.some((row) => isCode(row[column]?.text ?? '', row[column]?.isFigure ?? false)),
  );
  const cellHtml = ({ text, isFigure: figure }: ShownCell, column: number): string =>
    DASH.test(text) ? shownCell('', null) : shownCell(text, isCodes[column] ? null : typedText(text, figure));
  return rows.map((row) => `<tr>${row.map(cellHtml).join('')}</tr>`).join('\n');
};

/**
 * What some tables of a page show, as HTML for the clipboard; columns without a head are left out. Tables with the same
 * heads are one; others follow one another, each with its name and its own heads.
 */
export const shownTable = (tables: readonly HTMLTableElement[], language: Language): string => {
  const read = tables.map((table) => readTable(table, language));
  const heads = read[0]?.heads ?? [];
  const isOne = read.every((one) => JSON.stringify(one.heads) === JSON.stringify(heads));
  const html = isOne
    ? headRow(heads) + bodyOf({ name: '', heads, rows: read.flatMap(({ rows }) => rows) })
    : read.map((one) => (one.name && headRow([one.name])) + headRow(one.heads) + bodyOf(one)).join('\n');
  return HTML_START + html + HTML_END;
};
