import { fieldIssue, type FieldIssue } from '#domain/fields/fieldIssue';
import type { Row } from '../../../db/statement';
import { sentKey } from '#domain/jobs/draftKeys';
import { isRecord } from '#domain/values';
import { MAX_CLIENT_KEY } from '#domain/writes/clientKey';

/** The lists of rows of a sub-job, by the group that holds them: what has ids of its own. */
const LISTS: Readonly<Record<string, ReadonlySet<string>>> = {
  '': new Set(['general_comments', 'boulder_details']),
  pebble_details: new Set(['crew_information', 'color_additions']),
  gunite_details: new Set(['gunite_history']),
  warranty_details: new Set(['schedule', 'pebble_details', 'crew_repair_jobs']),
  presite: new Set(['comments']),
};

/** Comments are added and never changed or taken away [SUB-024 PRE-021]. */
const LOGS: Readonly<Record<string, string>> = { general_comments: 'general_comment', comments: 'comment' };

/** Derived and kept by the server: what is sent of them is not read [PEB-037 PEB-043 GUN-020 GUN-021 WAR-021]. */
const UNREAD: Readonly<Record<string, ReadonlySet<string>>> = {
  '': new Set(['awaiting_builder_date', 'key_map', 'job_id']),
  pebble_details: new Set([
    'prep_date',
    'scheduled_app_date',
    'app_date',
    'detail_date',
    'total_batches',
    ...['prep', 'app', 'detail'].flatMap((phase) => [`${phase}_crew_id`, `${phase}_status`, `${phase}_status_id`]),
  ]),
  gunite_details: new Set([
    'scheduled_date',
    'flash_date',
    'finished_date',
    'total_yardage',
    'flash_yards',
    'crew',
    'crew_id',
    'flash_crew',
    'flash_crew_id',
  ]),
  warranty_details: new Set(['creation_date', 'job_entered_by', 'imported_job_code']),
  presite: new Set(),
};

const rowsIn = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRecord) : []);
/** A name for a new row that is too long to be kept. */
const clientKeyIssues = ({ client_key }: Row, path: string): FieldIssue[] =>
  typeof client_key === 'string' && client_key.length > MAX_CLIENT_KEY
    ? [fieldIssue(`${path}client_key`, 'max_length', { max: MAX_CLIENT_KEY })]
    : [];

const idIn = ({ id }: Row): number | null => (typeof id === 'number' && id > 0 ? id : null);

/** What could not be laid over: rows of other sub-jobs, rows named twice, comments that would change. */
interface Overlaid {
  row: Row;
  issues: FieldIssue[];
}

const overlayLog = (
  name: string,
  field: string,
  stored: Row[],
  sent: Row[],
  path: string,
): { rows: Row[]; issues: FieldIssue[] } => {
  const known = new Map(stored.map((row) => [row.id, row]));
  const issues = sent.flatMap((row, index) => {
    const id = idIn(row);
    if (id === null) return clientKeyIssues(row, `${path}${name}.${index}.`);
    const old = known.get(id);
    if (!old) return [fieldIssue(`${path}${name}.${index}.id`, 'other_sub_job')];
    return row[field] === undefined || row[field] === null || row[field] === old[field]
      ? []
      : [fieldIssue(`${path}${name}.${index}.${field}`, 'comment_kept')];
  });
  const added = sent.flatMap((row, index) =>
    idIn(row) === null ? [{ ...row, id: null, key: sentKey(index, row.client_key) }] : [],
  );
  return { rows: [...stored, ...added], issues };
};

const overlayRows = (name: string, stored: Row[], sent: Row[], path: string): { rows: Row[]; issues: FieldIssue[] } => {
  const log = LOGS[name];
  if (log !== undefined) return overlayLog(name, log, stored, sent, path);
  const known = new Map(stored.map((row) => [row.id, row]));
  const seen = new Set<number>();
  const issues: FieldIssue[] = [];
  const rows = sent.map((row, index) => {
    const id = idIn(row);
    if (id === null) {
      issues.push(...clientKeyIssues(row, `${path}${name}.${index}.`));
      return { ...row, id: null, key: sentKey(index, row.client_key) };
    }
    if (seen.has(id)) issues.push(fieldIssue(`${path}${name}.${index}.id`, 'twice'));
    else if (!known.has(id)) issues.push(fieldIssue(`${path}${name}.${index}.id`, 'other_sub_job'));
    seen.add(id);
    return { ...known.get(id), ...row };
  });
  return { rows, issues };
};

const overlayGroup = (group: string, stored: Row, sent: Row, path: string): Overlaid => {
  const row: Row = { ...stored };
  const issues: FieldIssue[] = [];
  for (const [name, value] of Object.entries(sent)) {
    if (value === undefined || UNREAD[group]?.has(name)) continue;
    const old = stored[name];
    if (LISTS[group]?.has(name)) {
      const laid = overlayRows(name, rowsIn(old), rowsIn(value), path);
      row[name] = laid.rows;
      issues.push(...laid.issues);
    } else if (group === '' && name in LISTS) {
      if (!isRecord(value)) continue;
      const laid = overlayGroup(name, isRecord(old) ? old : {}, value, `${path}${name}.`);
      row[name] = laid.row;
      issues.push(...laid.issues);
    } else row[name] = name === 'chemicals' && isRecord(value) ? { ...(isRecord(old) ? old : {}), ...value } : value;
  }
  return { row, issues };
};

/**
 * What was sent of a sub-job laid over what is stored: an absent field, group or list is unchanged, a present list
 * replaces the stored one, of which its rows keep what they do not say. Logs only grow.
 * @param path of the sub-job, with a dot at its end
 */
export const overlaySubJob = (stored: Row, sent: Row, path: string): Overlaid => overlayGroup('', stored, sent, path);

/** The fields of a job that a save does not read: they are the server's own, or set by calls of their own. */
const UNREAD_OF_JOB: ReadonlySet<string> = new Set([
  'id',
  'version',
  'sub_jobs',
  'temp_lat',
  'temp_lon',
  'is_approved_by_user_id',
  'merged_into_job',
  'is_estimate',
  'was_estimated',
  'is_conversion',
  'is_preliminary',
]);

/** What was sent of a job laid over what is stored. */
export const overlayJob = (stored: Row, sent: Row): Row => ({
  ...stored,
  ...Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => value !== undefined && !UNREAD_OF_JOB.has(name)),
  ),
});
