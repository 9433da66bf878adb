import type { LocalText } from '../../localText';
import type { RoleFlags } from '../../access/roles';
import { CATEGORY, DIVISION } from '../../statuses';
import { STAGE_LABELS } from '../../labels/stages';

/** A division whose sites are visited before the work. */
export interface PresiteDivision {
  id: number;
  /** The job category of its items [PSC-009]. */
  category_id: number;
  /** Stands for "nobody" as a supervisor: the id of its unassigned column [PSC-003 PRE-018]. */
  unassigned: number;
  /** The role flag that offers it [PSC-010 PSC-013 AUTH-056]. */
  flag: keyof RoleFlags;
  name: LocalText;
}

/** The two divisions of the screen, in its order [PSC-002]. */
export const PRESITE_DIVISIONS: readonly PresiteDivision[] = [
  {
    id: DIVISION.GUNITE,
    category_id: CATEGORY.GUNITE,
    unassigned: -2,
    flag: 'presite_gunite',
    name: STAGE_LABELS.gunite,
  },
  {
    id: DIVISION.PEBBLE,
    category_id: CATEGORY.PEBBLE,
    unassigned: -3,
    flag: 'presite_pebble',
    name: STAGE_LABELS.pebble,
  },
];

/** The divisions that a user's role offers. */
export const offeredDivisions = (flags: RoleFlags): PresiteDivision[] =>
  PRESITE_DIVISIONS.filter(({ flag }) => flags[flag]);

/** The division of a job category; undefined for one without presites. */
export const divisionOfCategory = (categoryId: number): PresiteDivision | undefined =>
  PRESITE_DIVISIONS.find(({ category_id }) => category_id === categoryId);

export const isUnassigned = (employeeId: number | null): boolean =>
  employeeId === null || PRESITE_DIVISIONS.some(({ unassigned }) => unassigned === employeeId);
