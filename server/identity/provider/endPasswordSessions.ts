import { sql } from 'drizzle-orm';
import { ringRights } from '../../access/rightsBell';
import { invalidateActors } from '../../access/actor';
import type { Database } from '../../db/database';

/**
 * Ends what was begun with a password of ours, where the company's provider alone signs in: sessions, and with them the
 * id tokens that were given under them, which would else be good for ten hours [SEC-005]. What there is to end is ended
 * once; afterwards there is none.
 * @param since seconds that a session may have been begun without what the provider said of it, while it is being made
 * @returns how many ended
 */
export const endPasswordSessions = async (db: Database, since = 0): Promise<number> => {
  const ofPassword = sql`s.ended_at is null and s.expires_at > now()
    and s.started_at <= now() - make_interval(secs => ${since})
    and not exists (select from oidc_payload p where p.grant_id = s.grant_id and p.model = 'ProviderToken')`;
  // The users first, as `endSessionsIn` does.
  const { rowCount } = await db.execute(sql`
    with owners as materialized (
      select u.id from app_user u where exists (select from user_session s where s.user_id = u.id and ${ofPassword})
      order by u.id for no key update),
    ended as (
      update user_session s set ended_at = now() from owners where s.user_id = owners.id and ${ofPassword}
      returning s.user_id),
    views as (
      update view_as v set ended_at = now() where v.ended_at is null and v.viewer_id in (select user_id from ended))
    select from ended`);
  if (!rowCount) return 0;
  invalidateActors();
  await ringRights(db);
  return rowCount;
};
