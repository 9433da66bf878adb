import { hash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { mayView, readingRights } from '#domain/access/viewAs';
import type { Database } from '../db/database';
import { actorOf, type Actor } from './actor';

/** How the key of a view begins; it is the bearer of the requests of that page. */
const PREFIX = 'trv_';

export const newViewKey = (): string => `${PREFIX}${randomBytes(32).toString('base64url')}`;
export const isViewKey = (bearer: string): boolean => bearer.startsWith(PREFIX);
export const hashOfViewKey = (key: string): string => hash('sha256', key, 'hex');

const found = z.array(z.object({ viewer: z.string(), viewed: z.string(), begun: z.number(), ends_at: z.string() }));

/**
 * Who is seen with a key: the user as that user is now, without what only writes, marked by who looks. Null when the time is over, or as soon as
 * the viewer could not begin it any more.
 */
export const actorOfView = async (db: Database, key: string): Promise<Actor | null> => {
  const { rows } = await db.execute(sql`
    select viewer.sub as viewer, viewed.sub as viewed, v.ends_at, extract(epoch from v.started_at)::float8 as begun
    from view_as v join app_user viewer on viewer.id = v.viewer_id join app_user viewed on viewed.id = v.user_id
    where v.key_hash = ${hashOfViewKey(key)} and v.ended_at is null and v.ends_at > now()`);
  const [known] = found.parse(rows);
  if (!known) return null;
  // A new password of the viewer ends what was begun before it.
  const viewer = await actorOf(db, { sub: known.viewer, iat: known.begun });
  const viewed = await actorOf(db, known.viewed);
  if (!viewer || !viewed || !mayView(viewer, viewed)) return null;
  const permissions = readingRights(viewed.permissions);
  return { ...viewed, permissions, viewed_by: { user_id: viewer.user_id, name: viewer.name, ends_at: known.ends_at } };
};
