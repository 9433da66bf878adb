import { isRecord } from '#domain/values';
import { ROW_KEY } from '../../src/crud/values/formValues';
import type { RecordName } from './plan';

export type Path = readonly (string | number)[];

const ROWS: Readonly<Record<'job' | 'order', Path>> = {
  job: ['sub_jobs', 0, 'gunite_details', 'gunite_history'],
  order: ['loads'],
};
const JOB_CELLS: readonly Path[] = [
  ['notes'],
  ['gate_code'],
  ['sub_jobs', 0, 'gunite_details', 'notes'],
  [...ROWS.job, 0, 'notes'],
  [...ROWS.job, -1, 'notes'],
];
const HOMEOWNER_CELLS: readonly Path[] = [['note'], ['mailing_address'], ['last_name'], ['note'], ['mailing_address']];
const ORDER_CELLS: readonly Path[] = [
  ['notes'],
  ['steel_notes'],
  ['notes'],
  [...ROWS.order, 0, 'truck_number'],
  [...ROWS.order, -1, 'ticket_number'],
];

type Kind = 'job' | 'homeowner' | 'order';
export const kindNamed = (of: RecordName): Kind => {
  if (of.endsWith('homeowner')) return 'homeowner';
  return of.endsWith('order') ? 'order' : 'job';
};
const CELLS: Readonly<Record<Kind, readonly Path[]>> = {
  job: JOB_CELLS,
  homeowner: HOMEOWNER_CELLS,
  order: ORDER_CELLS,
};
/** Where a text of a record is typed. */
export const cellOf = (of: RecordName, cell: number): Path => {
  const cells = CELLS[kindNamed(of)];
  return cells[cell % cells.length] ?? [];
};
export const rowsOf = (of: 'job' | 'order'): Path => ROWS[of];

const stepInto = (node: unknown, step: string | number): unknown => {
  if (Array.isArray(node)) return node.at(Number(step));
  return isRecord(node) ? node[step] : undefined;
};
export const readAt = (node: unknown, path: Path): unknown => path.reduce(stepInto, node);
export const writeAt = (node: unknown, [step, ...rest]: Path, value: unknown): unknown => {
  if (step === undefined) return value;
  if (Array.isArray(node)) {
    const at = Number(step) < 0 ? node.length - 1 : Number(step);
    return node.map((one: unknown, index) => (index === at ? writeAt(one, rest, value) : one));
  }
  return isRecord(node) ? { ...node, [step]: writeAt(node[step], rest, value) } : node;
};

/** The texts of a story within whatever stands somewhere. */
export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^v\d+ /.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
};

/** What an order holds at the path of a question, `loads.12`: a row is found by what its form calls it. */
export const orderTexts = (draft: unknown, path: string): string[] => {
  const [name = '', key] = path.split('.');
  const rows = isRecord(draft) ? draft[name] : undefined;
  if (key === undefined || !Array.isArray(rows)) return [];
  return textsIn(rows.filter((row) => isRecord(row) && (row[ROW_KEY] === key || String(row.id) === key)));
};

/** An order that is complete is opened again by whoever changes it, as its form does. */
export const opened = (draft: unknown): unknown =>
  isRecord(draft) && draft.is_complete === true ? { ...draft, is_info_section_complete: false } : draft;
