import { createHash } from 'node:crypto';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { Tx } from '../db/database';
import { oidcPayload } from '../db/tables/identity';
import { deletePayloads } from './revokeSessions';
import { prolongSession } from './userSessions';

/** Kinds whose id is itself the secret that a client holds: only its hash is stored. */
const BEARERS = new Set(['AccessToken', 'RefreshToken', 'AuthorizationCode']);

const keyOf = (model: string, id: string): string =>
  `${model}:${BEARERS.has(model) ? createHash('sha256').update(id).digest('base64url') : id}`;

/** Tokens of one kind that a grant has at once; beyond them the oldest end. A page renews one in ten hours [SEC-005]. */
const MAX_OF_GRANT = 50;

const inTime = or(isNull(oidcPayload.expires_at), sql`${oidcPayload.expires_at} > now()`);

/**
 * Where the issuer keeps its sessions, grants, codes and tokens: rows of `oidc_payload`, of one kind for each store.
 */
export const payloadStore =
  (db: Tx) =>
  (model: string): Adapter => {
    const read = (
      row: { payload: Record<string, unknown>; consumed_at: string | null } | undefined,
      id?: string,
    ): AdapterPayload | undefined =>
      row && {
        ...row.payload,
        ...(id ? { jti: id } : {}),
        ...(row.consumed_at ? { consumed: Math.floor(Date.parse(row.consumed_at) / 1000) } : {}),
      };
    return {
      async upsert(id, { jti, ...payload }, expiresIn) {
        const values = {
          key: keyOf(model, id),
          model,
          payload: BEARERS.has(model) ? payload : { ...payload, jti },
          grant_id: payload.grantId ?? null,
          uid: payload.uid ?? null,
          account_id: payload.accountId ?? null,
          expires_at: expiresIn ? sql`now() + make_interval(secs => ${expiresIn})` : null,
        };
        await db.insert(oidcPayload).values(values).onConflictDoUpdate({ target: oidcPayload.key, set: values });
        if (values.grant_id !== null && BEARERS.has(model))
          await deletePayloads(
            db,
            sql`key in (
              select key from oidc_payload where grant_id = ${values.grant_id} and model = ${model}
              order by (payload ->> 'iat')::bigint desc, (key = ${values.key}) desc, key offset ${MAX_OF_GRANT})`,
          );
        if (values.grant_id !== null && model === 'RefreshToken' && expiresIn)
          await prolongSession(db, values.grant_id, expiresIn);
      },
      async find(id) {
        const [row] = await db
          .select()
          .from(oidcPayload)
          .where(and(eq(oidcPayload.key, keyOf(model, id)), inTime));
        return read(row, id);
      },
      async findByUid(uid) {
        const [row] = await db
          .select()
          .from(oidcPayload)
          .where(and(eq(oidcPayload.model, model), eq(oidcPayload.uid, uid), inTime));
        return read(row);
      },
      findByUserCode: () => Promise.resolve(undefined),
      async destroy(id) {
        await db.delete(oidcPayload).where(eq(oidcPayload.key, keyOf(model, id)));
      },
      async revokeByGrantId(grantId) {
        await deletePayloads(db, sql`model = ${model} and grant_id = ${grantId}`);
      },
      async consume(id) {
        // Of two that use a code or a refresh token at the same moment, one finds it used.
        const used = await db
          .update(oidcPayload)
          .set({ consumed_at: sql`now()` })
          .where(and(eq(oidcPayload.key, keyOf(model, id)), isNull(oidcPayload.consumed_at)))
          .returning({ key: oidcPayload.key });
        if (used.length === 0) throw new errors.InvalidGrant('already used');
      },
    };
  };

/** Deletes what has expired, but for what somebody else is deleting. */
export const expirePayloads = async (db: Tx): Promise<void> => {
  await db.execute(sql`
    delete from oidc_payload where key in (
      select key from oidc_payload where expires_at < now() for update skip locked)`);
};
