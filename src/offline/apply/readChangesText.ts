import { isRecord } from '#domain/values';
import { isCivilDate } from '#domain/civilDate';
import { MARK_TIMES } from '#domain/field/markTimes';
import { WORK_ORDER_TYPES } from '#domain/workOrders/workOrderTypes';
import type { PackedFile } from '../files/packedFile';
import type { PackedWork } from '../files/packedWork';
import { ENTITIES, isLocal, type Attempt, type Change, type LocalNumber } from '../sync/change';
import type { ChangesFile } from '../workspace/changesFile';

/** Why a file is not applied. */
export type FileProblem = 'not_json' | 'other_format' | 'other_version' | 'no_user' | 'damaged' | 'nothing';

/** An entry of a file that cannot be what a device wrote. */
export interface DamagedEntry {
  /** The line number, from 1. */
  at: number;
  title: string;
  why: 'no_entry' | 'no_key' | 'twice' | 'no_number' | 'no_values' | 'no_time' | 'no_write';
}

export type ReadFile =
  | { file: ChangesFile; problem: null }
  | { problem: FileProblem; version?: unknown; entries?: readonly DamagedEntry[] };

/** So much a device writes at most: a larger file is something else. */
export const MAX_BYTES = 50_000_000;

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const TABLES = WORK_ORDER_TYPES.map(({ table }) => table).join('|');
const KEY = new RegExp(`^(homeowner|estimate|job|work_order):(?:(${TABLES}):)?(?:([1-9]\\d*)|tmp-${UUID})$`, 'i');
const ACTION = new RegExp(`^${UUID}$`, 'i');

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const isMoment = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

const isJob = (entity: unknown): boolean => entity === 'job' || entity === 'estimate';
/** The values of a record; those of a job hold its sub-jobs, each a record with a key. */
const isDraft = (entity: unknown, value: unknown): value is Record<string, unknown> =>
  isRecord(value) &&
  (!isJob(entity) ||
    (Array.isArray(value.sub_jobs) &&
      value.sub_jobs.every((one: unknown) => isRecord(one) && typeof one.key === 'string')));

/** A write that was begun: its key and its values. What it says of a request is never sent, so that is not looked at. */
const isAttempt = (entity: unknown, value: unknown): value is Attempt<unknown> =>
  isRecord(value) &&
  typeof value.action === 'string' &&
  ACTION.test(value.action) &&
  isDraft(entity, value.mine) &&
  typeof value.turn === 'number' &&
  (value.made_at === undefined || isMoment(value.made_at));

const whyDamaged = (entry: unknown, known: ReadonlySet<string>): DamagedEntry['why'] | null => {
  if (!isRecord(entry)) return 'no_entry';
  const { key, entity, id, local, base, mine } = entry;
  const [, prefix, table, number] = typeof key === 'string' ? (KEY.exec(key) ?? []) : [];
  const isNamed = prefix !== undefined && prefix === entity && (prefix === 'work_order') === (table !== undefined);
  if (typeof key !== 'string' || !isNamed) return 'no_key';
  if (known.has(key)) return 'twice';
  if (number === undefined ? id !== null || !(local === null || isLocal(local)) : !isId(id) || String(id) !== number)
    return 'no_number';
  const hasBase = base === null ? id === null : isDraft(entity, base);
  if (!isDraft(entity, mine) || !hasBase || typeof entry.title !== 'string') return 'no_values';
  if (!isMoment(entry.begun_at) || !isMoment(entry.changed_at) || typeof entry.turn !== 'number') return 'no_time';
  return entry.attempt === null || isAttempt(entity, entry.attempt) ? null : 'no_write';
};

const isNumbers = (value: unknown): value is readonly LocalNumber[] =>
  Array.isArray(value) && value.every((one) => isRecord(one) && isLocal(one.local) && isId(one.id));
const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 700;
const isPlace = (value: unknown): boolean => isId(value) || isLocal(value);
const FILE = new RegExp(`^(file|photo):${UUID}$`, 'i');

