import { sql } from 'drizzle-orm';
import { AppError } from '#domain/errors';
import type { Database } from '../../db/database';
import { networkOf } from '../../http/clientAddress';
import { TOO_MANY_ATTEMPTS } from '../settings';
import { isLocked, noteLock, RECENTLY, type Attempt } from '../signInLog';

/** Wrong guesses of an account in a quarter of an hour, from all addresses, after which none is looked at any more. */
const MAX_GUESSES = 10;

/** What becomes of a wrong guess in the list of sign-ins. */
export type WrongGuess = 'wrong_code' | 'wrong_proof';

/**
 * What counts. Whoever guesses a code at the sign-in knows the password; whoever gives a wrong proof has a session, and
 * does not keep its owner from signing in by that.
 */
const COUNTED: Readonly<Record<'code' | 'proof', readonly WrongGuess[]>> = {
  code: ['wrong_code'],
  proof: ['wrong_code', 'wrong_proof'],
};

/** A guess that was counted, as a wrong one, and may be looked at now. */
export interface Guess {
  /** It was right, or was not looked at. */
  forget(): Promise<void>;
  /** It was wrong in this way. */
  keep(as: WrongGuess): Promise<void>;
}

/**
 * Counts a guess of an account before it is looked at. Guesses of one account are counted one after the other: of any
 * number at once, ten are looked at [SEC-003].
 * @throws AppError RATE_LIMITED
 */
export const beginGuess = async (
  db: Database,
  of: 'code' | 'proof',
  { id: user_id }: { id: number },
  attempt: Attempt,
  as: WrongGuess,
): Promise<Guess> => {
  const kinds = sql.join(
    COUNTED[of].map((kind) => sql`${kind}`),
    sql`, `,
  );
  const counted = await db.transaction(async (tx) => {
    await tx.execute(sql`select from app_user where id = ${user_id} for no key update`);
    const { rows } = await tx.execute<{ wrong: number }>(sql`
      select count(*)::int as wrong from sign_in where user_id = ${user_id} and outcome in (${kinds}) and ${RECENTLY}`);
    if ((rows[0]?.wrong ?? 0) >= MAX_GUESSES || (await isLocked(tx, attempt))) return null;
    const made = await tx.execute<{ id: number }>(sql`
      insert into sign_in (email, user_id, outcome, address, agent, network, device)
      values (${attempt.email.trim().toLowerCase().slice(0, 254)}, ${user_id}, ${as}, ${attempt.ip ?? null}, ${attempt.agent?.slice(0, 300) ?? null},
        ${attempt.ip === undefined ? null : networkOf(attempt.ip)}, ${attempt.device ?? null})
      returning id`);
    return made.rows[0]?.id ?? null;
  });
  if (counted === null) {
    await noteLock(db, attempt);
    throw new AppError('RATE_LIMITED', {}, TOO_MANY_ATTEMPTS);
  }
  return {
    forget: async () => void (await db.execute(sql`delete from sign_in where id = ${counted}`)),
    keep: async (wrong) =>
      void (wrong !== as && (await db.execute(sql`update sign_in set outcome = ${wrong} where id = ${counted}`))),
  };
};

/**
 * Looks at a code that is guessed: null where it was wrong, which stays counted.
 * @throws AppError RATE_LIMITED before the look
 */
export const lookAtCode = async <Right>(
  db: Database,
  account: { id: number },
  attempt: Attempt,
  look: () => Promise<Right | null>,
): Promise<Right | null> => {
  const guess = await beginGuess(db, 'code', account, attempt, 'wrong_code');
  const right = await look();
  if (right !== null) await guess.forget();
  return right;
};
