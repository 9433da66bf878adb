import type { Change } from '#domain/changes';
import { AppError } from '#domain/errors';
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

/** Writes the inverses of some entries, command by command, and forgets the rows again where there are many. */
const takeBack = async (
  mutation: Mutation,
  entries: readonly LogRow[],
  groups: readonly EntryGroup[],
  mayForget: (entity: string) => boolean,
): Promise<void> => {
  const logged = mutation.log.length;
  const planned = await planUndo(mutation, entries, groups);
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
 * for all of them and all rows locked before the first is written.
 * @throws AppError NOT_FOUND, FORBIDDEN, or BAD_USER_INPUT naming what has moved on since
 */
export const undoMutation = async (mutation: Mutation, mutationId: string, deps: UndoDeps): Promise<void> => {
  const groups = await entryGroups(mutation.client, mutationId);
  if (groups.length === 0) throw new AppError('NOT_FOUND');
  const size = sizeFor(groups, deps);
  const parts = () => entriesBack(mutation.client, mutationId, size);
  const isLarge = groups.some(({ ids }) => ids.length > MAX_ENTRIES);
  const collectGarbage = heapWatch();

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
      await takeBack(mutation, entries, groups, (entity) => isLarge && deps.mayForget(entity));
      for (const name of new Set(entries.map(({ command }) => command))) {
        const settled = await deps.commandOf(commandIn(name))?.settleUndo?.(mutation, entries.toReversed());
        if (settled) await writeChanges(mutation, inverseName(name), settled);
      }
      if (isLarge) collectGarbage();
    }
    await withdrawNotices(mutation, await noticesOf(mutation.client, mutationId));
  } catch (error) {
    throw asAppError(error, mutation.entities);
  }
};
