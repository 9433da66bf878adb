import { can, type Need } from '../access/can';
import { EDITS_GUNITE, EDITS_PEBBLE } from '../access/needs';
import type { Permission } from '../access/permissions';
import { CATEGORY } from '../statuses';

export type Held = ReadonlySet<Permission> | readonly Permission[] | null | undefined;

/**
 * Who edits some sub-job of a category, and who may add one. Which assigned ones a user edits, the
 * row scope says.
 */
const RIGHTS: Readonly<Record<number, { edits: Need; adds: Permission }>> = {
  [CATEGORY.GUNITE]: { edits: EDITS_GUNITE, adds: 'CAN_EDIT_GUNITE_JOB_ALL' },
  [CATEGORY.PEBBLE]: { edits: EDITS_PEBBLE, adds: 'CAN_EDIT_PLASTER_JOBS_ALL' },
  [CATEGORY.WARRANTY]: { edits: 'CAN_EDIT_WARRANTY_JOBS', adds: 'CAN_EDIT_WARRANTY_JOBS' },
};

export const isCategory = (id: number): boolean => id in RIGHTS;

/** True for who may edit sub-jobs of the category, all of them or those that are assigned [JOB-073]. */
export const editsCategory = (held: Held, category: number): boolean => {
  const rights = RIGHTS[category];
  return rights !== undefined && can(held, rights.edits);
};

/** True for who may add a sub-job of the category; those of an estimate need its own right [JOB-073]. */
export const mayAddSubJob = (held: Held, category: number, is_estimate: boolean): boolean => {
  const rights = RIGHTS[category];
  return rights !== undefined && can(held, is_estimate ? 'CAN_EDIT_ESTIMATE' : rights.adds);
};

/** The categories of which the holder may add a sub-job to a job. */
export const addableCategories = (held: Held): number[] =>
  Object.keys(RIGHTS)
    .map(Number)
    .filter((id) => mayAddSubJob(held, id, false));
