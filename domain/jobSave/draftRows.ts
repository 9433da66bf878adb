import type { SubJobDraft } from '../jobs/draft';
import { OTHER } from '../subJobs/warrantyRules';
import { isFieldValue, type FieldValue } from '../changes';

type Values = Record<string, FieldValue>;

/** The columns of a table by its name: a draft names only some of them. */
export type ColumnsOf = (entity: string) => readonly string[];

/** Kept by the server, or said by where a row stands. */
const NOT_WRITTEN: ReadonlySet<string> = new Set([
  'id',
  'version',
  'created_at',
  'created_by',
  'updated_at',
  'updated_by',
  'job_id',
  'job_detail_id',
  'position',
  'deleted_at',
  'client_id',
]);

const idIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

/** The columns of a table that a record of a draft says, with their values: a reference by the id of its object. */
export const columnsIn = (columns: readonly string[], record: object): Values => {
  const values: Values = {};
  for (const name of columns) {
    if (NOT_WRITTEN.has(name)) continue;
    const said: unknown =
      name in record ? Reflect.get(record, name) : idIn(Reflect.get(record, name.replace(/_id$/, '')));
    if (isFieldValue(said)) values[name] = said;
  }
  return values;
};

/** A table that has at most one row for a sub-job, or any number of them. */
export interface PartOf {
  entity: string;
  many: boolean;
  records(draft: SubJobDraft): readonly { id: number | null; key: string; record: object }[];
}

const rows = <Row extends { id: number | null; key: string }>(
  entity: string,
  listOf: (draft: SubJobDraft) => readonly Row[] | undefined,
): PartOf => ({
  entity,
  many: true,
  records: (draft) => (listOf(draft) ?? []).map((record) => ({ id: record.id, key: record.key, record })),
});

const group = (entity: string, recordOf: (draft: SubJobDraft) => object | null): PartOf => ({
  entity,
  many: false,
  records: (draft) => {
    const record = recordOf(draft);
    return record ? [{ id: null, key: entity, record }] : [];
  },
});

/** "Other" is no employee: the name alone is stored [WAR-006]. */
const warrantyRecord = ({ warranty_details: warranty }: SubJobDraft): object | null =>
  warranty && {
    ...warranty,
    ...warranty.chemicals,
    repair_supervisor: warranty.repair_supervisor?.id === OTHER ? null : warranty.repair_supervisor,
  };

/** The tables of a sub-job and what a draft says of each. */
export const PARTS: readonly PartOf[] = [
  group('pebble_details', (draft) => draft.pebble_details),
  rows('crew_information', (draft) => draft.pebble_details?.crew_information),
  rows('color_addition', (draft) => draft.pebble_details?.color_additions),
  group('gunite_details', (draft) => draft.gunite_details),
  rows('gunite_history', (draft) => draft.gunite_details?.gunite_history),
  rows('boulder_details', (draft) => draft.boulder_details),
  group('warranty_details', warrantyRecord),
  rows('warranty_schedule', (draft) => draft.warranty_details?.schedule),
  rows('warranty_pebble_detail', (draft) => draft.warranty_details?.pebble_details),
  rows('crew_repair_job', (draft) => draft.warranty_details?.crew_repair_jobs),
  group('presite', (draft) => draft.presite),
  rows('presite_comment', (draft) => draft.presite?.comments),
  rows('general_comment', (draft) => draft.general_comments),
];

/** Summaries: written as effects, for they are derived again from other rows. */
export const DERIVED: Readonly<Record<string, ReadonlySet<string>>> = {
  pebble_details: new Set([
    'prep_date',
    'scheduled_app_date',
    'app_date',
    'detail_date',
    'total_batches',
    ...['prep', 'app', 'detail'].flatMap((phase) => [`${phase}_crew_id`, `${phase}_status_id`]),
  ]),
  gunite_details: new Set([
    'scheduled_date',
    'flash_date',
    'finished_date',
    'total_yardage',
    'flash_yards',
    'crew_id',
    'flash_crew_id',
  ]),
};

/** Rows of a list that name rows of a lookup, and the table that joins them. */
export interface LinkOf {
  entity: string;
  /** The column of the row that it joins to. */
  via: string;
  to: string;
  parent: string | null;
  ids(draft: SubJobDraft): readonly { key: string; id: number | null; ids: readonly number[] }[];
}

const idsOf = (choices: readonly { id: number }[]): readonly number[] => [...new Set(choices.map(({ id }) => id))];

/**
 * The lists of names that a sub-job and its rows have; job types are told apart by name, so they are not among them.
 */
export const LINKS: readonly LinkOf[] = [
  {
    entity: 'color_addition_additive',
    via: 'color_addition_id',
    to: 'additive_id',
    parent: 'color_addition',
    ids: ({ pebble_details }) =>
      (pebble_details?.color_additions ?? []).map(({ key, id, additions }) => ({ key, id, ids: idsOf(additions) })),
  },
  {
    entity: 'warranty_pebble_detail_additive',
    via: 'warranty_pebble_detail_id',
    to: 'additive_id',
    parent: 'warranty_pebble_detail',
    ids: ({ warranty_details }) =>
      (warranty_details?.pebble_details ?? []).map(({ key, id, additions }) => ({ key, id, ids: idsOf(additions) })),
  },
  {
    entity: 'warranty_pool_section',
    via: 'job_detail_id',
    to: 'pool_section_id',
    parent: null,
    ids: ({ warranty_details, key, id }) =>
      warranty_details ? [{ key, id, ids: idsOf(warranty_details.pool_sections) }] : [],
  },
];
