import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database';
import { payloadStore } from '../payloadStore';
import { SIGN_IN_RATE } from '../settings';
import { endSessions } from '../userSessions';
import type { Company } from './company';
import type { LogoutNotice } from './logoutToken';
import { ProviderError } from './ProviderError';
import { subjectOf } from './providerUser';

const PATH = '/v1/oidc/backchannel-logout';
const body = z.looseObject({ logout_token: z.string().max(10_000) });
/** Seconds for which a token that was taken is remembered; it is refused for its age before. */
const REMEMBERED = 3_600;

/** Whether it is taken for the first time. */
const isFirst = async (db: Database, jti: string): Promise<boolean> => {
  const store = payloadStore(db)('LogoutToken');
  if (await store.find(jti)) return false;
  await store.upsert(jti, {}, REMEMBERED);
  return true;
};

/** The sessions that end: those of one session at the provider, or all of a person. */
const sessionsOf = async (db: Database, { issuer, sub, sid }: LogoutNotice) => {
  const ofSubject = sub === null ? sql`true` : sql`u.sub = ${subjectOf(issuer, sub)}`;
  const ofSession =
    sid === null
      ? sql`true`
      : sql`exists (select from oidc_payload p where p.model = 'ProviderToken' and p.grant_id = s.grant_id and p.payload ->> 'sid' = ${sid})`;
  const { rows } = await db.execute<{ id: number; user_id: number }>(sql`
    select s.id, s.user_id from user_session s join app_user u on u.id = s.user_id
    where s.ended_at is null and u.sub like 'oidc|%' and ${ofSubject} and ${ofSession}`);
  return rows;
};

/**
 * POST /v1/oidc/backchannel-logout: the company's provider says that somebody has signed out there, or was signed out by
 * an administrator (OpenID Connect Back-Channel Logout 1.0). Our sessions that came from it end at once [SEC-005].
 */
export const registerBackchannelLogout = (
  app: FastifyInstance,
  { db, company }: { db: Database; company: Company },
): void => {
  app.post(PATH, { config: { rateLimit: SIGN_IN_RATE } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const read = body.safeParse(request.body);
    try {
      if (!read.success) throw new ProviderError('refused', 'there is no logout token');
      const notice = await company.client.logoutNotice(read.data.logout_token);
      if (await isFirst(db, notice.jti))
        for (const { id, user_id } of await sessionsOf(db, notice)) await endSessions({ db }, { user_id, id });
      return await reply.status(200).send();
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      request.log.warn({ fault: error.fault, reason: error.message }, 'a logout by the provider was refused');
      const isAway = error.fault === 'unreachable';
      return reply.status(isAway ? 503 : 400).send({ error: 'invalid_request', error_description: error.message });
    }
  });
};
