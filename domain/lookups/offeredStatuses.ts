/** The flags by which the status list says where a status is offered. */
export const SHOW_FLAGS = [
  'show_gunite',
  'show_pebble',
  'show_warranty',
  'show_boulder',
  'show_gunite_history',
  'show_pebble_prep',
  'show_pebble_application',
  'show_pebble_detail',
  'show_pebble_slurry',
] as const;

export type ShowFlag = (typeof SHOW_FLAGS)[number];

/** A row of the status list as its query answers it [CON-010]. */
export type JobStatus = { id: number; name: string; is_active: boolean } & Readonly<Record<ShowFlag, boolean>>;

/**
 * Where a status is chosen: a sub-job by its category, a boulder row, a gunite history row, a crew row by its phase.
 */
export type StatusPlace =
  | 'gunite'
  | 'pebble'
  | 'warranty'
  | 'boulder'
  | 'gunite_history'
  | 'crew_prep'
  | 'crew_application'
  | 'crew_detail'
  | 'crew_slurry'
  | 'crew';

const PEBBLE_ROWS = [
  'show_pebble_prep',
  'show_pebble_application',
  'show_pebble_detail',
  'show_pebble_slurry',
] as const;

/**
 * One of these flags offers a status at the place; a crew row without a phase takes those of all four
 * [LKP-002 LKP-016].
 */
const FLAGS: Readonly<Record<StatusPlace, readonly ShowFlag[]>> = {
  gunite: ['show_gunite'],
  pebble: ['show_pebble'],
  warranty: ['show_warranty'],
  boulder: ['show_boulder'],
  gunite_history: ['show_gunite_history'],
  crew_prep: ['show_pebble_prep'],
  crew_application: ['show_pebble_application'],
  crew_detail: ['show_pebble_detail'],
  crew_slurry: ['show_pebble_slurry'],
  crew: PEBBLE_ROWS,
};

/**
 * The statuses that a picker of the place offers, in the order of the list; the one that is chosen is always among them
 * [CON-010].
 */
export const offeredStatuses = <Status extends JobStatus>(
  statuses: readonly Status[],
  place: StatusPlace,
  chosen: number | null = null,
): Status[] =>
  statuses.filter((status) => status.id === chosen || (status.is_active && FLAGS[place].some((flag) => status[flag])));
