import type { z } from 'zod';
import type { CivilDate } from '#domain/civilDate';
import type { Need } from '#domain/access/can';
import type { Change, Decision } from '#domain/changes';
import type { LogRow } from '../events/changeLog';
import type { Looking, Mutation } from './mutation';
import type { WantedPlaces } from './places/holdPlaces';
import type { Written } from './writeChanges';

/**
 * A mutation as data: who may, what goes in, what is loaded, what the domain decides, what comes out. Everything
 * between (transaction, locks, versions, writing, history, events) is the pipeline's.
 */
export interface Command<Input = unknown, Facts = unknown, Result = unknown> {
  /** The name in the change log, also that of the root field. */
  name: string;
  need: Need;
  /** Strict: an unknown field is refused. */
  input: z.core.$ZodType<Input>;
  /** The part of the input that holds the fields, where their paths leave it out: `sub_jobs.0.status` of `job`. */
  within?: string;
  /**
   * `load` only reads and locks: it has no effect after a rollback, so that its first statements may be sent before the
   * Idempotency-Key is known to be new.
   */
  loadsOnly?: boolean;
  /**
   * What the input alone says of the rows and days that `load` will lock, so that several calls of a mutation lock them
   * in one order.
   */
  places?(input: Input): WantedPlaces;
  /** Reads what the decision needs, locking the rows that it may change (`lockRows`). Row scope is checked here. */
  load(mutation: Mutation, input: Input): Promise<Facts>;
  /** The domain's rule. */
  decide(facts: Facts, input: Input, today: CivilDate): Decision;
  /**
   * Refuses to take back writes to rows that are out of the actor's reach, where the right alone does not decide.
   * @throws AppError
   */
  assertMayUndo?(looking: Looking, entries: readonly LogRow[]): Promise<void>;
  /**
   * What follows from writes that were taken back: derived fields and renumbering, where the old values alone are not
   * enough.
   */
  settleUndo?(mutation: Mutation, entries: readonly LogRow[]): Promise<readonly Change[]>;
  result(written: Written, mutation: Mutation, input: Input, facts: Facts): Result | Promise<Result>;
}
