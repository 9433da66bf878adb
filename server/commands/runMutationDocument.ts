import type pg from 'pg';
import { z } from 'zod';
import type { CivilDate } from '#domain/civilDate';
import type { Actor } from '../access/actor';
import type { Database } from '../db/database';
import type { CommitEmitter } from '../events/emit';
import { isRetryable } from './databaseErrors';
import type { Entities } from './entityTable';
import { claimStatements, storeStatement, storedAnswer, type Claim, type StoredAnswer } from './idempotency';
import { newMutation, type Mutation } from './mutation';
import { drizzleOn, withConnection } from './transaction';

export interface PipelineDeps { pool: pg.Pool; db: Database; entities: Entities; emitter: CommitEmitter }

/** What running the root fields gave: the answer, and the errors that undo all of it. */
export interface Executed { response: Record<string, unknown>; errors: readonly unknown[] }

export interface MutationRequest {
  actor: Actor;
  claim: Claim | null;
  today: CivilDate;
  /** Runs all root fields of the document in the mutation's transaction. */
  execute(mutation: Mutation): Promise<Executed>;
}

/** The answer to a mutation document; `mutation_id` is null when nothing was committed. */
export interface MutationAnswer { mutation_id: string | null; response: Record<string, unknown> }

const statementResult = z.object({ command: z.string().nullable(), rows: z.array(z.unknown()) });
const statementResults = z.union([statementResult.transform((result) => [result]), z.array(statementResult)]);

/** Several statements in one round trip; they carry no parameters. */
const runTogether = async (client: pg.PoolClient, statements: string): Promise<z.infer<typeof statementResult>[]> =>
  statementResults.parse(await client.query(statements));

const open = async (client: pg.PoolClient, claim: Claim | null): Promise<StoredAnswer | null> => {
  const [, claimed, stored] = await runTogether(client, claim ? `begin; ${claimStatements(claim)}` : 'begin');
  return claim ? storedAnswer(claim, claimed?.rows, stored?.rows) : null;
};

/** Stores the answer and commits. A transaction that failed on the way answers ROLLBACK to a commit. */
const close = async (client: pg.PoolClient, claim: Claim | null, answer: StoredAnswer): Promise<void> => {
  const results = await runTogether(client, claim ? `${storeStatement(claim, answer)}; commit` : 'commit');
  if (results.at(-1)?.command !== 'COMMIT') throw new Error('the transaction was rolled back by the database');
};

const attempt = ({ pool, db, entities, emitter }: PipelineDeps, { actor, claim, today, execute }: MutationRequest): Promise<MutationAnswer> =>
  withConnection(pool, async (client) => {
    const earlier = await open(client, claim);
    if (earlier) {
      await client.query('rollback');
      return earlier;
    }
    const mutation = newMutation({ actor, client, db: drizzleOn(client, db), entities, today });
    const { response, errors } = await execute(mutation);
    if (errors.length > 0) {
      await client.query('rollback');
      const retryable = errors.find(isRetryable);
      if (retryable) throw retryable;
      return { mutation_id: null, response };
    }
    const answer = { mutation_id: mutation.id, response };
    await close(client, claim, answer);
    emitter.emit({ mutation_id: mutation.id, user: { id: actor.user_id, name: actor.name }, changes: mutation.log });
    return answer;
  });

/**
 * Runs one mutation document: all its root fields in one transaction under one Idempotency-Key and one mutation_id, all or
 * none. A repeated request gets the answer of the first; a deadlock is tried once more.
 * @throws AppError IDEMPOTENCY_RUNNING, IDEMPOTENCY_MISMATCH
 */
export const runMutationDocument = async (deps: PipelineDeps, request: MutationRequest): Promise<MutationAnswer> => {
  try {
    return await attempt(deps, request);
  } catch (error) {
    if (!isRetryable(error)) throw error;
    return attempt(deps, request);
  }
};
