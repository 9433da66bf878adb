import type { Change, ChangeEffect } from '#domain/changes';
import { AppError } from '#domain/errors';
import { changedFields } from './changedFields';
import { Conflict } from './conflict';
import { KEPT_COLUMNS, type EntityTable } from '../db/entityTable';
import { entityOf, standingRow, type Mutation } from './mutation';
import type { Row } from '../db/statement';

/** `touch` raises the version alone; `restore` brings back a deleted row under its old id. */
export type WriteOp = 'insert' | 'update' | 'touch' | 'delete' | 'restore';

/** A change made ready for SQL: compared with the row under lock, so that only what differs is written and logged. */
export interface PlannedWrite {
  entity: EntityTable;
  op: WriteOp;
  id: number | null;
  key?: string;
  client_key?: string;
  effect: ChangeEffect | null;
  before: Row | null;
  after: Row | null;
}

/** The stored fields of a row, without those that are empty. */
const filled = (row: Row, skip: (name: string) => boolean): Row =>
  Object.fromEntries(Object.entries(row).filter(([name, value]) => value !== null && !skip(name)));

const planUpdate = (row: Row, set: Row): Pick<PlannedWrite, 'op' | 'before' | 'after'> | null => {
  const names = Object.keys(set);
  if (names.length === 0) return { op: 'touch', before: {}, after: {} };
  const changed = changedFields(row, set);
  if (changed.length === 0) return null;
  const pick = (from: Row): Row => Object.fromEntries(changed.map((name) => [name, from[name] ?? null]));
  return { op: 'update', before: pick(row), after: pick(set) };
};

const assertColumns = (entity: EntityTable, set: Row): void => {
  for (const name of Object.keys(set))
    if (!entity.byName.has(name)) throw new RangeError(`${entity.name} has no column ${name}`);
};

/**
 * Makes a change ready, null when the row holds all of it already.
 * @throws AppError NOT_FOUND for a missing or deleted row, CONFLICT for a row of another version
 */
export const planWrite = (mutation: Mutation, change: Change, set: Row): PlannedWrite | null => {
  const entity = entityOf(mutation, change.entity);
  assertColumns(entity, set);
  const base = {
    entity,
    id: change.id,
    effect: change.effect ?? null,
    ...(change.key === undefined ? {} : { key: change.key }),
    ...(change.client_key === undefined ? {} : { client_key: change.client_key }),
  };
  if (change.op === 'insert') {
    return {
      ...base,
      op: change.id === null ? 'insert' : 'restore',
      before: null,
      after: filled(set, (name) => KEPT_COLUMNS.has(name) || name === 'deleted_at'),
    };
  }
  const row = standingRow(mutation, change);
  if (!row || (entity.isSoft && row.deleted_at !== null && change.isOfDeleted !== true))
    throw new AppError('NOT_FOUND');
  if (change.version !== undefined && row.version !== change.version) throw new Conflict(entity, row);
  if (change.op === 'delete')
    return { ...base, op: 'delete', before: filled(row, (name) => KEPT_COLUMNS.has(name)), after: null };
  const planned = planUpdate(row, set);
  if (planned?.op === 'touch' && !entity.isAudited) return null;
  return planned && { ...base, ...planned };
};
