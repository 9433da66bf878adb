import { closeSync, createReadStream, openSync, writeSync } from 'node:fs';
import { isRule, type RuleName } from '#domain/refusals/catalogue';
import type { TableRow } from '../table';

/** Rows that are worked on together: so many, or as many as have so many letters. */
const BATCH_ROWS = 100;
const BATCH_LETTERS = 65_536;
/** Letters that are collected before they are written. */
const BLOCK = 65_536;

type Line = [number: number, width: number, cells: string[], faults: [at: number, rule: RuleName, text: string][]];

const lineOf = ({ number, width, cells, faults }: TableRow): string => {
  const line: Line = [
    number,
    width,
    cells,
    [...(faults ?? [])].map(([at, { rule, text }]): Line[3][number] => [at, rule, text]),
  ];
  return `${JSON.stringify(line)}\n`;
};

/** A line was written by ourselves a moment ago. */
const rowOf = (line: string): TableRow => {
  const [number, width, cells, faults]: Line = JSON.parse(line);
  const known = faults.filter(([, rule]) => isRule(rule));
  return {
    number,
    width,
    cells,
    ...(known.length > 0 ? { faults: new Map(known.map(([at, rule, text]) => [at, { rule, text }])) } : {}),
  };
};

/** Rows on the disk, while they are written. */
export interface RowSpool {
  add(row: TableRow): void;
  /** How many there are. */
  count(): number;
  /** Begins anew, without rows. */
  clear(): void;
  /** Must be called before the rows are read, and when they are not wanted any more. */
  close(): void;
}

/** Keeps rows in a file, so that the memory that a file takes does not grow with it. */
export const openRowSpool = (path: string): RowSpool => {
  let file: number | null = openSync(path, 'w', 0o600);
  let [rows, waiting] = [0, ''];
  const flush = (): void => {
    if (file === null || waiting === '') return;
    const bytes = Buffer.from(waiting);
    for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
    waiting = '';
  };
  return {
    count: () => rows,
    add: (row) => {
      rows += 1;
      waiting += lineOf(row);
      if (waiting.length >= BLOCK) flush();
    },
    clear: () => {
      if (file !== null) closeSync(file);
      file = openSync(path, 'w', 0o600);
      [rows, waiting] = [0, ''];
    },
    close: () => {
      flush();
      if (file !== null) closeSync(file);
      file = null;
    },
  };
};

async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, { encoding: 'utf8' })) {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** The rows of a spool, a batch at a time; as often as they are wanted. */
export async function* spooledRows(path: string): AsyncGenerator<TableRow[]> {
  let [batch, letters]: [TableRow[], number] = [[], 0];
  for await (const line of linesOf(path)) {
    batch.push(rowOf(line));
    letters += line.length;
    if (batch.length < BATCH_ROWS && letters < BATCH_LETTERS) continue;
    yield batch;
    [batch, letters] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}
