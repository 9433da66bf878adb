import { can, type Need } from '#domain/access/can';
import type { Change } from '#domain/changes';
import { AppError } from '#domain/errors';
import { NOTIFY } from '#domain/notifications/notices';
import { changesOfMany, type LogRow } from '../../events/changeLog';
import type { Row } from '../../db/statement';
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
  /** Whether a command wrote a table by its own right, whoever may set the fields: a merge moves what names a record. */
  isOfOwnRight(command: string, entity: string): boolean;
  /** Whether a command gives values to records of one table that have nothing to do with each other. */
  isOfMany(command: string): boolean;
  /** What a row of a table is called. */
  nameOfRow(entity: string, row: Row): string;
  /** True for a table of whose rows nothing that follows from a mutation looks at the values. */
  mayForget(entity: string): boolean;
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
  { commandOf, inverseNeed, mayWrite, isOfOwnRight }: UndoDeps,
): Promise<void> => {
  for (const name of new Set(entries.map(({ command }) => command))) {
    const command = commandOf(commandIn(name));
    if (!command || !can(looking.actor.permissions, command.need)) throw new AppError('FORBIDDEN');
  }
  if (!entries.every((entry) => can(looking.actor.permissions, inverseNeed(entry)))) throw new AppError('FORBIDDEN');
  const fields = entries
    .filter(({ command, entity }) => !isOfOwnRight(commandIn(command), entity))
    .flatMap(({ entity, before, after }) =>
      Object.keys(before ?? after ?? {}).map((field) => [entity, field] as const),
    );
  if (!fields.every(([entity, field]) => mayWrite(looking, entity, field))) throw new AppError('FORBIDDEN');
  for (const name of new Set(entries.map(({ command }) => command)))
    await commandOf(commandIn(name))?.assertMayUndo?.(looking, entries);
};

/** Mutations that are looked at together, and rows of each: a page of the history may list many large ones [SEC-007]. */
const MAX_TOGETHER = 10;
const MAX_LOOKED_AT = 500;

/**
 * Of some mutations those that who looks might take back, by the decision that the undo itself makes. Of a mutation that
 * wrote more than {@link MAX_LOOKED_AT} rows those alone are looked at; the undo asks for all of them.
 */
export const undoableAmong = async (
  looking: Omit<Looking, 'locked' | 'seen' | 'isLooking'>,
  mutations: readonly string[],
  deps: UndoDeps,
): Promise<ReadonlySet<string>> => {
  const found = new Set<string>();
  for (let from = 0; from < mutations.length; from += MAX_TOGETHER) {
    const some = mutations.slice(from, from + MAX_TOGETHER);
    for (const [mutation_id, written] of await changesOfMany(looking.client, some, MAX_LOOKED_AT)) {
      const entries = written.filter(({ command }) => command !== NOTIFY);
      try {
        await assertMayUndo({ ...looking, locked: new Map(), seen: new Map(), isLooking: true }, entries, deps);
        if (entries.length > 0) found.add(mutation_id);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
      }
    }
  }
  return found;
};
