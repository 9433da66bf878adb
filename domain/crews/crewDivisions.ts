import type { LocalText } from '../localText';
import type { Permission } from '../access/permissions';
import { DIVISION } from '../statuses';
import { STAGE_LABELS } from '../labels/stages';
import { STATE_LABELS } from '../labels/states';

/** A division that has crews: its list of them, the code that orders it, and the unit of a crew's day. */
export interface CrewDivision {
  id: number;
  name: LocalText;
  /** Orders the crews of this list [EMP-006]. */
  reorder: Permission;
  /** The subdivisions that boards know; others may be typed. */
  subdivisions: readonly string[];
  /** What `daily_capacity` counts; without it the number is a note [EMP-008]. */
  unit?: LocalText;
}

/** The four lists of crews, in their order on the screen [EMP-008]. */
export const CREW_DIVISIONS: readonly CrewDivision[] = [
  {
    id: DIVISION.GUNITE,
    name: STAGE_LABELS.gunite,
    reorder: 'CAN_REORDER_GUNITE_CREW',
    subdivisions: ['Gunite', 'Flash'],
    unit: STATE_LABELS.yards,
  },
  {
    id: DIVISION.PEBBLE,
    name: STAGE_LABELS.pebble,
    reorder: 'CAN_REORDER_PEBBLE_CREWS',
    subdivisions: ['Prep', 'App', 'Detail'],
    unit: STATE_LABELS.sq_ft,
  },
  {
    id: DIVISION.BOULDER,
    name: { en: 'Boulder', es: 'Rocas' },
    reorder: 'CAN_REORDER_BOULDER_CREW',
    subdivisions: ['Boulder'],
  },
  {
    id: DIVISION.WARRANTY,
    name: STAGE_LABELS.warranty,
    reorder: 'CAN_REORDER_WARRANTY_CREW',
    subdivisions: ['Warranty'],
  },
];

/** The division of a crew; undefined for one that has no list of crews. */
export const crewDivision = (id: unknown): CrewDivision | undefined =>
  CREW_DIVISIONS.find((division) => division.id === id);
