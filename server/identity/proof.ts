import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { refusalError } from '#domain/errors';
import { refuse } from '#domain/refusals/refusal';
import type { Tx } from '../db/database';
import type { Caller } from '../http/registerClientAddress';

/** Where a proof was given: it stands in the list of sign-ins beside what was made with it. */
const given = z.object({ ip: z.string().nullable(), agent: z.string().nullish() });

/**
 * Takes the proof that a user gave a moment ago (POST /v1/security/proof): once, in the transaction of what it is for,
 * so that a refusal leaves it good. One from before a new password is none any more [SEC-003].
 * @param proof what was answered there
 * @throws AppError BAD_USER_INPUT at `proof`: `proof_needed` without one, `proof_over` for one that is spent or too old
 */
export const takeProof = async (
  db: Pick<Tx, 'execute'>,
  user_id: number,
  proof: string | null | undefined,
): Promise<Caller> => {
  if (!proof) throw refusalError(refuse('proof_needed', {}, 'proof'));
  const { rows } = await db.execute<{ data: unknown }>(sql`
    delete from sign_in_step s using app_user u
    where s.ticket_hash = ${createHash('sha256').update(proof).digest('base64url')} and s.purpose = 'proof'
      and s.user_id = ${user_id} and u.id = s.user_id and u.is_active and s.expires_at > now()
      and s.created_at > coalesce(u.tokens_valid_from, '-infinity')
    returning s.data`);
  const [found] = rows;
  if (!found) throw refusalError(refuse('proof_over', {}, 'proof'));
  const { ip, agent } = given.parse(found.data);
  return { ip, agent: agent ?? undefined };
};
