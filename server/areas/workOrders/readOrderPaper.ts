import { and, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '#domain/errors';
import type { ReferencedTable, WorkOrderEntry, WorkOrderType } from '#domain/workOrders/types';
import { entriesOf, isField, isRows } from '#domain/workOrders/workOrderTypes';
import type { Actor } from '../../access/actor';
import { subJobReadable } from '../../access/scope';
import { jobDetail } from '../../db/tables/jobs';
import { numberIn, run, runText, type Row, type Runner } from '../../db/statement';
import { rowFor, withoutHidden } from '../../api/seenColumns';
import { readContractor, type Contractor } from '../../pdf/readContractor';

/** What the head of a work order's paper says of its job. */
export interface OrderHead {
  contractor: Contractor;
  job: Row;
}

/** A work order with its rows, names in place of ids: a reference `crew_id` is the text `crew_id`. */
export interface WorkOrderPaper extends OrderHead {
  order: Row;
}

const HEAD = `
  select j.id as job_id, j.name, j.key_map, j.gate_code, j.phone, c.company_name,
    concat_ws(', ', nullif(j.address_line_1, ''), nullif(j.address_line_2, ''), nullif(j.city, ''), nullif(concat_ws(' ', j.state, j.zip_code), '')) as address,
    concat_ws(' ', s.first_name, s.last_name) as supervisor, s.phone_number as supervisor_phone,
    d.critical_note, w.report_notes, w.is_will_need_to_return
  from job_detail d join job j on j.id = d.job_id join customer c on c.id = j.company_id
    left join customer_contact s on s.id = j.company_supervisor_id left join warranty_details w on w.job_detail_id = d.id
  where d.id = $1`;

const NAME_OF: Readonly<Partial<Record<ReferencedTable, string>>> = {
  employee: "concat_ws(' ', t.first_name, t.last_name)",
  boulder_details: '(select a.name from lookup_addition a where a.id = t.addition_id)',
};

const nameSql = (table: ReferencedTable): string =>
  `select t.id, ${NAME_OF[table] ?? 't.name'} as name from "${table}" t where t.id = any($1)`;

/** Puts names in place of the ids that some rows refer to: one statement for each table. */
const named = async (runner: Runner, entries: readonly WorkOrderEntry[], rows: readonly Row[]): Promise<void> => {
  for (const field of entries.filter(isField)) {
    if (field.to === undefined) continue;
    const ids = [...new Set(rows.map((row) => row[field.name]).filter((id) => typeof id === 'number'))];
    if (ids.length === 0) continue;
    const found = await runText(runner, nameSql(field.to), [ids]);
    const names = new Map(found.map(({ id, name }) => [id, name]));
    for (const row of rows) if (row[field.name] !== null) row[field.name] = names.get(row[field.name]) ?? null;
  }
};

const withRows = async (
  { runner, actor }: { runner: Runner; actor: Actor },
  owner: string,
  entries: readonly WorkOrderEntry[],
  parents: readonly Row[],
): Promise<void> => {
  for (const entry of entries.filter(isRows)) {
    const table = `${owner}_${entry.table}`;
    const found = await runText(runner, `select * from "${table}" where "${owner}_id" = any($1) order by id`, [
      parents.map(({ id }) => id),
    ]);
    const rows = found.map((row) => ({ ...rowFor(actor, table, row), [`${owner}_id`]: row[`${owner}_id`] }));
    await withRows({ runner, actor }, table, entry.fields, rows);
    for (const parent of parents) parent[entry.name] = rows.filter((row) => row[`${owner}_id`] === parent.id);
  }
  await named(runner, entries, parents);
};

/** A work order as its paper says it, for whoever may read its sub-job, without what that one does not see [USR-018]. @throws AppError NOT_FOUND */
export const readOrderPaper = async (
  runner: Runner,
  actor: Actor,
  type: WorkOrderType,
  id: number,
): Promise<WorkOrderPaper> => {
  const [order] = await runText(runner, `select * from "${type.table}" where id = $1 and deleted_at is null`, [id]);
  if (!order) throw new AppError('NOT_FOUND');
  const subJob = numberIn(order, 'job_detail_id');
  const readable = await run(
    runner,
    sql`select 1 from ${jobDetail} where ${and(eq(jobDetail.id, subJob), isNull(jobDetail.deleted_at), subJobReadable(actor))}`,
  );
  const [job] = await runText(runner, HEAD, [subJob]);
  if (readable.length === 0 || !job) throw new AppError('NOT_FOUND');
  const shown = rowFor(actor, type.table, order);
  await withRows({ runner, actor }, type.table, entriesOf(type), [shown]);
  return {
    contractor: await readContractor(runner),
    job: withoutHidden(actor, job, { supervisor_phone: 'customer_contact.phone_number' }),
    order: shown,
  };
};

/** What a blank form has in its head: the contractor alone. */
export const readBlankHead = async (runner: Runner): Promise<OrderHead> => ({
  contractor: await readContractor(runner),
  job: {},
});
