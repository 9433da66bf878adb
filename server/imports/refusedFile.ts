import { appendFile } from 'node:fs/promises';
import type { Language } from '#domain/localText';
import { BOM, csvLine, guarded } from '#domain/exports/csv';
import { issueText } from '#domain/fields/fieldIssue';
import type { ImportError } from '#domain/imports/importReport';
import { isRule } from '#domain/refusals/catalogue';
import { MAX_REASON_LETTERS, MAX_REASONS, MAX_REFUSED_BYTES } from './limits';
import { refused } from './refused';
import type { TableRow } from './table';

/** The head of the last column: no field is called so, and the file can be imported as it is. */
const REASON = { en: 'Why It Was Not Imported', es: 'Por qué no se importó' } as const;

/** Lines that are collected before they are written. */
const BLOCK = 65_536;

/** A file of the rows that were refused, as they were read, with the reason behind them [IMP-004]. */
export interface RefusedFile {
  /**
   * Adds a row with the first of its reasons. @throws AppError BAD_USER_INPUT when the file would be larger than
   * MAX_REFUSED_BYTES [IMP-006]
   */
  add(row: TableRow, reasons: readonly ImportError[]): void;
  /** Waits until all that was added is written. */
  end(): Promise<void>;
}

const MORE = '…';

const reasonOf = (reasons: readonly ImportError[], language: Language): string => {
  const text = reasons
    .slice(0, MAX_REASONS)
    .map(({ column, message, rule, params }) => {
      const text = isRule(rule) ? issueText({ rule, params: params ?? {} }, language) : message;
      return column === null ? text : `${column}: ${text}`;
    })
    .join(' ');
  if (text.length > MAX_REASON_LETTERS) return `${text.slice(0, MAX_REASON_LETTERS)}${MORE}`;
  return reasons.length > MAX_REASONS ? `${text} ${MORE}` : text;
};

/** What stood where a formula has failed or has no result is empty: nothing else is known of it. */
const cellsOf = ({ cells, faults }: TableRow, columns: number): string[] =>
  Array.from({ length: Math.max(columns, cells.length) }, (_, at) => (faults?.has(at) ? '' : (cells[at] ?? '')));

/** Begins such a file. Rows lie on the disk; no more of them is in memory than a block. */
export const openRefusedFile = (path: string, headers: readonly string[], language: Language): RefusedFile => {
  let waiting = BOM + csvLine([...headers, REASON[language]].map(guarded));
  let bytes = Buffer.byteLength(waiting);
  let written = Promise.resolve();
  const flush = (): void => {
    const block = waiting;
    waiting = '';
    written = written.then(() => appendFile(path, block, { mode: 0o600 }));
    written.catch(() => undefined); // told by end()
  };
  return {
    add: (row, reasons) => {
      const line = csvLine([...cellsOf(row, headers.length), reasonOf(reasons, language)].map(guarded));
      bytes += Buffer.byteLength(line);
      if (bytes > MAX_REFUSED_BYTES)
        throw refused('import_refused_large', { megabytes: MAX_REFUSED_BYTES / 1_048_576 });
      waiting += line;
      if (waiting.length >= BLOCK) flush();
    },
    end: () => {
      flush();
      return written;
    },
  };
};
