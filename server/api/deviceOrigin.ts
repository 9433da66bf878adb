import type pg from 'pg';
import { SAVES_SETTINGS } from '#domain/access/needs';
import { AppError } from '#domain/errors';
import { deviceTime } from '#domain/offline/deviceTime';
import type { Actor } from '../access/actor';
import { demand } from '../access/demand';
import type { DeviceOrigin } from '../pipeline/runMutationDocument';

/** What the headers of a mutation say of the device on which it was made. */
export interface DeviceClaims {
  /** `X-Device-User`: whose it is, where somebody else brings its work. */
  user?: string | undefined;
  /** `X-Device-Time`: when it was made by its clock. */
  time?: string | undefined;
}

/**
 * On whose device a mutation was made; null for one that was made here and now. Its Idempotency-Key is then of that
 * user: what the device has sent already is not carried out again, nor what it sends afterwards. That it is a call which
 * may be sent for a device is for `assertBehalf` and the matched route to say, before.
 * @throws AppError BAD_USER_INPUT, FORBIDDEN for who may not bring the work of others, NOT_FOUND for no user
 */
export const originOf = async (
  pool: pg.Pool,
  actor: Actor,
  { user, time }: DeviceClaims,
  document: string,
): Promise<DeviceOrigin | null> => {
  const made_at = deviceTime(time, new Date());
  if (user === undefined) return made_at === null ? null : { user_id: actor.user_id, made_at, document: null };
  if (!/^[1-9]\d{0,8}$/.test(user)) throw new AppError('BAD_USER_INPUT', {}, 'X-Device-User must be the id of a user.');
  const user_id = Number(user);
  if (user_id === actor.user_id) return { user_id, made_at, document: null };
  demand(actor, SAVES_SETTINGS);
  const { rowCount } = await pool.query('select 1 from app_user where id = $1', [user_id]);
  if (rowCount === 0) throw new AppError('NOT_FOUND');
  return { user_id, made_at, document };
};
