import type { LocalText } from '#domain/localText';
import type { SubJobDraft } from '#domain/jobs/draft';
import { CATEGORY } from '#domain/statuses';
import { ORDER_ADDRESSES } from '#domain/workOrders/orderAddresses';
import type { WorkOrderTypeName } from '#domain/workOrders/types';
import { formatCivilDate } from '#domain/civilDate';
import { workOrderPath } from '#domain/workOrders/workOrderPath';
import { WORK_ORDER_TYPES } from '#domain/workOrders/workOrderTypes';

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
  /** The completion date of a repair. */
  date_completed: string | null;
}

const order = (type: WorkOrderTypeName): WorkOrderLink => ({
  label: { en: `New ${ORDER_ADDRESSES[type].en} Work Order`, es: `Nueva orden ${ORDER_ADDRESSES[type].es}` },
  starts: type,
  path: (job_id, job_detail_id) => workOrderPath.new(type, { job_id, job_detail_id }),
});
/** The orders that a person starts in sub-jobs of a category, those of its own before those of others. */
const ordersOf = (category: number): WorkOrderLink[] =>
  WORK_ORDER_TYPES.filter(
    ({ type, categories }) => ORDER_ADDRESSES[type].isStartedByHand && categories.includes(category),
  )
    .toSorted((a, b) => a.categories.indexOf(category) - b.categories.indexOf(category))
    .map(({ type }) => order(type));
const card = (kind: string, en: string, es: string): WorkOrderLink => ({
  label: { en, es },
  path: (job, subJob) => `/job/${job}/${kind}/${subJob}`,
});

export const WORK_ORDER_LINKS: Readonly<Record<number, readonly WorkOrderLink[]>> = {
  [CATEGORY.GUNITE]: [...ordersOf(CATEGORY.GUNITE), card('gunite', 'Gunite Card', 'Tarjeta de gunita')],
  [CATEGORY.PEBBLE]: [
    ...ordersOf(CATEGORY.PEBBLE),
    card('pebble', 'Pebble Card', 'Tarjeta de pebble'),
    card('prep', 'Prep Card', 'Tarjeta de preparación'),
  ],
  [CATEGORY.WARRANTY]: ordersOf(CATEGORY.WARRANTY).map((link) =>
    link.starts === 'boulder'
      ? { ...link, isIn: ({ warranty_details }) => warranty_details?.is_boulder_creations_division === true }
      : link,
  ),
};

/**
 * What an order is called in the list of its sub-job: "Gunite Work Order 7", a repair with when it was done
 * [SUB-026 WAR-019].
 */
export const orderName = ({ type: word, id, date_completed }: ListedOrder): LocalText => {
  const { en, es } = ORDER_ADDRESSES[word];
  const done = (open: string): string =>
    word === 'repair' ? ` - ${date_completed === null ? `(${open})` : formatCivilDate(date_completed)}` : '';
  return {
    en: `${en} Work Order ${id}${done('Incomplete')}`,
    es: `Orden ${es} ${id}${done('Incompleta')}`,
  };
};
