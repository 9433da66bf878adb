import { AppError } from '#domain/errors';
import { assertPerson } from '../../access/apiToken';
import { Conflict } from '../../pipeline/conflict';
import { lockRows } from '../../pipeline/lockRows';
import { entityOf, lockedRow, type Mutation } from '../../pipeline/mutation';
import type { Row } from '../../db/statement';

/**
 * A user under lock, of the version that the change is based on: asked before the provider does anything.
 * @throws AppError NOT_FOUND, CONFLICT, and FORBIDDEN for a program (decision 72)
 */
export const loadUser = async (mutation: Mutation, id: number, version?: number): Promise<Row> => {
  assertPerson(mutation.actor);
  await lockRows(mutation, { app_user: [id] });
  const row = lockedRow(mutation, 'app_user', id);
  if (!row) throw new AppError('NOT_FOUND');
  if (version !== undefined && row.version !== version) throw new Conflict(entityOf(mutation, 'app_user'), row);
  return row;
};
