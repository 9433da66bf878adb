import { and, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { AppError, badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { WORK_ORDER_TYPES } from '#domain/workOrders/workOrderTypes';
import { PRINT_STAGES, type PrintStage } from '#domain/workOrders/printSelection';
import { companyAbbreviation } from '#domain/inputs/companyAbbreviation';
import { CATEGORY } from '#domain/statuses';
import type { Actor } from '../../access/actor';
import { subJobReadable, subJobWritable } from '../../access/scope';
import type { FieldAsker } from '../../api/fieldRights';
import { whereSeen } from '../../api/seenColumns';
import { columnsOf, orNull, rowReader, worked } from '../../db/rowDecoder';
import { idOf, run, type Runner } from '../../db/statement';
import { customer } from '../../db/tables/customers';
import { crew } from '../../db/tables/employees';
import { job, jobDetail } from '../../db/tables/jobs';
import type { Command } from '../../pipeline/command';
import { lockRows } from '../../pipeline/lockRows';
import { lockedRow } from '../../pipeline/mutation';
import { assertMayUndoJob } from '../jobs/write/assertMayUndoJob';
import type { PrintLine } from '#domain/workOrders/printLine';

const NO_PREP = 'not coalesce(p.is_no_prep_print, false)';
/**
 * The orders of the types that a tab prints; one that names its boulder stands at that card only, where the user sees that it
 * does.
 */
const orders = (actor: FieldAsker, stage: PrintStage): string =>
  `array(${WORK_ORDER_TYPES.filter(({ printTab }) => printTab === stage)
    .map(
      ({ type, table }) => `select '${type}-' || w.id from "${table}" w where w.job_detail_id = d.id
        and w.deleted_at is null${type === 'boulder' ? ` and ${whereSeen(actor, 'boulder_work_order.boulder_entry_id', '(w.boulder_entry_id is null or w.boulder_entry_id = b.id)')}` : ''}`,
    )
    .join(' union all ')})`;

/** The tabs: which sub-jobs they hold, the date and the crew of their columns [WO-024]. */
const TABS: readonly { stage: PrintStage; from: string; id: string; date: string; crew: string }[] = [
  {
    stage: 'gunite',
    from: `left join gunite_details g on g.job_detail_id = d.id where d.job_category_id = ${CATEGORY.GUNITE}`,
    id: 'd.id',
    date: 'g.scheduled_date',
    crew: 'g.crew_id',
  },
  {
    stage: 'boulder',
    from: `join boulder_details b on b.job_detail_id = d.id left join gunite_details g on g.job_detail_id = d.id
      where d.job_category_id in (${CATEGORY.GUNITE}, ${CATEGORY.WARRANTY})`,
    id: 'b.id',
    date: 'g.scheduled_date',
    crew: 'null::int',
  },
  {
    stage: 'prep',
    from: `join pebble_details p on p.job_detail_id = d.id where d.job_category_id = ${CATEGORY.PEBBLE} and ${NO_PREP}`,
    id: 'd.id',
    date: 'p.prep_date',
    crew: 'p.prep_crew_id',
  },
  {
    stage: 'pebble',
    from: `join pebble_details p on p.job_detail_id = d.id where d.job_category_id = ${CATEGORY.PEBBLE}`,
    id: 'd.id',
    date: 'p.scheduled_app_date',
    crew: 'p.app_crew_id',
  },
  {
    stage: 'warranty',
    from: `where d.job_category_id = ${CATEGORY.WARRANTY}`,
    id: 'd.id',
    date: '(select min(v.start)::date from warranty_schedule v where v.job_detail_id = d.id)',
    crew: 'null::int',
  },
];

const lines = (actor: FieldAsker): string =>
  `select * from (${TABS.map(
    ({ stage, from, id, date, crew }) =>
      `select '${stage}' as stage, ${id} as card_id, d.id, d.job_id, ${date} as date, ${crew} as crew_id, ${orders(actor, stage)} as work_orders
     from job_detail d ${from} and d.is_in_print_queue and d.deleted_at is null`,
  ).join(' union all ')}) q`;

const toLine = rowReader(
  {
    stage: worked.text,
    card_id: worked.number,
    ...columnsOf(jobDetail, 'id', 'job_id'),
    job_name: job.name,
    ...columnsOf(job, 'city', 'company_id'),
    company_name: customer.company_name,
    date: orNull(worked.text),
    crew_name: orNull(crew.name),
    work_orders: worked.texts,
  },
  ({ stage, id, company_id, company_name, ...line }): PrintLine => ({
    stage: PRINT_STAGES.find((known) => known === stage) ?? 'gunite',
    card_id: line.card_id,
    job_detail_id: id,
    job_id: line.job_id,
    job_name: line.job_name,
    company_abbreviation: companyAbbreviation({ id: company_id, name: company_name }),
    city: line.city,
    date: line.date,
    crew_name: line.crew_name,
    work_orders: line.work_orders,
  }),
);

/** The queue as far as the actor may read it, by date, then name [WO-022]. */
export const readPrintQueue = async (runner: Runner, actor: Actor): Promise<PrintLine[]> => {
  const rows = await run(
    runner,
    sql`select q.*, j.name as job_name, j.city, j.company_id, c.company_name, k.name as crew_name from (${sql.raw(lines(actor))}) q
      join job j on j.id = q.job_id and j.deleted_at is null and not j.is_estimate join customer c on c.id = j.company_id
      left join crew k on k.id = q.crew_id
      where q.id in (select ${jobDetail.id} from ${jobDetail} where ${subJobReadable(actor)})
      order by q.date nulls last, j.name, q.card_id`,
  );
  return rows.map(toLine);
};

/** Sub-jobs that are asked for at once. */
const MAX_SUB_JOBS = 500;
const input = z.strictObject({ job_detail_ids: z.array(z.int()), is_in_print_queue: z.boolean() });
type Input = z.infer<typeof input>;

/**
 * Puts sub-jobs into the print queue or takes them out, and answers the ids that were sent, each once [WO-023 WO-030].
 */
export const updatePrintQueue: Command<Input, number[], number[]> = {
  name: 'updatePrintQueue',
  need: CALLS.updatePrintQueue.need,
  input,
  // Who may work the queue takes back what was put into it, also of sub-jobs that are not theirs to edit.
  assertMayUndo: async (mutation, entries) => {
    if (!mutation.actor.permissions.has('CAN_VIEW_PRINT_QUEUE')) return assertMayUndoJob(mutation, entries);
    const ids = [...new Set(entries.map(({ entity_id }) => entity_id))];
    const seen = await run(
      mutation.client,
      sql`select ${jobDetail.id} as id from ${jobDetail} where ${and(inArray(jobDetail.id, ids), subJobReadable(mutation.actor))}`,
    );
    if (seen.length !== ids.length) throw new AppError('NOT_FOUND');
    return undefined;
  },
  load: async (mutation, { job_detail_ids, is_in_print_queue }) => {
    const ids = [...new Set(job_detail_ids)];
    if (ids.length > MAX_SUB_JOBS) throw badInput([fieldIssue('job_detail_ids', 'max_entries', { max: MAX_SUB_JOBS })]);
    if (ids.length === 0) return [];
    const { client, actor } = mutation;
    const may = actor.permissions.has('CAN_VIEW_PRINT_QUEUE') ? subJobReadable(actor) : subJobWritable(actor);
    const rows = await run(
      client,
      sql`select ${jobDetail.id} as id, (${may}) as may from ${jobDetail} where ${and(inArray(jobDetail.id, ids), isNull(jobDetail.deleted_at), subJobReadable(actor))}`,
    );
    if (rows.some((row) => row.may !== true)) throw new AppError('FORBIDDEN');
    // Ids that are gone by now are passed over: what is printed may have been deleted meanwhile.
    const known = rows.map(idOf);
    await lockRows(mutation, { job_detail: known });
    return known.filter((id) => lockedRow(mutation, 'job_detail', id)?.is_in_print_queue !== is_in_print_queue);
  },
  decide: (ids, { is_in_print_queue }) => ({
    changes: ids.map((id) => ({ entity: 'job_detail', id, op: 'update', set: { is_in_print_queue } })),
  }),
  result: (_written, _mutation, { job_detail_ids }) => [...new Set(job_detail_ids)],
};
