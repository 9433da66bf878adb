import { can, type Need } from '#domain/access/can';
import { AppError } from '#domain/errors';
import type { Actor } from './actor';

/** @throws AppError FORBIDDEN when the actor does not hold what is needed [AUTH-061] */
export const demand = (actor: Pick<Actor, 'permissions'>, need: Need): void => {
  if (!can(actor.permissions, need)) throw new AppError('FORBIDDEN');
};
