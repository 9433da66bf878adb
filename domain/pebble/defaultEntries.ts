import { STATUS } from '../statuses';
import { PHASE } from './phases';

/** The crew entries of a new pebble sub-job: Prep, App, Detail and Slurry, each Pending [BRD-023 PEB-006]. */
export const DEFAULT_ENTRIES = [PHASE.PREP, PHASE.APP, PHASE.DETAIL, PHASE.SLURRY].map((phase_type_id) => ({
  phase_type_id,
  status_id: STATUS.PENDING,
}));
