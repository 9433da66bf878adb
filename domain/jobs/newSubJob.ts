import { DEFAULT_ENTRIES } from '../pebble/phases';
import { CATEGORY, STATUS, GUNITE_TYPE } from '../statuses';

/** Priority Normal of a warranty [WAR-023]. */
const NORMAL = 3;

/** The initial values of a new sub-job, apart from its empty fields. */
export interface NewSubJob {
  status_id: number | null;
  crew_information: readonly { phase_type_id: number; status_id: number }[];
  gunite_history: readonly { type_id: number; status_id: number }[];
  /** The priority of a warranty; null for the other categories. */
  priority_id: number | null;
}

const EMPTY: NewSubJob = { status_id: null, crew_information: [], gunite_history: [], priority_id: null };

const NEW: Readonly<Record<number, NewSubJob>> = {
  [CATEGORY.PEBBLE]: { ...EMPTY, status_id: STATUS.PENDING, crew_information: DEFAULT_ENTRIES },
  [CATEGORY.GUNITE]: { ...EMPTY, gunite_history: [{ type_id: GUNITE_TYPE.DAY_1, status_id: STATUS.PENDING }] },
  [CATEGORY.WARRANTY]: { ...EMPTY, priority_id: NORMAL },
};

/**
 * What a new sub-job of a category begins with; without a category, nothing [BRD-023 BRD-026 SUB-004 SUB-023 WAR-023].
 */
export const newSubJob = (category_id: number | null): NewSubJob =>
  category_id === null ? EMPTY : (NEW[category_id] ?? EMPTY);
