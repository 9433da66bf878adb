import { boulderDetails } from '../../../db/tables/boulder';
import { guniteDetails, guniteHistory } from '../../../db/tables/gunite';
import type { Shape } from './shape';
import { workOrderIds } from './workOrderIds';

/** A day of shooting or the flash, by day [BRD-025 GUN-003 GUN-022]. */
export const guniteHistoryShape: Shape = {
  type: 'GuniteHistory',
  table: guniteHistory,
  omit: ['position'],
  orderBy: 't.gunite_date nulls last',
};

/** The gunite part [BRD-025 GUN-001]. */
export const guniteShape: Shape = {
  type: 'GuniteDetails',
  table: guniteDetails,
  extras: {
    work_order_ids: workOrderIds('gunite_work_order'),
    boulder_work_order_ids: workOrderIds('boulder_work_order'),
  },
  parts: { gunite_history: { shape: guniteHistoryShape, many: true } },
};

/** A boulder, waterfall or structure [BRD-020 BLD-001]. */
export const boulderShape: Shape = { type: 'BoulderDetails', table: boulderDetails };
