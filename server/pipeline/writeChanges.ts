import type { Change } from '#domain/changes';
import { AppError } from '#domain/errors';
import { assertPerson } from '../access/apiToken';
import { changesAccess, isOfPeople } from '../access/rightsEntities';
import { inOnePacket } from '../db/inOnePacket';
import { lockRows, rememberRows } from './lockRows';
import { lockedRow, standingRow, type Mutation } from './mutation';
import { KEPT_COLUMNS, type EntityTable } from '../db/entityTable';
import { demandProof } from './ownKeys';
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

/** Writes that one statement carries: same table, same operation, same columns. */
interface Group {
  name: string;
  columns: readonly string[];
  writes: PlannedWrite[];
}

/**
 * What a statement for a write names. A new row names every column that has no default: there an empty value is the
 * same as none.
 */
const columnsOf = ({ entity, op, after }: PlannedWrite): string[] => {
  if (!after || op === 'delete') return [];
  return op === 'insert'
    ? entity.columns
        .filter(({ name, hasDefault }) => !KEPT_COLUMNS.has(name) && (name in after || !hasDefault))
        .map(({ name }) => name)
    : writtenColumns(entity, after);
};

/**
 * Rows of one statement at most. The planner expects a hundred and joins them by going through all of them for each: of
 * twenty thousand at once it does not come to an end in half a minute [SEC-007].
 */
const MAX_ROWS = 500;

/**
 * Writes by statement, in the order in which each begins. New rows get their ids in the order in which they are given
 * [KEY-007]: one that leaves other defaults to its table than the one before it begins a new statement.
 */
const groupsOf = (writes: readonly PlannedWrite[]): Group[] => {
  const groups: Group[] = [];
  const open = new Map<string, Group>();
  for (const write of writes) {
    const { entity, op, effect } = write;
    const columns = columnsOf(write);
    const name = [entity.name, op, effect ?? '', ...columns].join(' ');
    const place = op === 'insert' ? `insert ${entity.name}` : name;
    const known = open.get(place);
    if (known?.name === name && known.writes.length < MAX_ROWS) {
      known.writes.push(write);
      continue;
    }
    const group = { name, columns, writes: [write] };
    groups.push(group);
    open.set(place, group);
  }
  return groups;
};

const withRefs = (change: Change, made: ReadonlyMap<string, Row>): Row => {
  const refs = Object.entries(change.refs ?? {}).map(([field, key]) => [field, made.get(key)?.id] as const);
  for (const [field, id] of refs)
    if (id === undefined) throw new RangeError(`${change.entity}.${field} refers to a row that is not made yet`);
  return { ...change.set, ...Object.fromEntries(refs) };
};

/** The statements made so far: the same few writes come again and again. */
const texts = new WeakMap<EntityTable, Map<string, string>>();

const textOf = ({ name, columns }: Group, { entity, op, effect }: PlannedWrite): string => {
  const made = texts.get(entity) ?? new Map<string, string>();
  texts.set(entity, made);
  const text = made.get(name) ?? writeStatement(entity, op, columns, effect === null);
  made.set(name, text);
  return text;
};

const writeGroup = async (mutation: Mutation, command: string, group: Group): Promise<Row[]> => {
  const { writes } = group;
  const [first] = writes;
  if (!first) return [];
  const text = textOf(group, first);
  const { effect } = first;
  const input = writes.map(({ id, before, after }, ord) => ({ ord, id, before, after }));
  const rows = await runText(mutation.client, text, [
    JSON.stringify(input),
    mutation.actor.user_id,
    mutation.id,
    command,
    effect,
    writes.map(({ id }) => id),
  ]);
  if (rows.length !== writes.length) throw new AppError('NOT_FOUND');
  return rows;
};

/** What is told of a change does without the keys that it holds, as its line in the log does. */
const withoutSecrets = ({ secrets }: EntityTable, fields: Row | null): Row | null =>
  fields === null || secrets.length === 0
    ? fields
    : Object.fromEntries(Object.entries(fields).filter(([name]) => !secrets.includes(name)));

