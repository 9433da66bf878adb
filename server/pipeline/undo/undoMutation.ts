import type { Change } from '#domain/changes';
import { AppError, refusalError, type RowRefusal } from '#domain/errors';
import { refuse } from '#domain/refusals/refusal';
import { NOTIFY } from '#domain/notifications/notices';
import { runText } from '../../db/statement';
import type { LogRow } from '../../events/changeLog';
import { asAppError } from '../databaseErrors';
import { forgetValues } from '../forgetValues';
import { heapWatch } from '../heapWatch';
import { holdRows } from '../lockRows';
import type { Mutation } from '../mutation';
import { holdPlaces, type WantedPlaces } from '../places/holdPlaces';
import { placesBack } from '../places/movedEntries';
import { writeChanges } from '../writeChanges';
import { assertMayUndo, commandIn, type UndoDeps } from './assertMayUndo';
import { inverseName, planUndo } from './planUndo';
import { entriesBack, entryGroups, MAX_ENTRIES, noticesOf, type EntryGroup } from './undoEntries';

/** Read notifications stay; unread ones are withdrawn. */
const withdrawNotices = async (mutation: Mutation, told: readonly number[]): Promise<void> => {
  if (told.length === 0) return;
  const unread = await runText(
    mutation.client,
    'select id from notification where id = any($1) and not is_read order by id for no key update',
    [told],
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

/** The most records that have moved on and are told by name. */
const MAX_NAMED = 100;

/** The records of a change of many that somebody has changed since, by their ids. */
class MovedRows {
  private readonly rows = new Map<number, RowRefusal>();
  private readonly groups: readonly EntryGroup[];
  /** Whether those records are to stay as they are while the others are taken back. */
  readonly areLeft: boolean;

  constructor(groups: readonly EntryGroup[], areLeft: boolean) {
    this.groups = groups;
    this.areLeft = areLeft;
  }

  add(rows: readonly RowRefusal[]): void {
    for (const row of rows) this.rows.set(row.id, row);
  }

  get count(): number {
    return this.rows.size;
  }

  /** How many records the mutation wrote. */
  get of(): number {
    return new Set(this.groups.flatMap(({ ids }) => ids)).size;
  }

  /** @throws AppError BAD_USER_INPUT with `rows`, where records have moved on that were not to be left, or no other is there */
  assertNone(): void {
    if (this.count === 0 || (this.areLeft && this.count < this.of)) return;
    throw refusalError(refuse('undo_rows_moved_on', { refused: this.count, count: this.of }), {
      rows: [...this.rows.values()].slice(0, MAX_NAMED),
    });
  }
}

/** Whether a mutation gave values to records of one table that have nothing to do with each other. */
const isOfMany = (groups: readonly EntryGroup[], deps: UndoDeps): boolean => {
  const [first] = groups;
  return (
    first !== undefined &&
    groups.every(
      ({ entity, op, command }) => entity === first.entity && op === 'changed' && deps.isOfMany(commandIn(command)),
    ) &&
    groups.reduce((sum, { ids }) => sum + ids.length, 0) > 1
  );
};

/** Writes the inverses of some entries, command by command, and forgets the rows again where there are many. */
const takeBack = async (
  mutation: Mutation,
  entries: readonly LogRow[],
  groups: readonly EntryGroup[],
  { mayForget, nameOfRow, moved }: Pick<UndoDeps, 'mayForget'> & Partial<UndoDeps> & { moved: MovedRows },
): Promise<void> => {
  const logged = mutation.log.length;
  const { planned, moved: some } = await planUndo(mutation, entries, groups, nameOfRow);
  moved.add(some);
  // Refused as a whole in the end: the others are looked at, so that all at fault are named.
  if (moved.count > 0 && !moved.areLeft) return;
  for (const command of new Set(planned.map((one) => one.command)))
    await writeChanges(
      mutation,
      command,
      planned.filter((one) => one.command === command).map(({ change }) => change),
    );
  for (const entity of new Set(entries.map((entry) => entry.entity)))
    if (mayForget(entity)) forgetValues(mutation, entity, logged);
};

/** All rows of a mutation at once, as PostgreSQL counts. */
const ALL = 2_147_483_647;
/** Rows of a mutation that are worked on at once. What follows from those of a board needs all of them. */
const sizeFor = (groups: readonly EntryGroup[], { commandOf }: UndoDeps): number =>
  groups.some(({ command }) => commandOf(commandIn(command))?.settleUndo !== undefined) ? ALL : MAX_ENTRIES;

/**
 * Takes a whole mutation back, by who holds every right that the original and its opposite need on the records as they
 * are now: the inverse of every row it wrote, newest first, in one transaction. An undo is a mutation like any other and
 * can be undone itself. Of large mutations {@link MAX_ENTRIES} rows are in memory at a time [SEC-007]: rights are asked
 * for all of them and all rows locked before the first is written. Of a change of many records all that have moved on
 * since are named.
 * @param leaves takes back the others of such a change, and leaves those that have moved on as they are
 * @returns how many records were left so
 * @throws AppError NOT_FOUND, FORBIDDEN, or BAD_USER_INPUT naming what has moved on since
 */
export const undoMutation = async (
  mutation: Mutation,
  mutationId: string,
  deps: UndoDeps,
  leaves = false,
): Promise<{ left: number }> => {
  const groups = await entryGroups(mutation.client, mutationId);
  if (groups.length === 0) throw new AppError('NOT_FOUND');
  const size = sizeFor(groups, deps);
  const parts = () => entriesBack(mutation.client, mutationId, size);
  const isLarge = groups.some(({ ids }) => ids.length > MAX_ENTRIES);
  const collectGarbage = heapWatch();
  const ofMany = isOfMany(groups, deps);
  const moved = new MovedRows(groups, leaves && ofMany);

  const places: WantedPlaces[] = [];
  for await (const entries of parts()) {
    const asked = await placesBack(mutation, entries.toReversed());
    if (asked) places.push(asked);
  }
  if (places.length > 0) await holdPlaces(mutation, places);
  for await (const entries of parts()) await assertMayUndo(mutation, entries.toReversed(), deps);
  if (isLarge) await holdRows(mutation, groups);
  try {
    for await (const entries of parts()) {
      await takeBack(mutation, entries, groups, {
        moved,
        mayForget: (entity) => isLarge && deps.mayForget(entity),
        ...(ofMany ? { nameOfRow: deps.nameOfRow } : {}),
      });
      for (const name of new Set(entries.map(({ command }) => command))) {
        const settled = await deps.commandOf(commandIn(name))?.settleUndo?.(mutation, entries.toReversed());
        if (settled) await writeChanges(mutation, inverseName(name), settled);
      }
      if (isLarge) collectGarbage();
    }
    moved.assertNone();
    await withdrawNotices(mutation, await noticesOf(mutation.client, mutationId));
  } catch (error) {
    throw asAppError(error, mutation.entities);
  }
  return { left: moved.count };
};
