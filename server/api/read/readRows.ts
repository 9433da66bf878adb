import { isRecord } from '#domain/values';
import { runArrays, type Row } from '../../db/statement';
import type { GraphContext } from '../context';
import { compilePlan, ROOT, type CompiledPlan } from './compilePlan';
import { newValues, type Fragment } from './fragment';
import type { ReadPlan } from './readPlan';
import { spendRows } from './rowBudget';

type Reader = Pick<GraphContext, 'runner' | 'rows'>;

export interface RowsWanted {
  where?: readonly Fragment[];
  orderBy?: string;
  limit?: number;
  offset?: number;
  /** Count all rows that match, in the same statement. */
  total?: boolean;
  /**
   * Whether a row matches takes long to find out, as in a search: each row is looked at once, for the page and for the
   * total.
   */
  costly?: boolean;
}

export interface RowsRead {
  rows: Row[];
  total: number | null;
}

/** A column of the rows that a statement is about. */
const own = (name: string): string => `${ROOT}."${name}"`;

const readPart = async (
  reader: Reader,
  { part, plan }: ReadPlan['parts'][number],
  parents: readonly Row[],
): Promise<void> => {
  const byParent = new Map<unknown, Row[]>();
  for (const parent of parents) byParent.set(parent.id, []);
  const orderBy = [...part.orderBy.map((name) => `${own(name)} nulls last`), own('id')].join(', ');
  const { rows } = await readRows(reader, plan, {
    where: [({ add }) => `${own(part.via)} = any(${add([...byParent.keys()])})`],
    orderBy,
    // One more than there may be: more than is told is not read either.
    limit: reader.rows.left + 1,
  });
  spendRows(reader.rows, rows.length);
  for (const row of rows) byParent.get(row[part.via])?.push(row);
  for (const parent of parents) parent[part.name] = byParent.get(parent.id);
};

/** Child rows of the rows read, and of the rows that those refer to. */
const readParts = async (reader: Reader, { parts, relations }: ReadPlan, rows: readonly Row[]): Promise<void> => {
  if (rows.length === 0) return;
  for (const part of parts) await readPart(reader, part, rows);
  for (const { field, plan } of relations)
    await readParts(reader, plan, rows.map((row) => row[field]).filter(isRecord));
};

/** A statement of all rows that match, and how they are counted beside those of a page. */
interface Statement {
  text: string;
  count: string;
}

/** The rows wanted as SQL: the page is cut out first, so that rows before it are neither joined nor worked out. */
const statementOf = (
  { entity }: ReadPlan,
  { select, joins }: CompiledPlan,
  { orderBy, total, costly }: RowsWanted,
  where: string,
  page: string,
): Statement => {
  const table = `"${entity.name}" ${ROOT}`;
  const order = orderBy === undefined ? '' : ` order by ${orderBy}`;
  const count = `select count(*) from ${table} where ${where}`;
  if (page === '')
    return {
      text: `select ${select}${total ? `, (${count})` : ''} from ${table} ${joins} where ${where}${order}`,
      count,
    };
  const once = total === true && costly === true;
  const rows = `select ${ROOT}.* from ${table} where ${once ? `${ROOT}.id in (select id from found)` : where}${order}${page}`;
  const found = once ? `with found as materialized (select ${ROOT}.id from ${table} where ${where}) ` : '';
  const counted = total ? `, (${once ? 'select count(*) from found' : count})` : '';
  return { text: `${found}select ${select}${counted} from (${rows}) ${ROOT} ${joins}${order}`, count };
};

/**
 * Reads rows as a document asks for them: references joined, computed values selected and the total counted in one
 * statement, one more statement for each kind of child rows. Deleted rows are left out.
 */
export const readRows = async (reader: Reader, plan: ReadPlan, wanted: RowsWanted): Promise<RowsRead> => {
  const compiled = compilePlan(plan);
  const values = newValues();
  const where = [
    plan.entity.isSoft ? `${ROOT}.deleted_at is null` : 'true',
    ...(wanted.where ?? []).map((fragment) => fragment(values)),
  ].join(' and ');
  const matched = values.list.length;
  const page =
    wanted.limit === undefined ? '' : ` limit ${values.add(wanted.limit)} offset ${values.add(wanted.offset ?? 0)}`;
  const { text, count } = statementOf(plan, compiled, wanted, where, page);
  const found = await runArrays(reader.runner, text, values.list);
  const rows = found.map(compiled.assemble);
  await readParts(reader, plan, rows);
  if (!wanted.total) return { rows, total: null };
  // A page beyond the last row has no row to carry the total.
  const [first] = found;
  const [total] = first
    ? [first[compiled.width]]
    : ((await runArrays(reader.runner, count, values.list.slice(0, matched)))[0] ?? []);
  return { rows, total: Number(total) };
};
