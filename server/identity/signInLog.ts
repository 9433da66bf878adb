import { sql, type SQL } from 'drizzle-orm';
import type { ProviderFault } from '#domain/users/providerFault';
import type { Tx } from '../db/database';
import { networkOf } from '../http/clientAddress';
import type { ProviderCause } from './provider/ProviderError';
import type { AccountEvent } from './factors/factorMail';

export interface Attempt {
  email: string;
  /** Missing where an administrator did it, null where nobody knows it. */
  ip?: string | null;
  agent?: string | undefined;
  /** The name of the device, where the account has signed in on it before. */
  device?: string | null;
}

/** Minutes that failures count. */
const WINDOW = 15;
/** Failures in that time after which an account is locked: for one address, and for all of them together. */
const MAX_FAILURES = { address: 20, account: 100 } as const;
/** Failures in that time on a device that the account is known on, which no failures elsewhere lock [SEC-004]. */
export const MAX_ON_DEVICE = 10;
/** Lines of a day about addresses that are nobody's: from one network, and from all together [SEC-005]. */
const MAX_OF_STRANGERS = { network: 500, all: 5_000 } as const;

const emailOf = ({ email }: Attempt): string => email.trim().toLowerCase().slice(0, 254);
/** Within the time that failures count. */
export const RECENTLY = sql.raw(`at > now() - interval '${WINDOW} minutes'`);
const networkOfAttempt = ({ ip }: Attempt): string | null => (ip === undefined ? null : networkOf(ip));

/**
 * Whether an account takes no password now, for whichever server it is asked of. Whoever knows the password gets in
 * from an address that did not fail, unless very many others fail; and in any case on a device on which the account has
 * signed in before, which counts for itself: nobody can lock a colleague out [SEC-004].
 */
export const isLocked = async (db: Pick<Tx, 'execute'>, attempt: Attempt): Promise<boolean> => {
  const email = emailOf(attempt);
  const { device = null } = attempt;
  const network = networkOfAttempt(attempt);
  const since = (own: SQL) =>
    sql`id > coalesce((select max(id) from sign_in where email = ${email} and ${own} and outcome = 'signed_in' and ${RECENTLY}), 0)`;
  const isHere = sql`network is not distinct from ${network}::text`;
  const isDevice = sql`device = ${device}::text`;
  const { rows } = await db.execute<{ here: number; on_device: number; all: number }>(sql`
    select count(*) filter (where ${isHere} and ${since(isHere)})::int as here,
      count(*) filter (where ${isDevice} and ${since(isDevice)})::int as on_device,
      count(*)::int as all
    from sign_in where email = ${email} and outcome in ('wrong_password', 'wrong_code') and ${RECENTLY}`);
  const [found] = rows;
  if (!found) return false;
  return device === null
    ? found.here >= MAX_FAILURES.address || found.all >= MAX_FAILURES.account
    : found.on_device >= MAX_ON_DEVICE;
};

/** A fault of the company's provider, told there; whoever may begin and not end one could write any number of the last. */
type ProviderOutcome = `provider_${Exclude<ProviderFault, 'expired'> | ProviderCause}`;

type Outcome =
  | ProviderOutcome
  | 'signed_in'
  | 'wrong_password'
  | 'wrong_code'
  | 'wrong_passkey'
  | 'wrong_proof'
  | 'sessions_ended'
  | AccountEvent;

/** A line of the log, as far as it is about a user, or strangers have not left too many of late. */
const insertLine = (attempt: Attempt, outcome: Outcome | 'locked', unless: SQL = sql`false`): SQL => {
  const { ip = null, agent, device = null } = attempt;
  const network = networkOfAttempt(attempt);
  const strangers = (own: SQL, limit: number) => sql`
    (select count(*) from (select from sign_in where user_id is null and at > now() - interval '1 day' and ${own} limit ${limit}) few) < ${limit}`;
  return sql`
    insert into sign_in (email, user_id, outcome, address, agent, network, device)
    select line.email, u.id, ${outcome}::text, ${ip}::text, ${agent?.slice(0, 300) ?? null}::text, ${network}::text, ${device}::text
    from (select ${emailOf(attempt)}::text as email) line left join app_user u on lower(u.email) = line.email
    where not (${unless}) and (u.id is not null or (
      ${strangers(sql`true`, MAX_OF_STRANGERS.all)} and ${strangers(sql`network is not distinct from ${network}::text`, MAX_OF_STRANGERS.network)}))`;
};

/**
 * Writes down what became of an attempt; of addresses that are nobody's 500 a day from one network, and 5,000 from all
 * [SEC-005].
 */
export const noteSignIn = async (db: Pick<Tx, 'execute'>, attempt: Attempt, outcome: Outcome): Promise<void> => {
  await db.execute(insertLine(attempt, outcome));
};

/** Writes down that an account was locked: once while it is. */
export const noteLock = async (db: Pick<Tx, 'execute'>, attempt: Attempt): Promise<void> => {
  const network = networkOfAttempt(attempt);
  const isNoted = sql`exists (select from sign_in where email = ${emailOf(attempt)} and network is not distinct from ${network}::text and outcome = 'locked' and ${RECENTLY})`;
  await db.execute(insertLine(attempt, 'locked', isNoted));
};
