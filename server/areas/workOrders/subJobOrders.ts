import { and, eq, isNull, sql } from 'drizzle-orm';
import { CALLS } from '#domain/access/calls';
import { AppError } from '#domain/errors';
import { editableOrders, fillableOrders } from '#domain/workOrders/orderRights';
import { WORK_ORDER_TYPES } from '#domain/workOrders/workOrderTypes';
import { subJobAssigned, subJobReadable, subJobWritable } from '../../access/scope';
import type { GraphContext } from '../../api/context';
import { rowFor } from '../../api/seenColumns';
import { newOrder } from './newOrder';
import { COMPLETE_COLUMNS } from './completeColumns';
import { plainObject } from '../../api/plainTypes';
import { referenceType } from '../../api/referenceType';
import type { SchemaModule } from '../../api/schema';
import { run, runText, type Row } from '../../db/statement';
import { jobDetail } from '../../db/tables/jobs';

interface SubJobOrders {
  sub_job: Row;
  may_edit: boolean;
  is_assigned: boolean;
}

const LINES = WORK_ORDER_TYPES.map(
  (
    { type, table },
    index,
  ) => `select ${index} as place, '${type}' as type, o.id, o.work_order_date, o.crew_id, o.is_complete, o.completed_date,
    ${type === 'repair' ? 'o.date_completed' : 'null::date'} as date_completed
    from "${table}" o where o.job_detail_id = $1 and o.deleted_at is null`,
).join(' union all ');

const readLines = async ({ runner, actor }: GraphContext, subJob: number): Promise<Row[]> => {
  const rows = await runText(
    runner,
    `select l.*, c.name as crew from (${LINES}) l left join crew c on c.id = l.crew_id order by l.place, l.id`,
    [subJob],
  );
  return rows.map((row) => {
    const line = rowFor(actor, WORK_ORDER_TYPES.find(({ type }) => type === row.type)?.table ?? '', row);
    return { ...line, crew: line.crew_id === null ? null : line.crew };
  });
};

const HEAD = `select j.name, j.key_map, j.gate_code, c.company_name, d.job_id, d.id as job_detail_id,
    concat_ws(', ', nullif(j.address_line_1, ''), nullif(j.city, '')) as address,
    case when d.is_critical_note then d.critical_note end as critical_note
  from job_detail d join job j on j.id = d.job_id left join customer c on c.id = j.company_id where d.id = $1`;

const BOULDERS = `select b.id, coalesce(a.name, '#' || b.id) as name from boulder_details b
  left join lookup_addition a on a.id = b.addition_id where b.job_detail_id = $1 order by b.id`;

const readSubJob = async ({ runner, actor }: GraphContext, id: number): Promise<SubJobOrders> => {
  const [rights] = await run(
    runner,
    sql`select (${subJobWritable(actor)}) as may_edit, (${subJobAssigned(actor)}) as is_assigned
      from ${jobDetail} where ${and(eq(jobDetail.id, id), isNull(jobDetail.deleted_at), subJobReadable(actor))}`,
  );
  const [sub_job] = rights ? await runText(runner, HEAD, [id]) : [];
  if (!rights || !sub_job) throw new AppError('NOT_FOUND');
  return { sub_job, may_edit: rights.may_edit === true, is_assigned: rights.is_assigned === true };
};

/** The work orders of a sub-job with what the user may do with those of each type [WO-003 WO-004 WO-019]. */
export const subJobOrders: SchemaModule = ({ builder }) => {
  const line = plainObject<Row>(
    builder,
    'WorkOrderLine',
    {
      type: 'String!',
      id: 'Int!',
      work_order_date: 'Date',
      crew: 'String',
      is_complete: 'Boolean!',
      completed_date: 'Date',
      date_completed: 'Date',
    },
    { shows: { is_complete: COMPLETE_COLUMNS } },
  );
  const head = plainObject<Row>(builder, 'WorkOrderSubJob', {
    job_id: 'Int!',
    job_detail_id: 'Int!',
    name: 'String',
    company_name: 'String',
    address: 'String',
    key_map: 'String',
    gate_code: 'String',
    critical_note: 'String',
  });
  const orders = builder.objectRef<SubJobOrders>('SubJobWorkOrders').implement({
    fields: (t) => ({
      sub_job: t.field({ type: head, nullable: false, resolve: ({ sub_job }) => sub_job }),
      items: t.field({
        type: [line],
        nullable: false,
        resolve: ({ sub_job }, _args, context) => readLines(context, Number(sub_job.job_detail_id)),
      }),
      editable: t.stringList({
        nullable: false,
        description: 'The types whose orders the user may change in every state, and delete.',
        resolve: ({ may_edit }) => editableOrders({ mayEdit: may_edit }),
      }),
      fillable: t.stringList({
        nullable: false,
        description: 'The types whose open orders the user may fill in.',
        resolve: ({ may_edit, is_assigned }, _args, { actor: { permissions } }) =>
          fillableOrders({ mayEdit: may_edit, isAssigned: is_assigned, permissions }),
      }),
      new_order: t.field({
        type: 'JSON',
        nullable: false,
        description: 'What the form of a new order of a type begins with; nothing is made.',
        args: { type: t.arg.string({ required: true }) },
        resolve: ({ sub_job }, { type }, context) => newOrder(context, type, Number(sub_job.job_detail_id)),
      }),
      boulders: t.field({
        type: [referenceType(builder)],
        nullable: false,
        description: 'The boulder entries that its orders can name.',
        resolve: ({ sub_job }, _args, { runner }) => runText(runner, BOULDERS, [sub_job.job_detail_id]),
      }),
    }),
  });
  builder.queryField('workOrdersOf', (t) =>
    t.field({
      type: orders,
      nullable: false,
      extensions: { need: CALLS.workOrdersOf.need },
      args: { job_detail_id: t.arg.int({ required: true }) },
      resolve: (_root, { job_detail_id }, context) => readSubJob(context, job_detail_id),
    }),
  );
};
