import { sql, type SQL } from 'drizzle-orm';
import { AppError } from '#domain/errors';
import type { Tx } from '../db/database';

/** A list of texts in one parameter, however many there are. */
const listOf = (texts: readonly string[]): SQL =>
  sql`array(select json_array_elements_text(${JSON.stringify(texts)}::json))`;

/**
 * Deletes what the issuer keeps, in the order of its keys: of two that delete some of the same rows one waits for the
 * other. Where there is nothing to delete, nothing is locked.
 */
export const deletePayloads = async (db: Pick<Tx, 'execute'>, which: SQL): Promise<void> => {
  const { rows } = await db.execute<{ key: string }>(sql`select key from oidc_payload where ${which}`);
  if (rows.length === 0) return;
  await db.execute(sql`
    delete from oidc_payload where key in (
      select key from oidc_payload where key = any(${listOf(rows.map(({ key }) => key))}) order by key for update)`);
};

/** What is meant: all sessions of a user, one of them, or all but one. */
export interface Ending {
  user_id: number;
  /** One of the user's sessions; without it all of them. */
  id?: number;
  /** A session to leave out, by its grant. */
  but?: string | undefined;
  /** The session that asks, by its grant, where it is not left out by that: one that has ended ends nothing. */
  by?: string | undefined;
}

/** @throws AppError UNAUTHENTICATED if a session was ended, by another that was first */
const assertOpen = async (tx: Pick<Tx, 'execute'>, grant_id: string | undefined): Promise<void> => {
  if (!grant_id) return;
  const { rows } = await tx.execute(
    sql`select from user_session where grant_id = ${grant_id} and ended_at is not null`,
  );
  if (rows.length > 0) throw new AppError('UNAUTHENTICATED');
};

/**
 * Ends sessions in a transaction: their cookies, grants, refresh tokens and id tokens, and what was seen as somebody else.
 * Unless one is named, also whatever else was begun as this user before: sign-ins that are under way, devices that are
 * known, and tokens of sessions that nobody wrote down. The one that is left out goes on, if it has not ended by now.
 *
 * Everybody who ends sessions locks in this order: the user, the sessions, what the issuer keeps, views. The user comes
 * first, so that a sign-in that is being written down is either found below, or waits and is refused.
 * The caller calls `publishEnded` after the commit.
 * @returns how many ended
 * @throws AppError UNAUTHENTICATED if the session that asks was ended meanwhile: of two that end each other one goes on
 */
export const endSessionsIn = async (
  tx: Pick<Tx, 'execute'>,
  { user_id, id, but, by = but }: Ending,
): Promise<number> => {
  const isAll = id === undefined;
  const { rows: users } = await tx.execute<{ sub: string }>(
    isAll
      ? sql`update app_user set tokens_valid_from = clock_timestamp() where id = ${user_id} returning sub`
      : sql`select sub from app_user where id = ${user_id} for no key update`,
  );
  const sub = users[0]?.sub;
  if (sub === undefined) return 0;
  await assertOpen(tx, by);
  const { rows } = await tx.execute<{ grant_id: string }>(sql`
    update user_session set ended_at = now()
    where user_id = ${user_id} and ended_at is null and ${isAll ? sql`true` : sql`id = ${id}`} and grant_id is distinct from ${but ?? null}
    returning grant_id`);
  const grants = rows.map(({ grant_id }) => grant_id);
  if (isAll && but)
    await tx.execute(sql`
      update user_session s set kept_at = u.tokens_valid_from from app_user u
      where u.id = s.user_id and s.user_id = ${user_id} and s.grant_id = ${but} and s.ended_at is null`);
  await deletePayloads(tx, sql`${ofGrants(grants)} or account_id = ${sub} and ${isAll ? notOf(but) : hold(grants)}`);
  if (isAll) await tx.execute(sql`delete from sign_in_step where user_id = ${user_id}`);
  await tx.execute(sql`update view_as set ended_at = now() where viewer_id = ${user_id} and ended_at is null`);
  return grants.length;
};

/** Whether a row is the session of a browser that has one of these grants. */
const hold = (grants: readonly string[]): SQL => sql`
  model = 'Session' and exists (select from unnest(${listOf(grants)}) g(id) where strpos(payload::text, g.id) > 0)`;

/** What hangs on grants: themselves, with the codes and tokens that were given under them. */
const ofGrants = (grants: readonly string[]): SQL => sql`
  (grant_id = any(${listOf(grants)}) or key = any(${listOf(grants.map((id) => `Grant:${id}`))}))`;

/** Whatever does not hang on a grant. */
const notOf = (grant: string | undefined): SQL =>
  grant ? sql`not (coalesce(${ofGrants([grant])}, false) or (${hold([grant])}))` : sql`true`;

/**
 * Ends every session of a user, as `endSessionsIn` says: for a new password and for deactivation. The caller calls
 * `invalidateActors()` after the commit.
 */
export const revokeSessionsOfUser = async (tx: Tx, { id }: { id: number }): Promise<void> => {
  await endSessionsIn(tx, { user_id: id });
};

/** Ends grants with the codes and tokens that were given under them. */
export const revokeGrants = async (db: Pick<Tx, 'execute'>, grantIds: readonly string[]): Promise<void> => {
  if (grantIds.length > 0) await deletePayloads(db, ofGrants(grantIds));
};
