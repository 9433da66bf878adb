import { CATEGORY } from '../statuses';

/** The two sheets of the evening: what the pebble crews applied, and what the gunite crews shot. */
export type DailyKind = 'batches' | 'yardage';

/**
 * What a sheet shows and saves of a sub-job [DB-004 DB-005 DB-006 DY-006]: fields of its own, and of the group of its
 * category.
 */
export interface DailySheet {
  category: (typeof CATEGORY)[keyof typeof CATEGORY];
  fields: readonly string[];
  group: 'pebble_details' | 'gunite_details';
  groupFields: readonly string[];
}

const COMMON = ['id', 'version', 'status', 'is_status_manual', 'depth_low', 'depth_mid', 'depth_high'] as const;

export const DAILY: Readonly<Record<DailyKind, DailySheet>> = {
  batches: {
    category: CATEGORY.PEBBLE,
    fields: [...COMMON, 'mmg_pebble_perimeter', 'mmg_ia'],
    group: 'pebble_details',
    groupFields: ['request_date', 'crew_information', 'color_additions'],
  },
  yardage: {
    category: CATEGORY.GUNITE,
    fields: [...COMMON, 'mmg_perimeter'],
    group: 'gunite_details',
    groupFields: ['request_date', 'notes', 'gunite_history'],
  },
};
