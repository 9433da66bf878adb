import type { Change } from '#domain/changes';
import { AppError, refusalError } from '#domain/errors';
import { changesOf, type LogRow } from '../../events/changeLog';
import { NOTIFY } from '#domain/notifications/notices';
import { countUses } from '../countUses';
import { asAppError } from '../databaseErrors';
import { lockRows } from '../lockRows';
import { entityOf, lockedRow, type Mutation } from '../mutation';
import { holdPlaces } from '../places/holdPlaces';
import { placesBack } from '../places/movedEntries';
import { runText, type Row } from '../../db/statement';
import { writeChanges } from '../writeChanges';
import { inverseChange, OWN } from './inverseChange';
import { assertMayUndo, commandIn, type UndoDeps } from './assertMayUndo';

/** "undo updateCustomer", and back again "redo updateCustomer". */
const inverseName = (command: string): string =>
  `${command.startsWith('undo ') ? 'redo' : 'undo'} ${commandIn(command)}`;

const idsByEntity = (entries: readonly LogRow[]): Record<string, number[]> => {
  const ids: Record<string, number[]> = {};
  for (const { entity, entity_id } of entries) (ids[entity] ??= []).push(entity_id);
  return ids;
};

/** How the rows that the mutation made are used by rows that it did not make. */
const usesOfMade = async (mutation: Mutation, entries: readonly LogRow[]): Promise<ReadonlyMap<string, string>> => {
  const made = entries.filter(({ before }) => before === null);
  const own = new Set(made.map(({ entity }) => entity));
  // What the mutation made to name them names what it named before.
  const changed = new Map(
    Object.entries(idsByEntity(entries.filter(({ before, after }) => before !== null && after !== null))),
  );
  const uses = new Map<string, string>();
  for (const [name, ids] of Object.entries(idsByEntity(made))) {
    const found = await countUses(mutation.client, mutation.entities, entityOf(mutation, name), ids, own, changed);
    for (const [id, words] of found) uses.set(`${name} ${id}`, words);
  }
  return uses;
};

const authorsOf = async (
  mutation: Mutation,
  rows: readonly (Row | undefined)[],
): Promise<ReadonlyMap<unknown, string>> => {
  const ids = [...new Set(rows.flatMap((row) => (typeof row?.updated_by === 'number' ? [row.updated_by] : [])))];
  if (ids.length === 0) return new Map();
  const users = await runText(
    mutation.client,
    "select id, first_name || ' ' || last_name as name from app_user where id = any($1)",
    [ids],
  );
  return new Map(users.map(({ id, name }) => [id, String(name)]));
};

const planUndo = async (
  mutation: Mutation,
  entries: readonly LogRow[],
): Promise<{ command: string; change: Change }[]> => {
  await lockRows(mutation, idsByEntity(entries));
  const standing = new Map(
    entries.map(({ entity, entity_id }) => [`${entity} ${entity_id}`, lockedRow(mutation, entity, entity_id)]),
  );
  const [uses, authors] = [await usesOfMade(mutation, entries), await authorsOf(mutation, [...standing.values()])];
  const planned: { command: string; change: Change }[] = [];
  for (const entry of entries.toReversed()) {
    const name = `${entry.entity} ${entry.entity_id}`;
    const row = standing.get(name);
    const inverse = inverseChange(entry, {
      entity: entityOf(mutation, entry.entity),
      row,
      by: row?.updated_by === mutation.actor.user_id ? OWN : (authors.get(row?.updated_by) ?? null),
      uses: uses.get(name),
    });
    if (!('change' in inverse)) throw refusalError(inverse);
    standing.set(name, inverse.row);
    if (inverse.change) planned.push({ command: inverseName(entry.command), change: inverse.change });
  }
  return planned;
};

/** What was told and read was told; what nobody has read yet is no longer so. */
const withdrawNotices = async (mutation: Mutation, written: readonly LogRow[]): Promise<void> => {
  const told = written.filter(({ command, before }) => command === NOTIFY && before === null);
  if (told.length === 0) return;
  const unread = await runText(
    mutation.client,
    'select id from notification where id = any($1) and not is_read order by id for no key update',
    [told.map(({ entity_id }) => entity_id)],
  );
  await writeChanges(
    mutation,
    NOTIFY,
    unread.map(({ id }): Change => ({
      entity: 'notification',
      id: Number(id),
      op: 'delete',
      set: {},
      effect: 'derived',
    })),
  );
};

/**
 * Takes a whole mutation back, by who holds every right that the original and its opposite need on the records as they
 * are now: the inverse of every row it wrote, newest first. An undo is a mutation like any other and can be undone
 * itself.
 * @throws AppError NOT_FOUND, FORBIDDEN, or BAD_USER_INPUT naming what has moved on since
 */
export const undoMutation = async (mutation: Mutation, mutationId: string, deps: UndoDeps): Promise<void> => {
  const written = await changesOf(mutation.client, mutationId);
  // Nobody needs a right to notifications, and a row that was made as an effect stays.
  const entries = written.filter(
    ({ command, effect, before }) => command !== NOTIFY && !(effect === 'derived' && before === null),
  );
  if (entries.length === 0) throw new AppError('NOT_FOUND');
  const places = await placesBack(mutation, entries);
  if (places) await holdPlaces(mutation, [places]);
  await assertMayUndo(mutation, entries, deps);
  const planned = await planUndo(mutation, entries);
  try {
    for (const command of new Set(planned.map((one) => one.command))) {
      await writeChanges(
        mutation,
        command,
        planned.filter((one) => one.command === command).map(({ change }) => change),
      );
    }
    for (const name of new Set(entries.map(({ command }) => command))) {
      const settled = await deps.commandOf(commandIn(name))?.settleUndo?.(mutation, entries);
      if (settled) await writeChanges(mutation, inverseName(name), settled);
    }
    await withdrawNotices(mutation, written);
  } catch (error) {
    throw asAppError(error, mutation.entities);
  }
};
