import { sql } from 'drizzle-orm';
import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { entriesOf, sectionFlag, WORK_ORDER_TYPES } from '#domain/workOrders/workOrderTypes';
import type { WorkOrderType } from '#domain/workOrders/types';
import { subJobReadable } from '../../access/scope';
import { crud, type Resource } from '../../api/resource';
import { jobDetail } from '../../db/tables/jobs';
import { assertMayUndoOrder } from './assertMayUndoOrder';
import { onOrderWrite } from './onOrderWrite';
import { labelsOf, partsOf, tableNamed } from './orderParts';
import { takenRows } from './takenRows';

const resourceOf = (type: WorkOrderType): Resource => {
  const entries = entriesOf(type);
  return crud(tableNamed(type.table), {
    needs: RESOURCE_NEEDS[type.table],
    label: `${type.label} Work Order`,
    title: ['id'],
    sections: type.sections.map((section) => ({
      label: section.label,
      fields: [...section.entries.map(({ name }) => name), sectionFlag(section)],
    })),
    columns: [
      'id',
      'job_id',
      'job_detail_id',
      'work_order_date',
      'crew_id',
      'foreman_id',
      'is_complete',
      'completed_date',
    ],
    sort: { field: 'work_order_date', order: 'DESC' },
    labels: {
      ...labelsOf(entries),
      ...Object.fromEntries(type.sections.map((section) => [sectionFlag(section), 'Section complete'])),
      is_complete: 'Complete',
    },
    readOnly: [
      'job_id',
      'created_date',
      'completed_date',
      'is_complete',
      ...entries.flatMap((entry) => (entry.kind !== 'rows' && entry.readOnly ? [entry.name] : [])),
    ],
    parts: partsOf(type.table, entries),
    scope: (actor, alias) =>
      sql`${sql.raw(alias)}.job_detail_id in (select ${jobDetail.id} from ${jobDetail} where ${subJobReadable(actor)})`,
    rowsOfNew: takenRows(type),
    onWrite: onOrderWrite(type),
    assertMayUndo: assertMayUndoOrder(type),
    saved_message: 'Work order saved!',
  });
};

/** The six types of work orders, made from the rows of `domain/workOrders` [WO-028]. */
export const workOrderResources: readonly Resource[] = WORK_ORDER_TYPES.map(resourceOf);
