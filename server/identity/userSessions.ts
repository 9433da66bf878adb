import { sql } from 'drizzle-orm';
import { ringRights } from '../access/rightsBell';
import { invalidateActors } from '../access/actor';
import type { Database, Tx } from '../db/database';
import type { Caller } from '../http/registerClientAddress';
import { endSessionsIn, type Ending } from './revokeSessions';
import { isCurrent, whileCurrent, type Account } from './accounts';
import { LIFETIME } from './settings';
import type { OwnSession as ListedSession } from '#domain/users/ownSession';

interface NewSession extends Caller {
  /** As it was read when the sign-in was proven. */
  account: Pick<Account, 'id' | 'password_hash' | 'tokens_valid_from'>;
  grant_id: string;
  is_strong: boolean;
}

/**
 * Writes down that a browser signed in, or came back. It keeps what it has proved before.
 * @returns whether it goes on: false for one that was ended meanwhile, and for a new one whose account has another
 *   password since [SEC-003]
 */
export const noteSession = async (
  db: Pick<Tx, 'execute'>,
  { account, grant_id, is_strong, ip, agent }: NewSession,
  lifetime: number = LIFETIME.session,
): Promise<boolean> => {
  const { rows } = await db.execute<{ goes_on: boolean }>(sql`
    insert into user_session (user_id, grant_id, is_strong, address, agent, expires_at)
    select u.id, ${grant_id}, ${is_strong}, ${ip}, ${agent?.slice(0, 300) ?? null}, now() + make_interval(secs => ${lifetime})
    ${whileCurrent(account, sql`exists (select from user_session where grant_id = ${grant_id})`)}
    on conflict (grant_id) do update set address = excluded.address, agent = excluded.agent, last_used_at = now(),
      is_strong = user_session.is_strong or excluded.is_strong, expires_at = excluded.expires_at
    returning ended_at is null as goes_on`);
  return rows[0]?.goes_on === true;
};

/** What is known of the session of a grant; null for one from before sessions were written down. */
export const sessionOfGrant = async (
  db: Pick<Tx, 'execute'>,
  grant_id: string,
): Promise<{ is_ended: boolean; is_strong: boolean } | null> => {
  const { rows } = await db.execute<{ is_ended: boolean; is_strong: boolean }>(
    sql`select ended_at is not null as is_ended, is_strong from user_session where grant_id = ${grant_id}`,
  );
  return rows[0] ?? null;
};

/** Whether a session was left out when its user signed out everywhere else: it goes on, although it began before. */
const wasKept = async (db: Pick<Tx, 'execute'>, user_id: number, grant_id: string): Promise<boolean> =>
  (
    await db.execute(
      sql`
        select from user_session s join app_user u on u.id = s.user_id
        where s.user_id = ${user_id} and s.grant_id = ${grant_id} and s.ended_at is null and s.kept_at = u.tokens_valid_from`,
    )
  ).rows.length > 0;

/**
 * Whether a session of an account goes on, by when it began (seconds) and its grant: one from before the account's tokens
 * became invalid does not, unless it is the one that made them so [SEC-003].
 */
export const mayResume = async (
  db: Pick<Tx, 'execute'>,
  account: Account,
  begun: number,
  grant_id: string | undefined,
): Promise<boolean> =>
  isCurrent(account, begun) || (grant_id !== undefined && (await wasKept(db, account.id, grant_id)));

/** Notes that a browser signed out. */
export const endSessionOfGrant = async (db: Pick<Tx, 'execute'>, grant_id: string): Promise<void> => {
  await db.execute(sql`update user_session set ended_at = now() where grant_id = ${grant_id} and ended_at is null`);
  invalidateActors();
};

/**
 * Notes for how long a session can be renewed: that of a script by its refresh token alone. The list has it until then,
 * and "Sign out everywhere" finds it [SEC-003].
 */
export const prolongSession = async (db: Pick<Tx, 'execute'>, grant_id: string, seconds: number): Promise<void> => {
  await db.execute(sql`
    update user_session set expires_at = greatest(expires_at, now() + make_interval(secs => ${seconds}))
    where grant_id = ${grant_id} and ended_at is null`);
};

const TOUCH_MS = 60_000;
const KEPT = 5_000;

/** Notes the use of a session, to the minute: a statement more a request would cost more than it says. */
export const createTouch = (db: Pick<Tx, 'execute'>) => {
  const touched = new Map<string, number>();
  return async (grant_id: string, { ip, agent }: Caller): Promise<void> => {
    const now = Date.now();
    if ((touched.get(grant_id) ?? 0) > now - TOUCH_MS) return;
    if (touched.size >= KEPT) touched.clear();
    touched.set(grant_id, now);
    await db.execute(sql`
      update user_session set last_used_at = now(), address = coalesce(${ip}, address), agent = coalesce(${agent?.slice(0, 300) ?? null}, agent),
        expires_at = greatest(expires_at, now() + make_interval(secs => ${LIFETIME.token}))
      where grant_id = ${grant_id} and ended_at is null`);
  };
};

/** Lets all servers look again who is signed in. */
export const publishEnded = async (db: Database): Promise<void> => {
  invalidateActors();
  await ringRights(db);
};

/** Ends sessions at once, as `endSessionsIn` says. @returns how many ended */
export const endSessions = async ({ db }: { db: Database }, ending: Ending): Promise<number> => {
  const ended = await db.transaction((tx) => endSessionsIn(tx, ending));
  await publishEnded(db);
  return ended;
};

/** Where a user is signed in, this one first, then the last used. */
export const sessionsOf = async (
  db: Pick<Tx, 'execute'>,
  user_id: number,
  grant_id: string,
): Promise<ListedSession[]> => {
  const { rows } = await db.execute<ListedSession & Record<string, unknown>>(sql`
    select id, address, agent, is_strong, started_at, last_used_at, grant_id = ${grant_id} as is_this
    from user_session where user_id = ${user_id} and ended_at is null and expires_at > now()
    order by is_this desc, last_used_at desc, id desc limit 200`);
  return rows;
};

/** Notes that a session has set up a second factor, which it showed by that. */
export const markStrong = async (db: Pick<Tx, 'execute'>, grant_id: string): Promise<void> => {
  await db.execute(sql`update user_session set is_strong = true where grant_id = ${grant_id}`);
};
