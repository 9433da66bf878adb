import { sql } from 'drizzle-orm';
import type { ProviderFault } from '#domain/users/providerFault';
import type { Tx } from '../db/database';
import type { AccountEvent } from './factors/factorMail';

export interface Attempt {
  email: string;
  /** Missing where an administrator did it. */
  ip?: string;
  agent?: string | undefined;
}

/** Minutes that failures count. */
const WINDOW = 15;
/** Failures in that time after which an account is locked: for one address, and for all of them together. */
const MOST = { address: 20, account: 100 } as const;

const emailOf = ({ email }: Attempt): string => email.trim().toLowerCase().slice(0, 254);
/** Within the time that failures count. */
export const RECENTLY = sql.raw(`at > now() - interval '${WINDOW} minutes'`);

/**
 * Whether an account takes no password now, for whichever server it is asked of. Whoever knows the password gets in
 * from an address that did not fail, unless very many others fail.
 */
export const isLocked = async (db: Pick<Tx, 'execute'>, attempt: Attempt): Promise<boolean> => {
  const email = emailOf(attempt);
  const { rows } = await db.execute<{ here: number; all: number }>(sql`
    select count(*) filter (where address = ${attempt.ip ?? null} and id > coalesce(
        (select max(id) from sign_in where email = ${email} and address = ${attempt.ip ?? null} and outcome = 'signed_in' and ${RECENTLY}), 0))::int as here,
      count(*)::int as all
    from sign_in where email = ${email} and outcome in ('wrong_password', 'wrong_code') and ${RECENTLY}`);
  const [found] = rows;
  return found !== undefined && (found.here >= MOST.address || found.all >= MOST.account);
};

/** A fault of the company's provider, told there; whoever may begin and not end one could write any number of the last. */
type ProviderOutcome = `provider_${Exclude<ProviderFault, 'expired'>}`;

type Outcome =
  | ProviderOutcome
  | 'signed_in'
  | 'wrong_password'
  | 'wrong_code'
  | 'wrong_passkey'
  | 'wrong_proof'
  | 'sessions_ended'
  | AccountEvent;

/** Writes down what became of an attempt. */
export const noteSignIn = async (db: Pick<Tx, 'execute'>, attempt: Attempt, outcome: Outcome): Promise<void> => {
  const email = emailOf(attempt);
  await db.execute(sql`
    insert into sign_in (email, user_id, outcome, address, agent)
    values (${email}, (select id from app_user where lower(email) = ${email}), ${outcome}, ${attempt.ip ?? null}, ${attempt.agent?.slice(0, 300) ?? null})`);
};

/** Writes down that an account was locked: once while it is. */
export const noteLock = async (db: Pick<Tx, 'execute'>, attempt: Attempt): Promise<void> => {
  const email = emailOf(attempt);
  await db.execute(sql`
    insert into sign_in (email, user_id, outcome, address, agent)
    select ${email}, (select id from app_user where lower(email) = ${email}), 'locked', ${attempt.ip ?? null}, ${attempt.agent?.slice(0, 300) ?? null}
    where not exists (select from sign_in where email = ${email} and address = ${attempt.ip ?? null} and outcome = 'locked' and ${RECENTLY})`);
};
