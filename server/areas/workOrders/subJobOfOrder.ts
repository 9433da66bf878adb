import { and, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '#domain/errors';
import type { WorkOrderType } from '#domain/workOrders/types';
import { subJobAssigned, subJobReadable, subJobWritable } from '../../access/scope';
import { columnsOf, orNull, rowDecoder, worked } from '../../db/rowDecoder';
import { run, type Runner } from '../../db/statement';
import { jobDetail } from '../../db/tables/jobs';
import type { Looking } from '../../pipeline/mutation';

/** The sub-job of a work order, and what the actor may do with the orders there. */
export interface SubJobOfOrder {
  id: number;
  job_id: number;
  job_category_id: number;
  /** Edits the sub-job, hence all of its orders, complete ones too. */
  mayEdit: boolean;
  /** Fills in orders as the foreman of an assigned sub-job, or for all of them as who supervises others. */
  isForeman: boolean;
}

const toFound = rowDecoder({
  ...columnsOf(jobDetail, 'job_id', 'job_category_id'),
  may_edit: orNull(worked.flag),
  is_assigned: orNull(worked.flag),
});

/**
 * The sub-job, under lock unless it is only looked at, so that two first orders do not start side by side.
 * @throws AppError NOT_FOUND for one that is deleted or that the actor may not read; FORBIDDEN for one whose orders are
 * not the actor's to write
 */
export const subJobOfOrder = async (
  { client, actor, isLooking }: { client: Runner } & Pick<Looking, 'actor' | 'isLooking'>,
  { foreman }: Pick<WorkOrderType, 'foreman'>,
  id: number,
): Promise<SubJobOfOrder> => {
  const [row] = await run(
    client,
    sql`select ${jobDetail.job_id} as job_id, ${jobDetail.job_category_id} as job_category_id,
      (${subJobWritable(actor)}) as may_edit, (${subJobAssigned(actor)}) as is_assigned
    from ${jobDetail} where ${and(eq(jobDetail.id, id), isNull(jobDetail.deleted_at), subJobReadable(actor))}${sql.raw(isLooking ? '' : ' for no key update')}`,
  );
  if (!row) throw new AppError('NOT_FOUND');
  const { may_edit, is_assigned, ...subJob } = toFound(row);
  const hasCode = foreman !== undefined && actor.permissions.has(foreman);
  const found = {
    id,
    ...subJob,
    mayEdit: may_edit === true,
    isForeman: hasCode && (is_assigned === true || actor.permissions.has('CAN_SUPERVISE_OTHERS')),
  };
  if (!found.mayEdit && !found.isForeman) throw new AppError('FORBIDDEN');
  return found;
};
