import { createHash } from 'node:crypto';
import pg from 'pg';
import { z } from 'zod';
import { AppError } from '#domain/errors';

const { escapeLiteral } = pg;

/** A mutation's claim to its Idempotency-Key. */
export interface Claim { user_id: number; key: string; body_hash: string }

/** An answer given before under the same key. */
export interface StoredAnswer { mutation_id: string; response: Record<string, unknown> }

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const TABLE = 'idempotency';

/** A request's body as it is compared with an earlier one under the same key. */
export const hashBody = (body: unknown): string => createHash('sha256').update(JSON.stringify(body)).digest('hex');

/** @throws AppError BAD_USER_INPUT for a key that is no UUID */
export const claimOf = (user_id: number, key: string | undefined, body: unknown): Claim | null => {
  if (key === undefined) return null;
  if (!UUID.test(key)) throw new AppError('BAD_USER_INPUT', {}, 'The Idempotency-Key must be a UUID.');
  return { user_id, key: key.toLowerCase(), body_hash: hashBody(body) };
};

/**
 * Takes the key for this transaction and reads what was answered under it. The advisory lock ends with the transaction, also
 * when the process dies, so "still running" is never a row that someone must clean away.
 */
export const claimStatements = ({ user_id, key }: Claim): string => {
  const whose = `user_id = ${user_id} and key = ${escapeLiteral(key)}`;
  return `select pg_try_advisory_xact_lock(hashtextextended(${escapeLiteral(key)}, ${user_id})) as is_ours;
    select mutation_id, body_hash, response from ${TABLE} where ${whose} and created_at > now() - interval '24 hours'`;
};

const ours = z.tuple([z.object({ is_ours: z.boolean() })]);
const stored = z.array(z.object({ mutation_id: z.string(), body_hash: z.string(), response: z.record(z.string(), z.unknown()) })).max(1);

/**
 * Reads the answers to `claimStatements`.
 * @throws AppError IDEMPOTENCY_RUNNING, IDEMPOTENCY_MISMATCH
 */
export const storedAnswer = (claim: Claim, claimRows: unknown, storedRows: unknown): StoredAnswer | null => {
  const [{ is_ours }] = ours.parse(claimRows);
  if (!is_ours) throw new AppError('IDEMPOTENCY_RUNNING');
  const [earlier] = stored.parse(storedRows);
  if (earlier && earlier.body_hash !== claim.body_hash) throw new AppError('IDEMPOTENCY_MISMATCH');
  return earlier ? { mutation_id: earlier.mutation_id, response: earlier.response } : null;
};

/** Stores the answer, in the place of one that is older than a day. */
export const storeStatement = ({ user_id, key, body_hash }: Claim, { mutation_id, response }: StoredAnswer): string => {
  const values = [key, body_hash, mutation_id, JSON.stringify(response)].map((value) => escapeLiteral(value));
  return `insert into ${TABLE} (user_id, key, body_hash, mutation_id, response) values (${user_id}, ${values.join(', ')})
    on conflict (user_id, key) do update set body_hash = excluded.body_hash, mutation_id = excluded.mutation_id, response = excluded.response, created_at = now()
    where ${TABLE}.created_at <= now() - interval '24 hours'`;
};

/** Forgets the answers that are older than a day. */
export const FORGET_OLD_ANSWERS = `delete from ${TABLE} where created_at < now() - interval '24 hours'`;
