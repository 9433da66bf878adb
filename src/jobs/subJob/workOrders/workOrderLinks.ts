import type { LocalText } from '#domain/access/localText';
import type { SubJobDraft } from '#domain/jobs/draft';
import { CATEGORY } from '#domain/statuses';
import type { WorkOrderTypeName } from '#domain/workOrders/types';
import { formatCivilDate } from '#domain/civilDate';
import { workOrderPath } from '#domain/workOrders/workOrderPath';
import { workOrderType } from '#domain/workOrders/workOrderTypes';

/** Pages that open for a sub-job, by its category [SUB-013 SUB-016 SUB-026]. */
export interface WorkOrderLink {
  label: LocalText;
  path: (job: number, subJob: number) => string;
  isIn?: (subJob: SubJobDraft) => boolean;
  /** The type of order that it starts. */
  starts?: WorkOrderTypeName;
}

/** An order that is there, as its list needs it. */
export interface ListedOrder {
  type: WorkOrderTypeName;
  id: number;
  is_complete: boolean;
  /** Of repairs. */
  date_completed: string | null;
}

const order = (type: WorkOrderTypeName, en: string, es: string): WorkOrderLink => ({
  label: { en, es },
  starts: type,
  path: (job_id, job_detail_id) => workOrderPath.new(type, { job_id, job_detail_id }),
});
const card = (kind: string, en: string, es: string): WorkOrderLink => ({
  label: { en, es },
  path: (job, subJob) => `/job/${job}/${kind}/${subJob}`,
});

const BOULDER = order('boulder', 'New Boulder Work Order', 'Nueva orden de rocas');

export const WORK_ORDER_LINKS: Readonly<Record<number, readonly WorkOrderLink[]>> = {
  [CATEGORY.GUNITE]: [
    order('gunite', 'New Gunite Work Order', 'Nueva orden de gunita'),
    BOULDER,
    card('gunite', 'Gunite Card', 'Tarjeta de gunita'),
  ],
  [CATEGORY.PEBBLE]: [
    order('pebble', 'New Pebble Work Order', 'Nueva orden de pebble'),
    order('daily', 'New Daily Work Order', 'Nueva orden diaria'),
    card('pebble', 'Pebble Card', 'Tarjeta de pebble'),
    card('prep', 'Prep Card', 'Tarjeta de preparación'),
  ],
  [CATEGORY.WARRANTY]: [
    order('repair', 'New Repair Work Order', 'Nueva orden de reparación'),
    { ...BOULDER, isIn: ({ warranty_details }) => warranty_details?.is_boulder_creations_division === true },
  ],
};

/**
 * What an order is called in the list of its sub-job: "Gunite Work Order 7", a repair with when it was done
 * [SUB-026 WAR-019].
 */
export const orderName = ({ type: word, id, date_completed }: ListedOrder): LocalText => {
  const type = workOrderType(word);
  const done = (open: string): string =>
    word === 'repair' ? ` - ${date_completed === null ? `(${open})` : formatCivilDate(date_completed)}` : '';
  return {
    en: `${type?.label ?? word} Work Order ${id}${done('Incomplete')}`,
    es: `Orden de ${type?.label_es.toLowerCase() ?? word} ${id}${done('Incompleta')}`,
  };
};
