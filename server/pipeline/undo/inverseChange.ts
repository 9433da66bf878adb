import { isFieldValue, type Change, type FieldValue } from '#domain/changes';
import type { LogRow } from '../../events/changeLog';
import { changedFields } from '../changedFields';
import { KEPT_COLUMNS, type EntityTable } from '../../db/entityTable';
import { labelOf } from '../labelOf';
import type { Row } from '../../db/statement';
import { type Refusal, refuse } from '#domain/refusals/refusal';

/** In place of a name: the row was changed last by whoever undoes. */
export const OWN = '';

/** The row as it stands while the inverses of later entries are thought to be done. Undefined: there is none. */
export interface Standing {
  entity: EntityTable;
  row: Row | undefined;
  /** Who changed the row last: a name, {@link OWN} for whoever undoes, null where it is not known. */
  by: string | null;
  uses: string | undefined;
}

/** The inverse of one entry of the log, with the row as it would stand after it. */
export interface Inverse {
  change: Change | null;
  row: Row | undefined;
}

const values = (fields: Row): Record<string, FieldValue> =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, FieldValue] => isFieldValue(entry[1])));

const isGone = (row: Row | undefined): boolean =>
  row === undefined || (row.deleted_at !== null && row.deleted_at !== undefined);

/** A row that was deleted already when it was changed: such a change is taken back while it still is. */
const wasDeletedBefore = (row: Row | undefined, at: string): boolean =>
  typeof row?.deleted_at === 'string' && Date.parse(row.deleted_at) < Date.parse(at);

/** Why an entry cannot be taken back when the row holds something else by now; of an undo, why it cannot be made again. */
const movedOn = ({ entity, row = {}, by }: Standing, after: Row, command: string): Refusal | null => {
  const [first, ...others] = changedFields(row, after);
  if (first === undefined) return null;
  const fields = [first, ...others].map((field) => labelOf(entity, field)).join(', ');
  if (command.startsWith('undo ')) return refuse('redo_changed_since', { fields }, first);
  if (by === null) return refuse('undo_changed_since', { fields }, first);
  return by === OWN ? refuse('undo_moved_on_own', { fields }, first) : refuse('undo_moved_on', { fields, by }, first);
};

/**
 * The fields of an effect that still are what the entry made them; the others have been renumbered or derived again
 * since.
 */
const unmoved = (row: Row, before: Row, after: Row): Row => {
  const moved = new Set(changedFields(row, after));
  return Object.fromEntries(Object.entries(before).filter(([field]) => !moved.has(field)));
};

const ofUpdate = (entry: LogRow, standing: Standing, before: Row, after: Row): Inverse | Refusal => {
  const { row } = standing;
  const base = { entity: entry.entity, id: entry.entity_id, op: 'update' } as const;
  if (entry.effect !== null) {
    if (!row || isGone(row)) return { change: null, row };
    const set = unmoved(row, before, after);
    return {
      change: Object.keys(set).length > 0 ? { ...base, effect: entry.effect, set: values(set) } : null,
      row: { ...row, ...set },
    };
  }
  const wasDeleted = wasDeletedBefore(row, entry.at);
  if (!row || (isGone(row) && !wasDeleted)) return refuse('undo_row_gone');
  return (
    movedOn(standing, after, entry.command) ?? {
      change: { ...base, set: values(before), ...(wasDeleted ? { isOfDeleted: true } : {}) },
      row: { ...row, ...before },
    }
  );
};

/**
 * What a row held when it was made, with what its entry leaves out since it was empty: others may have filled that in
 * meanwhile. A row of version 1 was changed by effects alone, which take nothing along that somebody wrote.
 */
const wholeAtInsert = ({ entity, row }: Standing, after: Row): Row => {
  if (!entity.isAudited || row?.version === 1) return after;
  const empty = entity.columns
    .filter(({ name, hasDefault }) => !hasDefault && !KEPT_COLUMNS.has(name) && !entity.secrets.includes(name))
    .map(({ name }) => [name, null]);
  return { ...Object.fromEntries(empty), ...after };
};

const ofInsert = (entry: LogRow, standing: Standing, after: Row): Inverse | Refusal => {
  if (isGone(standing.row)) return refuse('undo_row_gone');
  if (standing.uses !== undefined)
    return refuse('in_use', { name: `${labelOf(standing.entity, 'id')} ${entry.entity_id}`, uses: standing.uses });
  return (
    movedOn(standing, wholeAtInsert(standing, after), entry.command) ?? {
      change: { entity: entry.entity, id: entry.entity_id, op: 'delete', set: {} },
      row: undefined,
    }
  );
};

/**
 * What takes an entry of the log back: the old values of an update, the deletion of an insert, the old row of a
 * deletion. Refused, with the fields named, when the row has moved on since; an effect takes back only what has not,
 * and a row that was made as an effect stays: what was told was told.
 */
export const inverseChange = (entry: LogRow, standing: Standing): Inverse | Refusal => {
  const { before, after } = entry;
  if (before && after) return ofUpdate(entry, standing, before, after);
  if (after) return entry.effect === null ? ofInsert(entry, standing, after) : { change: null, row: standing.row };
  if (!before) return refuse('undo_unknown');
  if (!isGone(standing.row)) return refuse('undo_row_back');
  return {
    change: { entity: entry.entity, id: entry.entity_id, op: 'insert', set: values(before) },
    row: { ...before, id: entry.entity_id, deleted_at: null },
  };
};
