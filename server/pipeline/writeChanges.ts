import type { Change } from '#domain/changes';
import { AppError } from '#domain/errors';
import { inOnePacket } from '../db/inOnePacket';
import { lockRows, rememberRows } from './lockRows';
import { lockedRow, standingRow, type Mutation } from './mutation';
import type { EntityTable } from '../db/entityTable';
import { planWrite, type PlannedWrite } from './plannedWrite';
import { runText, type Row } from '../db/statement';
import { writeStatement, writtenColumns } from './writeStatement';

/** The rows as they stand after the write. */
export interface Written {
  /** The row that an insert made, by the change's key. */
  made(key: string): Row;
  /** A written row, or a locked one that needed no write. */
  row(entity: string, id: number): Row | undefined;
}

const idsToLock = (mutation: Mutation, changes: readonly Change[]): Record<string, number[]> => {
  const wanted: Record<string, number[]> = {};
  for (const change of changes) {
    const { entity, id, op } = change;
    if (id !== null && op !== 'insert' && !standingRow(mutation, change)) (wanted[entity] ??= []).push(id);
  }
  return wanted;
};

/** Writes that one statement can carry: same table, same operation, same columns. */
const groupOf = ({ entity, op, effect, after }: PlannedWrite): string =>
  [entity.name, op, effect ?? '', ...(after && op !== 'delete' ? writtenColumns(entity, after) : [])].join(' ');

const withRefs = (change: Change, made: ReadonlyMap<string, Row>): Row => {
  const refs = Object.entries(change.refs ?? {}).map(([field, key]) => [field, made.get(key)?.id] as const);
  for (const [field, id] of refs)
    if (id === undefined) throw new RangeError(`${change.entity}.${field} refers to a row that is not made yet`);
  return { ...change.set, ...Object.fromEntries(refs) };
};

/** The statements made so far: the same few writes come again and again. */
const texts = new WeakMap<EntityTable, Map<string, string>>();

const textOf = (name: string, { entity, op, effect, after }: PlannedWrite): string => {
  const made = texts.get(entity) ?? new Map<string, string>();
  texts.set(entity, made);
  const text =
    made.get(name) ?? writeStatement(entity, op, after ? writtenColumns(entity, after) : [], effect === null);
  made.set(name, text);
  return text;
};

const writeGroup = async (
  mutation: Mutation,
  command: string,
  name: string,
  group: readonly PlannedWrite[],
): Promise<Row[]> => {
  const [first] = group;
  if (!first) return [];
  const text = textOf(name, first);
  const { effect } = first;
  const input = group.map(({ id, before, after }, ord) => ({ ord, id, before, after }));
  const rows = await runText(mutation.client, text, [
    JSON.stringify(input),
    mutation.actor.user_id,
    mutation.id,
    command,
    effect,
    group.map(({ id }) => id),
  ]);
  if (rows.length !== group.length) throw new AppError('NOT_FOUND');
  return rows;
};

const rememberGroup = (
  mutation: Mutation,
  group: readonly PlannedWrite[],
  rows: readonly Row[],
  made: Map<string, Row>,
): void => {
  for (const [index, { logged_ord: _, logged_job_id, ...row }] of rows.entries()) {
    const planned = group[index];
    if (!planned || typeof row.id !== 'number') continue;
    const { entity, effect, before, after, key } = planned;
    const job_id = typeof logged_job_id === 'number' ? logged_job_id : null;
    mutation.log.push({ entity: entity.name, entity_id: row.id, job_id, effect, before, after });
    if (planned.op === 'delete' && !entity.isSoft) mutation.locked.get(entity.name)?.delete(row.id);
    else {
      const [locked, seen] = [lockedRow(mutation, entity.name, row.id), mutation.seen.get(entity.name)?.get(row.id)];
      rememberRows(mutation, entity.name, [{ ...(locked ?? seen), ...row }], seen && !locked ? 'seen' : 'locked');
    }
    if (key !== undefined) made.set(key, row);
  }
};

/** Several updates of a row in one decision are one write: one version, one entry of the log. */
const folded = (changes: readonly Change[]): Change[] => {
  const byRow = new Map<string, Change>();
  for (const [index, change] of changes.entries()) {
    const { entity, id, op, effect } = change;
    const name = op === 'update' ? `${entity} ${id} ${effect ?? ''}` : String(index);
    const earlier = byRow.get(name);
    byRow.set(name, earlier ? { ...earlier, ...change, set: { ...earlier.set, ...change.set } } : change);
  }
  return [...byRow.values()];
};

/** Changes that must be written before the ones that refer to their rows come first; the order is otherwise as given. */
const stages = (changes: readonly Change[]): Change[][] => {
  const made = new Set<string>();
  const isReady = ({ refs }: Change): boolean => Object.values(refs ?? {}).every((key) => made.has(key));
  const found: Change[][] = [];
  for (let left = [...changes]; left.length > 0;) {
    const ready = left.filter(isReady);
    // What refers to a row that nobody makes is refused when it is written.
    const stage = ready.length > 0 ? ready : left;
    found.push(stage);
    for (const { key } of stage) if (key !== undefined) made.add(key);
    const taken = new Set(stage);
    left = left.filter((change) => !taken.has(change));
  }
  return found;
};

/**
 * Writes a decision: locks what is not locked, drops what already is so, raises versions, and logs every row in the statement
 * that writes it, one statement for all rows of a table that change the same columns.
 */
export const writeChanges = async (
  mutation: Mutation,
  command: string,
  changes: readonly Change[],
): Promise<Written> => {
  await lockRows(mutation, idsToLock(mutation, changes));
  const made = new Map<string, Row>();
  for (const stage of stages(folded(changes))) {
    const groups = new Map<string, PlannedWrite[]>();
    for (const change of stage) {
      const planned = planWrite(mutation, change, withRefs(change, made));
      if (!planned) continue;
      const name = groupOf(planned);
      groups.set(name, [...(groups.get(name) ?? []), planned]);
    }
    const written = await inOnePacket(mutation.client, () =>
      Promise.all([...groups].map(([name, group]) => writeGroup(mutation, command, name, group))),
    );
    for (const [index, group] of [...groups.values()].entries())
      rememberGroup(mutation, group, written[index] ?? [], made);
  }
  return {
    made: (key) => {
      const row = made.get(key);
      if (!row) throw new RangeError(`no row was made under ${key}`);
      return row;
    },
    row: (entity, id) => mutation.locked.get(entity)?.get(id),
  };
};
