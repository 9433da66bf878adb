import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database';

/** Lasting keys of a user that work: they go on when sessions end. */
export interface OwnKeys {
  tokens: number;
  feeds: number;
  webhooks: number;
}

const NONE: OwnKeys = { tokens: 0, feeds: 0, webhooks: 0 };

export const hasKeys = ({ tokens, feeds, webhooks }: OwnKeys): boolean => tokens + feeds + webhooks > 0;

/** How many keys of each kind a user has made that work now. */
export const keysOf = async (db: Pick<Tx, 'execute'>, user_id: number): Promise<OwnKeys> => {
  const { rows } = await db.execute<OwnKeys & Record<string, unknown>>(sql`
    select (select count(*)::int from api_token where user_id = ${user_id} and revoked_at is null and expires_at > now()) as tokens,
      (select count(*)::int from calendar_feed where user_id = ${user_id}) as feeds,
      (select count(*)::int from webhook where user_id = ${user_id} and disabled_at is null) as webhooks`);
  return rows[0] ?? NONE;
};

/**
 * Ends the keys that a user has made, in the caller's transaction: API tokens are revoked, calendar feeds are gone,
 * webhooks are switched off, with what waits to be sent to them [SEC-003].
 * @param by who does it; the user where nobody is signed in
 * @returns how many there were of each
 */
export const endKeys = async (db: Pick<Tx, 'execute'>, user_id: number, by: number = user_id): Promise<OwnKeys> => {
  const { rows } = await db.execute<OwnKeys & Record<string, unknown>>(sql`
    with t as (update api_token set revoked_at = now(), revoked_by = ${by}
        where user_id = ${user_id} and revoked_at is null and expires_at > now() returning 1),
      f as (delete from calendar_feed where user_id = ${user_id} returning 1),
      w as (update webhook set disabled_at = now(), disabled_for = 'person'
        where user_id = ${user_id} and disabled_at is null returning id),
      d as (update webhook_delivery set status = 'failed', error = 'The webhook was switched off.'
        where status in ('waiting', 'sending') and webhook_id in (select id from w) returning 1)
    select (select count(*)::int from t) as tokens, (select count(*)::int from f) as feeds, (select count(*)::int from w) as webhooks`);
  return rows[0] ?? NONE;
};
