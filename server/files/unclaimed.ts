import type pg from 'pg';
import { refusalError } from '#domain/errors';
import { refuse } from '#domain/refusals/refusal';
import { numberIn, runText, type Runner } from '../db/statement';
import type { FileStore } from './fileStore';

/** Files that a user may have sent, or be about to send, without a record that has taken them over; and their bytes. */
const MAX_FILES = 500;
const MAX_BYTES = 5 * 1024 ** 3;
/** Of those that never came, so many are looked for at a time. */
const LOOKED_AT = 1_000;

/** Any number that no other user of the database locks; with it the user's. */
const LOCK = 7_269_457;
const COUNT =
  'select count(*)::int as files, coalesce(sum(max_bytes), 0)::float8 as bytes from stored_file where created_by = $1 and claimed_at is null';
/** An address takes bytes for a quarter of an hour, and large ones are then still on their way. */
const NEVER_SENT = `select id, storage_key from stored_file where claimed_at is null and created_at < now() - interval '2 hours' order by id limit ${LOOKED_AT}`;
const FORGET = 'delete from stored_file where id = any($1) and claimed_at is null';

/**
 * Refuses a file more where a user has many that belong to no record: each takes room on the disk for a day. Requests of
 * a user are counted one after the other, whatever comes at once.
 * @param bytes what is announced
 * @throws AppError CONFLICT by the rule `upload_quota`
 */
export const assertRoomFor = async (runner: Runner, user_id: number, bytes: number): Promise<void> => {
  await runText(runner, 'select pg_advisory_xact_lock($1, $2)', [LOCK, user_id]);
  const [row = {}] = await runText(runner, COUNT, [user_id]);
  if (numberIn(row, 'files') < MAX_FILES && numberIn(row, 'bytes') + bytes <= MAX_BYTES) return;
  throw refusalError(
    refuse('upload_quota', { files: MAX_FILES, gigabytes: MAX_BYTES / 1024 ** 3 }, undefined, 'CONFLICT'),
  );
};

/** Forgets what was announced two hours ago and of which nothing has come: it counts no more. */
export const removeNeverSent = async (pool: pg.Pool, store: Pick<FileStore, 'head'>): Promise<void> => {
  const gone: unknown[] = [];
  for (const { id, storage_key } of await runText(pool, NEVER_SENT, []))
    if (!(await store.head(String(storage_key)))) gone.push(id);
  if (gone.length > 0) await runText(pool, FORGET, [gone]);
};
