import type pg from 'pg';
import type { CivilDate } from '#domain/civilDate';
import type { Actor } from '../access/actor';
import type { Database } from '../db/database';
import type { CommitEmitter } from '../events/emit';
import { isRetryable } from './databaseErrors';
import type { Entities } from './entityTable';
import { claimQuery, FORGET_OLD_ANSWERS, isAnsweredAlready, storedAnswer, storeQuery, type Claim, type StoredAnswer } from './idempotency';
import { newMutation, type Mutation } from './mutation';
import { withConnection } from './transaction';

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

type Query = string | pg.QueryConfig;

/** Sends statements in one round trip where the connection pipelines, else one after the other. */
const runTogether = async (client: pg.PoolClient, queries: readonly Query[]): Promise<pg.QueryResult[]> => {
  if (client.pipeline) return Promise.all(queries.map((query) => client.query(query)));
  const results: pg.QueryResult[] = [];
  for (const query of queries) results.push(await client.query(query));
  return results;
};

const open = async (client: pg.PoolClient, claim: Claim | null): Promise<StoredAnswer | null> => {
  const [, claimed] = await runTogether(client, claim ? ['begin', claimQuery(claim)] : ['begin']);
  return claim && storedAnswer(claim, claimed?.rows);
};

/** Stores the answer and commits. A transaction that failed on the way answers ROLLBACK to a commit. */
const close = async (client: pg.PoolClient, claim: Claim | null, answer: StoredAnswer): Promise<void> => {
  const results = await runTogether(client, claim ? [storeQuery(claim, answer), 'commit'] : ['commit']);
  if (results.at(-1)?.command !== 'COMMIT') throw new Error('the transaction was rolled back by the database');
};

const attempt = ({ pool, db, entities, emitter }: PipelineDeps, { actor, claim, today, execute }: MutationRequest): Promise<MutationAnswer> =>
  withConnection(pool, async (client) => {
    const earlier = await open(client, claim);
    if (earlier) {
      await client.query('rollback');
      return earlier;
    }
    const mutation = newMutation({ actor, client, database: db, entities, today });
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
    if (isAnsweredAlready(error)) await deps.pool.query(FORGET_OLD_ANSWERS);
    else if (!isRetryable(error)) throw error;
    return attempt(deps, request);
  }
};
