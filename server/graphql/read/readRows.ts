import { isRow, runArrays, type Row } from '../../commands/statement';
import type { GraphContext } from '../context';
import { compilePlan, ROOT } from './compilePlan';
import { newValues, type Fragment } from './fragment';
import type { ReadPlan } from './readPlan';

type Reader = Pick<GraphContext, 'runner'>;

export interface RowsWanted {
  where?: readonly Fragment[];
  orderBy?: string;
  limit?: number;
  offset?: number;
  /** Count all rows that match, in the same statement. */
  total?: boolean;
}

export interface RowsRead { rows: Row[]; total: number | null }

/** A column of the rows that a statement is about. */
const own = (name: string): string => `${ROOT}."${name}"`;

const readPart = async (reader: Reader, { part, plan }: ReadPlan['parts'][number], parents: readonly Row[]): Promise<void> => {
  const byParent = new Map<unknown, Row[]>();
  for (const parent of parents) byParent.set(parent.id, []);
  const orderBy = [...part.orderBy.map((name) => `${own(name)} nulls last`), own('id')].join(', ');
  const { rows } = await readRows(reader, plan, { where: [({ add }) => `${own(part.via)} = any(${add([...byParent.keys()])})`], orderBy });
  for (const row of rows) byParent.get(row[part.via])?.push(row);
  for (const parent of parents) parent[part.name] = byParent.get(parent.id);
};

/** Child rows of the rows read, and of the rows that those refer to. */
const readParts = async (reader: Reader, { parts, relations }: ReadPlan, rows: readonly Row[]): Promise<void> => {
  if (rows.length === 0) return;
  for (const part of parts) await readPart(reader, part, rows);
  for (const { field, plan } of relations) await readParts(reader, plan, rows.map((row) => row[field]).filter(isRow));
};

/**
 * Reads rows as a document asks for them: references joined, computed values selected and the total counted in one statement,
 * one more statement for each kind of child rows. Deleted rows are left out.
 */
export const readRows = async (reader: Reader, plan: ReadPlan, wanted: RowsWanted): Promise<RowsRead> => {
  const { select, joins, width, assemble } = compilePlan(plan);
  const { entity } = plan;
  const values = newValues();
  const table = `"${entity.name}" ${ROOT}`;
  const where = [entity.isSoft ? `${ROOT}.deleted_at is null` : 'true', ...(wanted.where ?? []).map((fragment) => fragment(values))].join(' and ');
  const count = `select count(*) from ${table} where ${where}`;
  const counted = values.list.length;
  const order = wanted.orderBy === undefined ? '' : ` order by ${wanted.orderBy}`;
  const page = wanted.limit === undefined ? '' : ` limit ${values.add(wanted.limit)} offset ${values.add(wanted.offset ?? 0)}`;
  const found = await runArrays(reader.runner, `select ${select}${wanted.total ? `, (${count})` : ''} from ${table} ${joins} where ${where}${order}${page}`, values.list);
  const rows = found.map(assemble);
  await readParts(reader, plan, rows);
  if (!wanted.total) return { rows, total: null };
  // A page beyond the last row has no row to carry the total.
  const [first] = found;
  const [total] = first ? [first[width]] : (await runArrays(reader.runner, count, values.list.slice(0, counted)))[0] ?? [];
  return { rows, total: Number(total) };
};
