import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { CivilDate } from '#domain/civilDate';
import { AppError } from '#domain/errors';
import type { Actor } from '../access/actor';
import type { Database } from '../db/database';
import type { Reads } from '../db/reads';
import type { CommitEmitter } from '../events/emit';
import type { Files } from '../files/files';
import type { Geocoder } from '../geocoding/geocoder';
import type { UserDirectory } from '../identity/directory/userDirectory';
import type { Mailer } from '../mail/mailer';
import { isRetryable } from './databaseErrors';
import type { Entities } from '../db/entityTable';
import {
  claimQuery,
  FORGET_OLD_ANSWERS,
  isAnsweredAlready,
  SPENT,
  storedAnswer,
  storeQuery,
  type Claim,
  type StoredAnswer,
} from './idempotency';
import { MAY_TAKE_LONGER } from '../db/session';
import { inNextPacket, inOnePacket } from '../db/inOnePacket';
import { createLane, type Lane } from './lane';
import { newMutation, type Mutation } from './mutation';
import { holdFirst, PlacesTaken } from './places/heldPlaces';
import { takeBackOutside } from './takeBackOutside';
import { withConnection } from './transaction';

export interface PipelineDeps {
  pool: pg.Pool;
  /** Where queries read that read much; the pool without it. */
  reads?: Reads;
  db: Database;
  entities: Entities;
  emitter: CommitEmitter;
  files: Files;
  directory: UserDirectory;
  mailer: Mailer;
  /** The list of cities without it. */
  geocoder?: Geocoder | undefined;
  /**
   * What follows from a mutation and what must hold when it ends, whichever commands, bulk edits or undos it was made
   * of.
   */
  beforeCommit: readonly ((mutation: Mutation) => Promise<void>)[];
  log: { error(details: object, message: string): void };
}

/** What running the root fields gave: the answer as JSON, and the errors that undo all of it. */
interface Executed {
  response: string;
  errors: readonly unknown[];
}

export interface MutationRequest {
  actor: Actor;
  claim: Claim | null;
  /** Where it was made, when that was not here and now. */
  device?: DeviceOrigin | null;
  today: CivilDate;
  /** What {@link Mutation.cameAt} is to be. */
  cameAt?: Date | null;
  /** What {@link Mutation.proof} is to be. */
  proof?: string | null;
  /** Its one command loads only before it knows that the key is its own (`Command.loadsOnly`). */
  loadsOnly?: boolean;
  /** Runs all root fields of the document in the mutation's transaction. */
  execute(mutation: Mutation): Promise<Executed>;
}

/** The answer to a mutation document, as JSON; `mutation_id` is null when nothing was committed. */
export interface MutationAnswer {
  mutation_id: string | null;
  response: string;
}

/** On whose device a mutation was made, and when by its clock. */
export interface DeviceOrigin {
  user_id: number;
  made_at: string | null;
  /** What is asked, where somebody else brings it. */
  document: string | null;
}

type Query = string | pg.QueryConfig;

const originQuery = (mutation_id: string, { user_id, made_at, document }: DeviceOrigin): pg.QueryConfig => ({
  name: 'device_write_store',
  text: 'insert into device_write (mutation_id, user_id, made_at, document) values ($1, $2, $3, $4)',
  values: [mutation_id, user_id, made_at, document],
});

const runTogether = (client: pg.PoolClient, queries: readonly Query[]): Promise<pg.QueryResult[]> =>
  inOnePacket(client, () => Promise.all(queries.map((query) => client.query(query))));

/**
 * Statements of a mutation find their rows by key, which is the same plan for any values: planning them anew each time
 * would take longer than running them.
 */
const BEGIN = `begin; set local plan_cache_mode = force_generic_plan; ${MAY_TAKE_LONGER}`;

const open = async (client: pg.PoolClient, claim: Claim | null): Promise<StoredAnswer | null> => {
  const [, claimed] = await runTogether(client, claim ? [BEGIN, claimQuery(claim)] : [BEGIN]);
  return claim && storedAnswer(claim, claimed?.rows);
};

/** Stores the answer, and where it was asked, and commits. A transaction that failed on the way answers ROLLBACK to a commit. */
const close = async (client: pg.PoolClient, queries: readonly pg.QueryConfig[]): Promise<void> => {
  const results = await runTogether(client, [...queries, 'commit']);
  if (results.at(-1)?.command !== 'COMMIT') throw new Error('the transaction was rolled back by the database');
};

/**
 * Runs the root fields and commits. `onClosing` is told before the commit: from then on a failure may hide a success.
 */
