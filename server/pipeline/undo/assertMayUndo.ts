import { can, type Need } from '#domain/access/can';
import type { Change } from '#domain/changes';
import { AppError } from '#domain/errors';
import { NOTIFY } from '#domain/notifications/notices';
import { changesOfMany, type LogRow } from '../../events/changeLog';
import type { Looking, Mutation } from '../mutation';

/** What is known of a command after its writes: who may take them back. */
export interface UndoableCommand {
  need: Need;
  /** Refuses rows that are out of the actor's reach. @throws AppError */
  assertMayUndo?(looking: Looking, entries: readonly LogRow[]): Promise<void>;
  /** What follows from the rows as they are then. */
  settleUndo?(mutation: Mutation, entries: readonly LogRow[]): Promise<readonly Change[]>;
}

export interface UndoDeps {
  commandOf(name: string): UndoableCommand | undefined;
  /** What doing the opposite to the record of an entry needs, beside the right to its command. */
  inverseNeed(entry: LogRow): Need;
  /** False for a field that the actor may not see. */
  mayWrite(looking: Looking, entity: string, field: string): boolean;
}

/** The command that an entry of the log was written by, or that it takes back or does again. */
export const commandIn = (name: string): string => name.replace(/^(undo|redo) /, '');

/**
 * Whether who asks holds every right that the original and its opposite need, on the records as they are now: asked
 * before a mutation is taken back, and before anybody is offered to.
 * @throws AppError FORBIDDEN, NOT_FOUND, or the reason of a row
 */
export const assertMayUndo = async (
  looking: Looking,
  entries: readonly LogRow[],
  { commandOf, inverseNeed, mayWrite }: UndoDeps,
): Promise<void> => {
  for (const name of new Set(entries.map(({ command }) => command))) {
    const command = commandOf(commandIn(name));
    if (!command || !can(looking.actor.permissions, command.need)) throw new AppError('FORBIDDEN');
  }
  if (!entries.every((entry) => can(looking.actor.permissions, inverseNeed(entry)))) throw new AppError('FORBIDDEN');
  const fields = entries.flatMap(({ entity, before, after }) =>
    Object.keys(before ?? after ?? {}).map((field) => [entity, field] as const),
  );
  if (!fields.every(([entity, field]) => mayWrite(looking, entity, field))) throw new AppError('FORBIDDEN');
  for (const name of new Set(entries.map(({ command }) => command)))
    await commandOf(commandIn(name))?.assertMayUndo?.(looking, entries);
};

/** Of some mutations those that who looks might take back, by the decision that the undo itself makes. */
export const undoableAmong = async (
  looking: Omit<Looking, 'locked' | 'seen' | 'isLooking'>,
  mutations: readonly string[],
  deps: UndoDeps,
): Promise<ReadonlySet<string>> => {
  const entriesOf = await changesOfMany(looking.client, mutations);
  const found = new Set<string>();
  for (const [mutation_id, written] of entriesOf) {
    const entries = written.filter(({ command }) => command !== NOTIFY);
    try {
      await assertMayUndo({ ...looking, locked: new Map(), seen: new Map(), isLooking: true }, entries, deps);
      if (entries.length > 0) found.add(mutation_id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return found;
};
