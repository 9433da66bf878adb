import { Kind, type OperationDefinitionNode } from 'graphql';
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

/** What a device writes without a network: a file of it brings nothing else, whatever was written into it. */
const BROUGHT =
  /^((create|update)(Homeowner|Estimate|Job|(Boulder|Gunite|Pebble|PebbleDaily|Prep|Warranty)WorkOrder)|insertDocuments|markStop)$/;

/** @throws AppError FORBIDDEN */
const assertBrought = ({ selectionSet: { selections } }: OperationDefinitionNode): void => {
  const [one] = selections;
  if (selections.length !== 1 || one?.kind !== Kind.FIELD || !BROUGHT.test(one.name.value))
    throw new AppError('FORBIDDEN');
};

/**
 * On whose device a mutation was made; null for one that was made here and now. Its Idempotency-Key is then of that
 * user: what the device has sent already is not carried out again, nor what it sends afterwards.
 * @param operation null for a call beside GraphQL, which is one that a device makes
 * @throws AppError BAD_USER_INPUT, FORBIDDEN for who may not bring the work of others, NOT_FOUND for no user
 */
export const originOf = async (
  pool: pg.Pool,
  actor: Actor,
  { user, time }: DeviceClaims,
  document: string,
  operation: OperationDefinitionNode | null = null,
): Promise<DeviceOrigin | null> => {
  const made_at = deviceTime(time, new Date());
  if (user === undefined) return made_at === null ? null : { user_id: actor.user_id, made_at, document: null };
  if (!/^[1-9]\d{0,8}$/.test(user)) throw new AppError('BAD_USER_INPUT', {}, 'X-Device-User must be the id of a user.');
  const user_id = Number(user);
  if (user_id === actor.user_id) return { user_id, made_at, document: null };
  demand(actor, SAVES_SETTINGS);
  if (operation) assertBrought(operation);
  const { rowCount } = await pool.query('select 1 from app_user where id = $1', [user_id]);
  if (rowCount === 0) throw new AppError('NOT_FOUND');
  return { user_id, made_at, document };
};