const finish = async (
  mutation: Mutation,
  { claim, device, execute }: Pick<MutationRequest, 'claim' | 'device' | 'execute'>,
  {
    beforeCommit,
    opened,
    onClosing,
  }: Pick<PipelineDeps, 'beforeCommit'> & { opened: Promise<StoredAnswer | null>; onClosing: () => void },
): Promise<MutationAnswer> => {
  const { response, errors } = await execute(mutation);
  const earlier = await opened;
  if (earlier) {
    await mutation.client.query('rollback');
    return earlier;
  }
  if (errors.length > 0) {
    await mutation.client.query('rollback');
    const retryable = errors.find((error) => error instanceof PlacesTaken || isRetryable(error));
    if (retryable) throw retryable;
    return { mutation_id: null, response };
  }
  for (const step of beforeCommit) await step(mutation);
  const answer = { mutation_id: mutation.id, response };
  onClosing();
  const kept = mutation.isSecret ? { ...answer, response: SPENT } : answer;
  await close(mutation.client, [
    ...(device ? [originQuery(mutation.id, device)] : []),
    ...(claim ? [storeQuery(claim, kept)] : []),
  ]);
  return answer;
};

/** Of the connections so many are for mutations; the rest are always there for who reads. */
const SHARE = 0.6;
/** Milliseconds that a mutation waits for its turn, as long as for a connection. */
const TIMEOUT_MS = 5_000;

const lanes = new WeakMap<pg.Pool, Lane>();
/** The lane of the mutations on a pool. */
export const mutationLaneOf = (pool: pg.Pool): Lane => {
  const lane = lanes.get(pool) ?? createLane(Math.max(1, Math.floor((pool.options.max ?? 10) * SHARE)), TIMEOUT_MS);
  lanes.set(pool, lane);
  return lane;
};

const attempt = (
  deps: PipelineDeps,
  { actor, claim, device, today, cameAt = null, execute, proof = null, loadsOnly = false }: MutationRequest,
  held: readonly string[],
): Promise<MutationAnswer> =>
  mutationLaneOf(deps.pool).run(() =>
    withConnection(deps.pool, async (client) => {
      const { db, entities, emitter, files, directory, mailer, geocoder } = deps;
      const goesAhead = loadsOnly && held.length === 0;
      if (goesAhead) inNextPacket(client);
      const opened = open(client, claim);
      const isClaimed = opened.then(
        (earlier) => earlier === null,
        () => false,
      );
      const earlier = goesAhead ? null : await opened;
      if (earlier) {
        await client.query('rollback');
        return earlier;
      }
      if (held.length > 0) await holdFirst(client, held);
      const mutation = newMutation({
        held,
        isClaimed,
        actor,
        client,
        database: db,
        entities,
        today,
        cameAt,
        files,
        directory,
        mailer,
        geocoder,
        proof,
      });
      let closing = false;
      try {
        const answer = await finish(
          mutation,
          { claim, device: device ?? null, execute },
          {
            opened,
            beforeCommit: deps.beforeCommit,
            onClosing: () => {
              closing = true;
            },
          },
        );
        if (await opened) return answer;
        if (answer.mutation_id === null) await takeBackOutside(deps, mutation, false);
        else
          emitter.emit({
            mutation_id: mutation.id,
            user: { id: actor.user_id, name: actor.name },
            changes: mutation.log,
          });
        return answer;
      } catch (error) {
        await takeBackOutside(deps, mutation, closing);
        throw error;
      }
    }),
  );

/**
 * So often a mutation is tried, and so long it waits before it tries again, in milliseconds: times the tries so far.
 */
const TRIES = 4;
const PAUSE_MS = 25;
/** So often it begins again to hold what it wants from the start. Each time somebody else has gone on meanwhile. */
const BEGINNINGS = 20;

/**
 * Runs one mutation document: all its root fields in one transaction under one Idempotency-Key and one mutation_id, all
 * or none. A repeated request gets the answer of the first. After a deadlock it is tried again, a little later: at once
 * it could take the very rows that the other one waits for, and both would stand where they stood.
 * @throws AppError IDEMPOTENCY_RUNNING, IDEMPOTENCY_MISMATCH, SERVICE_UNAVAILABLE when others were always first
 */
export const runMutationDocument = async (deps: PipelineDeps, request: MutationRequest): Promise<MutationAnswer> => {
  const wanted = new Set<string>();
  let [tried, begun] = [1, 1];
  for (;;) {
    try {
      return await attempt(deps, request, [...wanted]);
    } catch (error) {
      if (error instanceof PlacesTaken) {
        if (begun === BEGINNINGS) throw new AppError('SERVICE_UNAVAILABLE');
        begun += 1;
        for (const place of error.places) wanted.add(place);
        continue;
      }
      const answered = isAnsweredAlready(error);
      if (!(answered || isRetryable(error))) throw error;
      if (tried === TRIES) throw answered ? error : new AppError('SERVICE_UNAVAILABLE');
      await (answered ? deps.pool.query(FORGET_OLD_ANSWERS) : pause(PAUSE_MS * tried));
      tried += 1;
    }
  }
};
