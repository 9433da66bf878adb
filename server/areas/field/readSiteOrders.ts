import type { WorkOrderType } from '#domain/workOrders/types';
import { WORK_ORDER_TYPES } from '#domain/workOrders/workOrderTypes';
import type { Actor } from '../../access/actor';
import { withoutHidden } from '../../api/seenColumns';
import { fieldKey } from '#domain/access/fieldLimits';
import { orNull, rowDecoder, worked } from '../../db/rowDecoder';
import { runText, type Row, type Runner } from '../../db/statement';
import type { Site } from './readSites';

/** A work order in the lists of the field. */
export interface SiteOrder {
  id: number;
  type: string;
  job_detail_id: number;
  work_order_date: string | null;
  crew_name: string | null;
  driver_in: string | null;
  on_job: string | null;
  leave_job: string | null;
  notes: string | null;
  is_complete: boolean;
  completed_date: string | null;
}

const ofType = ({ type, table }: WorkOrderType): string => `
  select '${type}' as type, w.id, w.job_detail_id, w.work_order_date, c.name as crew_name, w.driver_in, w.on_job, w.leave_job, w.notes,
    w.is_complete, w.completed_date
  from "${table}" w left join crew c on c.id = w.crew_id where w.job_detail_id = any($1) and w.deleted_at is null`;

const ALL = `${WORK_ORDER_TYPES.map(ofType).join(' union all ')} order by work_order_date desc nulls last, type, id desc`;

const text = orNull(worked.text);

const toOrder: (row: Row) => SiteOrder = rowDecoder({
  id: worked.number,
  type: worked.text,
  job_detail_id: worked.number,
  work_order_date: text,
  crew_name: text,
  driver_in: text,
  on_job: text,
  leave_job: text,
  notes: text,
  is_complete: worked.flag,
  completed_date: text,
});

/** What of a work order the lists of the field show, by the column of its table. */
const SHOWN: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['work_order_date', 'driver_in', 'on_job', 'leave_job', 'notes', 'completed_date'].map((name) => [name, name]),
  ),
  crew_name: 'crew_id',
};

const SHOWN_OF: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(
  WORK_ORDER_TYPES.map(({ type, table }) => [
    type,
    Object.fromEntries(Object.entries(SHOWN).map(([name, column]) => [name, fieldKey(table, column)])),
  ]),
);

/** A work order as somebody sees it. */
export const shownOrder = <T extends Pick<SiteOrder, 'type'>>(actor: Actor, order: T): T =>
  withoutHidden<T>(actor, order, SHOWN_OF.get(order.type) ?? {});

/** The work orders of some sub-jobs, the latest first. Whether the actor may read the sub-jobs was asked before. */
export const readSiteOrders = async (runner: Runner, ids: readonly number[]): Promise<SiteOrder[]> =>
  (ids.length === 0 ? [] : await runText(runner, ALL, [ids])).map(toOrder);

/** The types of work orders of a site that the actor may write: as who edits it, or as its foreman [WO-019]. */
export const writableTypes = (
  { permissions }: Pick<Actor, 'permissions'>,
  { category_id, may_edit, is_assigned }: Pick<Site, 'category_id' | 'may_edit' | 'is_assigned'>,
): WorkOrderType[] => {
  const isForeman = is_assigned || permissions.has('CAN_SUPERVISE_OTHERS');
  return WORK_ORDER_TYPES.filter(
    ({ categories, foreman }) =>
      categories.includes(category_id) &&
      (may_edit || (foreman !== undefined && isForeman && permissions.has(foreman))),
  );
};
