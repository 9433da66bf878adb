import { CALLS } from '#domain/access/calls';
import type { Row } from '../../db/statement';
import { readDailyJobs } from './dailyJobs';
import { readDayCells } from './dayCells';
import type { Builder } from '../../api/builder';
import { plainObject } from '../../api/plainTypes';

/**
 * `dailyJobs`: the jobs on which crews work on a day, from which a sheet leads to the next one; `dayCells`: what is to be
 * filled in of all of them [KEY-016].
 */
export const addDailyJobsQuery = (builder: Builder): void => {
  const kind = builder.enumType('DailyKind', { values: ['batches', 'yardage'] as const });
  const dailyJob = plainObject<Row>(builder, 'DailyJob', {
    id: 'Int!',
    name: 'String',
    company_name: 'String',
    address_line_1: 'String',
    city: 'String',
    crews: 'String',
    job_order: 'Int',
    is_own: 'Boolean!',
    is_complete: 'Boolean!',
  });
  builder.queryField('dailyJobs', (t) =>
    t.field({
      type: [dailyJob],
      nullable: false,
      extensions: { need: CALLS.dailyJobs.need },
      args: { kind: t.arg({ type: kind, required: true }), date: t.arg({ type: 'Date', required: true }) },
      resolve: (_root, args, context) => readDailyJobs(context, args.kind, args.date),
    }),
  );
  const dayCell = plainObject<Row>(builder, 'DayCell', {
    kind: 'String!',
    row_id: 'Int',
    sub_job_id: 'Int!',
    job_id: 'Int!',
    job_name: 'String',
    company_name: 'String',
    address_line_1: 'String',
    city: 'String',
    crews: 'String',
    job_order: 'Int',
    type_id: 'Int',
    type_name: 'String',
    color: 'String',
    section: 'String',
    value: 'String',
    may_edit: 'Boolean!',
  });
  builder.queryField('dayCells', (t) =>
    t.field({
      type: [dayCell],
      nullable: false,
      extensions: { need: CALLS.dayCells.need },
      args: { date: t.arg({ type: 'Date', required: true }) },
      resolve: (_root, { date }, context) => readDayCells(context, date),
    }),
  );
};
