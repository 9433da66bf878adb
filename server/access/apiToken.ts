import { hash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { tokenPermissions } from '#domain/access/apiTokens';
import { AppError } from '#domain/errors';
import type { Database } from '../db/database';
import { actorOf, type Actor } from './actor';
import { seenAtProvider } from './seenAtProvider';

/** How a token begins, so that people and scanners of secrets know one. */
const PREFIX = 'trw_';

export const newApiToken = (): string => `${PREFIX}${randomBytes(32).toString('base64url')}`;
export const isApiToken = (bearer: string): boolean => bearer.startsWith(PREFIX);
export const hashOfToken = (token: string): string => hash('sha256', token, 'hex');

const found = z.array(
  z.object({
    id: z.number(),
    codes: z.array(z.string()),
    sub: z.string(),
    is_seen: z
      .boolean()
      .nullable()
      .transform((is) => is === true),
  }),
);

const NOT_SEEN =
  "The user of this token has not signed in with the company's account for too long. It works again after a sign-in.";

/** Its last use is told to the minute: a statement more a request would cost more than it says. */
const usedNow = (id: number) => sql`
  update api_token set last_used_at = now() where id = ${id} and (last_used_at is null or last_used_at < now() - interval '1 minute')`;

/**
 * Who asks with a token: its user, as far as the token goes. Null for one that ended, was revoked or never was.
 * @param days see `providerDays`
 * @throws AppError UNAUTHENTICATED that says so, when its user has not signed in at the company's provider for so long
 */
export const actorOfApiToken = async (
  db: Database,
  token: string,
  days: number | null = null,
): Promise<Actor | null> => {
  const { rows } = await db.execute(sql`
    select t.id, t.codes, u.sub, (select ${sql.raw(seenAtProvider('d.days'))} from (select ${days}::int as days) d) as is_seen from api_token t join app_user u on u.id = t.user_id
    where t.token_hash = ${hashOfToken(token)} and t.revoked_at is null and t.expires_at > now()`);
  const [known] = found.parse(rows);
  if (known && !known.is_seen) throw new AppError('UNAUTHENTICATED', {}, NOT_SEEN);
  const user = known && (await actorOf(db, known.sub));
  if (!user) return null;
  await db.execute(usedNow(known.id));
  return { ...user, token_id: known.id, permissions: tokenPermissions(user.permissions, known.codes) };
};

/**
 * For what is a person's own: to make or learn keys, which would work when a token has ended and beyond its codes, and to
 * say who may sign in. Whoever looks as somebody else is not that person either.
 */
export const assertPerson = ({ token_id, viewed_by }: Actor): void => {
  if (token_id !== undefined || viewed_by) throw new AppError('FORBIDDEN');
};