const isPacked = (value: unknown): value is PackedFile =>
  isRecord(value) &&
  typeof value.key === 'string' &&
  FILE.test(value.key) &&
  typeof value.action === 'string' &&
  ACTION.test(value.action) &&
  isPlace(value.job_id) &&
  (value.job_detail_id === null || isPlace(value.job_detail_id)) &&
  isName(value.path) &&
  isName(value.file_name) &&
  typeof value.folder === 'string' &&
  typeof value.file_type === 'string' &&
  Number.isSafeInteger(value.document_category) &&
  Number.isSafeInteger(value.size) &&
  Array.isArray(value.document_tags) &&
  value.document_tags.every(isId) &&
  (value.taken_at === null || isMoment(value.taken_at)) &&
  (value.is_camera_time === undefined || typeof value.is_camera_time === 'boolean') &&
  isMoment(value.kept_at);
const isPackedList = (value: unknown): value is readonly PackedFile[] =>
  Array.isArray(value) && value.every(isPacked) && new Set(value.map(({ key }) => key)).size === value.length;

const isMarking = (value: unknown): boolean =>
  isRecord(value) &&
  isId(value.job_detail_id) &&
  WORK_ORDER_TYPES.some(({ type }) => type === value.type) &&
  isCivilDate(value.date) &&
  typeof value.mark === 'string' &&
  Object.hasOwn(MARK_TIMES, value.mark) &&
  (value.time === null || (typeof value.time === 'string' && /^\d\d:\d\d$/.test(value.time)));
const isWork = (value: unknown): value is PackedWork => {
  if (!isRecord(value) || !(value.made_at === null || isMoment(value.made_at))) return false;
  const { kind, key, action, marking, job_detail_id, kept } = value;
  if (kind === 'mark')
    return typeof action === 'string' && ACTION.test(action) && key === `mark:${action}` && isMarking(marking);
  return (
    kind === 'check' &&
    isId(job_detail_id) &&
    key === `check:${job_detail_id}` &&
    isRecord(kept) &&
    isRecord(kept.typed) &&
    isRecord(kept.over) &&
    Array.isArray(kept.over.comments)
  );
};
const isWorkList = (value: unknown): value is readonly PackedWork[] =>
  Array.isArray(value) && value.every(isWork) && new Set(value.map(({ key }) => key)).size === value.length;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
const isChange = (entry: unknown): entry is Change => whyDamaged(entry, new Set()) === null;
/** Without what the file says of requests: those are built anew [SEC-002]. */
const withoutRequest = (change: Change): Change => ({
  ...change,
  attempt: change.attempt && { ...change.attempt, request: null },
});

const damagedOf = (entries: readonly unknown[]): DamagedEntry[] => {
  const known = new Set<string>();
  return entries.flatMap((entry, at) => {
    const why = whyDamaged(entry, known);
    const { key, title } = isRecord(entry) ? entry : {};
    if (typeof key === 'string') known.add(key);
    return why === null ? [] : [{ at: at + 1, title: typeof title === 'string' ? title : '', why }];
  });
};

/** Reads the file that a device wrote. It is whole, or nothing of it is taken. */
export const readChangesText = (text: string): ReadFile => {
  const value = parsed(text.replace(/^\uFEFF/, ''));
  if (value === undefined) return { problem: 'not_json' };
  if (!isRecord(value) || value.format !== 'trowel-unsynced-changes') return { problem: 'other_format' };
  if (value.version !== 1) return { problem: 'other_version', version: value.version };
  const { user, changes, numbers = [], works = [], files = [], contents = [], device_time, app } = value;
  if (!isRecord(user) || !isId(user.id) || typeof user.name !== 'string') return { problem: 'no_user' };
  if (!Array.isArray(changes) || !isNumbers(numbers) || !isMoment(device_time)) return { problem: 'damaged' };
  if (!isPackedList(contents) || !isWorkList(works)) return { problem: 'damaged' };
  const entries = damagedOf(changes);
  if (entries.length > 0) return { problem: 'damaged', entries };
  const names = Array.isArray(files) ? files.filter((one) => typeof one === 'string') : [];
  if (changes.length + works.length + names.length + contents.length === 0) return { problem: 'nothing' };
  return {
    problem: null,
    file: {
      format: 'trowel-unsynced-changes',
      version: 1,
      app: typeof app === 'string' ? app : '',
      user: { id: user.id, name: user.name },
      device_time,
      changes: changes
        .filter(isChange)
        .map((change) => ({ ...withoutRequest(change), refusal: null }))
        .toSorted((one, other) => ENTITIES.indexOf(one.entity) - ENTITIES.indexOf(other.entity)),
      numbers,
      works,
      files: names,
      contents,
    },
  };
};
