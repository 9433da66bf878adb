import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { whileCurrent, type Account } from './accounts';

/** What a ticket is for; one for this is none for that. */
export type StepPurpose =
  | 'second_factor'
  | 'enrol'
  | 'passkey_login'
  | 'passkey_add'
  | 'passkey_proof'
  | 'app_add'
  | 'proof'
  | 'provider';

const MINUTES = 10;
/** Answers that one ticket takes: few guesses of a code, and more slips while somebody sets up what nobody could guess. */
const TRIES: Readonly<Record<StepPurpose, number>> = {
  second_factor: 5,
  enrol: 30,
  passkey_login: 1,
  passkey_add: 1,
  passkey_proof: 1,
  app_add: 30,
  proof: 1,
  provider: 1,
};

/** Steps of nobody in particular that stand at once; beyond them the oldest end [SEC-005]. */
const MAX_OF_STRANGERS = 20_000;

const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url');

export interface Step {
  user_id: number | null;
  data: Record<string, unknown>;
  /** Seconds: when it began, which is when the password was given. */
  begun: number;
}

/** Begins what goes on in another request, of whichever server. @returns its ticket, which is stored nowhere */
export const beginStep = async (
  db: Pick<Tx, 'execute'>,
  purpose: StepPurpose,
  user_id: number | null,
  data: Record<string, unknown> = {},
): Promise<string> => {
  const ticket = randomBytes(32).toString('base64url');
  await db.execute(sql`
    insert into sign_in_step (ticket_hash, purpose, user_id, data, expires_at)
    values (${hashOf(ticket)}, ${purpose}, ${user_id}, ${JSON.stringify(data)}::jsonb, now() + make_interval(mins => ${MINUTES}))`);
  if (user_id === null)
    await db.execute(sql`
      delete from sign_in_step where ticket_hash in (
        select ticket_hash from sign_in_step where user_id is null order by expires_at desc offset ${MAX_OF_STRANGERS})`);
  return ticket;
};

/**
 * Begins what a right password has earned.
 * @param account as it was read before the password was looked at
 * @returns null once the account has another one: the ticket would outlive it [SEC-003]
 */
export const beginProvenStep = async (
  db: Pick<Tx, 'execute'>,
  purpose: StepPurpose,
  account: Account,
  data: Record<string, unknown> = {},
): Promise<string | null> => {
  const ticket = randomBytes(32).toString('base64url');
  const { rowCount } = await db.execute(sql`
    insert into sign_in_step (ticket_hash, purpose, user_id, data, expires_at)
    select ${hashOf(ticket)}, ${purpose}, u.id, ${JSON.stringify(data)}::jsonb, now() + make_interval(mins => ${MINUTES})
    ${whileCurrent(account)}`);
  return rowCount === 1 ? ticket : null;
};

/** What a ticket stands for; each look counts as a try. Null when it is over, tried too often, or for something else. */
export const tryStep = async (db: Pick<Tx, 'execute'>, purpose: StepPurpose, ticket: string): Promise<Step | null> => {
  const { rows } = await db.execute<Step & Record<string, unknown>>(sql`
    update sign_in_step set tries = tries + 1
    where ticket_hash = ${hashOf(ticket)} and purpose = ${purpose} and expires_at > now() and tries < ${TRIES[purpose]}
    returning user_id, data, extract(epoch from created_at)::float8 as begun`);
  return rows[0] ?? null;
};

/** Keeps what a step has come to know, such as the secret that was offered in it. */
export const keepInStep = async (
  db: Pick<Tx, 'execute'>,
  ticket: string,
  data: Record<string, unknown>,
): Promise<void> => {
  await db.execute(
    sql`update sign_in_step set data = data || ${JSON.stringify(data)}::jsonb where ticket_hash = ${hashOf(ticket)}`,
  );
};

/** Ends a step. @returns false for the second of two that end it at once */
export const endStep = async (db: Pick<Tx, 'execute'>, ticket: string): Promise<boolean> =>
  ((await db.execute(sql`delete from sign_in_step where ticket_hash = ${hashOf(ticket)}`)).rowCount ?? 0) > 0;

/** Deletes what nobody will go on with. */
export const expireSteps = async (db: Pick<Tx, 'execute'>): Promise<void> => {
  await db.execute(sql`
    delete from sign_in_step where ticket_hash in (
      select ticket_hash from sign_in_step where expires_at < now() for update skip locked)`);
};
