import type { Change } from '#domain/changes';
import { refusalError, type RowRefusal } from '#domain/errors';
import type { LogRow } from '../../events/changeLog';
import { runText, type Row } from '../../db/statement';
import { countUses } from '../countUses';
import { lockRows } from '../lockRows';
import { entityOf, lockedRow, type Mutation } from '../mutation';
import { commandIn } from './assertMayUndo';
import { inverseChange, OWN } from './inverseChange';
import { lostLinks } from './lostLinks';
import type { EntryGroup } from './undoEntries';

/** "undo updateCustomer", and back again "redo updateCustomer". */
export const inverseName = (command: string): string =>
  `${command.startsWith('undo ') ? 'redo' : 'undo'} ${commandIn(command)}`;

const idsByEntity = (entries: readonly LogRow[]): Record<string, number[]> => {
  const ids: Record<string, number[]> = {};
  for (const { entity, entity_id } of entries) (ids[entity] ??= []).push(entity_id);
  return ids;
};

/** How made rows are used by rows that the mutation did not make. */
const usesOfMade = async (
  mutation: Mutation,
  entries: readonly LogRow[],
  groups: readonly EntryGroup[],
): Promise<ReadonlyMap<string, string>> => {
  const made = entries.filter(({ before }) => before === null);
  const uses = new Map<string, string>();
  if (made.length === 0) return uses;
  const own = new Set(groups.filter(({ op }) => op === 'made').map(({ entity }) => entity));
  // What the mutation made to name them names what it named before.
  const changed = new Map<string, readonly number[]>();
  for (const { entity, op, ids } of groups)
    if (op === 'changed') changed.set(entity, [...(changed.get(entity) ?? []), ...ids]);
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

/** What takes some entries back, and the rows that have moved on since. */
export interface UndoPlan {
  planned: { command: string; change: Change }[];
  moved: RowRefusal[];
}

/**
 * The inverses of some entries, the newest first as they are given.
 * @param groups what the whole mutation wrote
 * @param nameOfRow what a row is called, where rows that have moved on are to be told each; without it the first is thrown
 * @throws AppError BAD_USER_INPUT naming what has moved on since
 */
export const planUndo = async (
  mutation: Mutation,
  entries: readonly LogRow[],
  groups: readonly EntryGroup[],
  nameOfRow?: (entity: string, row: Row) => string,
): Promise<UndoPlan> => {
  await lockRows(mutation, idsByEntity(entries));
  const standing = new Map(
    entries.map(({ entity, entity_id }) => [`${entity} ${entity_id}`, lockedRow(mutation, entity, entity_id)]),
  );
  const [uses, authors] = [
    await usesOfMade(mutation, entries, groups),
    await authorsOf(mutation, [...standing.values()]),
  ];
  const lost = await lostLinks(mutation, entries);
  const [planned, moved]: [UndoPlan['planned'], RowRefusal[]] = [[], []];
  for (const entry of entries) {
    const name = `${entry.entity} ${entry.entity_id}`;
    if (lost.has(name)) continue;
    const row = standing.get(name);
    const inverse = inverseChange(entry, {
      entity: entityOf(mutation, entry.entity),
      row,
      by: row?.updated_by === mutation.actor.user_id ? OWN : (authors.get(row?.updated_by) ?? null),
      uses: uses.get(name),
    });
    if (!('change' in inverse)) {
      if (!nameOfRow) throw refusalError(inverse);
      const id = entry.entity_id;
      moved.push({ id, name: nameOfRow(entry.entity, { id, ...row }), refusal: inverse });
      continue;
    }
    standing.set(name, inverse.row);
    if (inverse.change) planned.push({ command: inverseName(entry.command), change: inverse.change });
  }
  return { planned, moved };
};