const rememberGroup = (
  mutation: Mutation,
  group: readonly PlannedWrite[],
  rows: readonly Row[],
  made: Map<string, Row>,
): void => {
  for (const [index, { logged_ord: _, logged_job_id, ...row }] of rows.entries()) {
    const planned = group[index];
    if (!planned || typeof row.id !== 'number') continue;
    const { entity, effect, before, after, key, client_key } = planned;
    const job_id = typeof logged_job_id === 'number' ? logged_job_id : null;
    mutation.log.push({
      entity: entity.name,
      entity_id: row.id,
      job_id,
      effect,
      before: withoutSecrets(entity, before),
      after: withoutSecrets(entity, after),
    });
    if (planned.op === 'delete' && !entity.isSoft) mutation.locked.get(entity.name)?.delete(row.id);
    else {
      const [locked, seen] = [lockedRow(mutation, entity.name, row.id), mutation.seen.get(entity.name)?.get(row.id)];
      rememberRows(mutation, entity.name, [{ ...(locked ?? seen), ...row }], seen && !locked ? 'seen' : 'locked');
    }
    if (key !== undefined) made.set(key, row);
    if (client_key !== undefined) {
      const keys = mutation.clientKeys.get(entity.name) ?? new Map<number, string>();
      mutation.clientKeys.set(entity.name, keys.set(row.id, client_key));
    }
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

/** The first change of each row; a change that makes a row has none yet. */
const firstOfEachRow = (changes: readonly Change[]): Change[] => {
  const seen = new Set<string>();
  return changes.filter(({ entity, id }) => {
    const name = `${entity} ${id}`;
    if (id === null) return true;
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
};

/**
 * Changes that must be written before the ones that refer to their rows come first; the order is otherwise as given. A
 * row is written once in a stage: a later write of it is compared with what the earlier one left, and logged so.
 */
const stages = (changes: readonly Change[]): Change[][] => {
  const made = new Set<string>();
  const isReady = ({ refs }: Change): boolean => Object.values(refs ?? {}).every((key) => made.has(key));
  const found: Change[][] = [];
  for (let left = [...changes]; left.length > 0;) {
    const ready = firstOfEachRow(left.filter(isReady));
    // What refers to a row that nobody makes is refused when it is written.
    const stage = ready.length > 0 ? ready : firstOfEachRow(left);
    found.push(stage);
    for (const { key } of stage) if (key !== undefined) made.add(key);
    const taken = new Set(stage);
    left = left.filter((change) => !taken.has(change));
  }
  return found;
};

/** Whether somebody has more or less access by a write, whichever command, undo or bulk change it is of [SEC-003]. */
const handsOut = ({ entity, before, after }: PlannedWrite): boolean =>
  changesAccess(entity.name, Object.keys(after ?? before ?? {}));

/**
 * Writes a decision: locks what is not locked, drops what already is so, raises versions, and logs every row in the
 * statement that writes it, one statement for all rows of a table that change the same columns.
 */
export const writeChanges = async (
  mutation: Mutation,
  command: string,
  changes: readonly Change[],
): Promise<Written> => {
  if (changes.some(({ entity }) => isOfPeople(entity))) assertPerson(mutation.actor);
  await lockRows(mutation, idsToLock(mutation, changes));
  const made = new Map<string, Row>();
  for (const stage of stages(folded(changes))) {
    const planned = stage.flatMap((change) => planWrite(mutation, change, withRefs(change, made)) ?? []);
    if (planned.some(handsOut)) await demandProof(mutation);
    const groups = groupsOf(planned);
    const written = await inOnePacket(mutation.client, () =>
      Promise.all(groups.map((group) => writeGroup(mutation, command, group))),
    );
    for (const [index, { writes }] of groups.entries()) rememberGroup(mutation, writes, written[index] ?? [], made);
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
