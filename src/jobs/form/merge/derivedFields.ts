import { isComputedIa } from '#domain/subJobs/computedIa';

/** What an IA is computed from, and the IAs. */
const MEASURES = [
  'depth_low',
  'depth_mid',
  'depth_high',
  'pebble_perimeter',
  'mmg_pebble_perimeter',
  'plan_sa',
  'quoted_ia',
  'plan_ia',
  'mmg_ia',
] as const;

/**
 * What the rules work out anew after a merge, and what the form itself does not hold: never asked about. By the last
 * two steps of a path, since `scheduled_date` is typed in one group and worked out in another.
 */
const DERIVED: ReadonlySet<string> = new Set([
  ...[
    'prep_date',
    'scheduled_app_date',
    'app_date',
    'detail_date',
    'prep_crew_id',
    'app_crew_id',
    'detail_crew_id',
    'prep_status',
    'app_status',
    'detail_status',
    'total_batches',
  ].map((name) => `pebble_details.${name}`),
  ...['scheduled_date', 'flash_date', 'finished_date', 'total_yardage', 'flash_yards', 'crew_id', 'flash_crew_id'].map(
    (name) => `gunite_details.${name}`,
  ),
]);
const OWN: ReadonlySet<string> = new Set([
  'key',
  'id',
  'version',
  'is_status_manual',
  'lat',
  'lon',
  'temp_lat',
  'temp_lon',
  'is_pin_set_by_hand',
  'awaiting_builder_date',
  'creation_date',
  'job_entered_by',
  'date_created',
  'created_by',
]);

type Fields = Readonly<Record<string, unknown>>;

const isMeasured = (group: Fields): group is Fields & Parameters<typeof isComputedIa>[0] =>
  MEASURES.every((name) => group[name] === null || typeof group[name] === 'number');

/**
 * What the rules made of a side's own edits, beside them in a group: no edit of that side, and worked out anew after a
 * merge.
 */
export const isWorkedOut = (group: Fields, name: string): boolean => isMeasured(group) && isComputedIa(group, name);

export const isDerived = (path: string): boolean => {
  const steps = path.split('.');
  return OWN.has(steps.at(-1) ?? '') || DERIVED.has(steps.slice(-2).join('.'));
};
