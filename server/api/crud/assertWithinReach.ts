import { AppError } from '#domain/errors';
import { runText } from '../../db/statement';
import type { Mutation } from '../../pipeline/mutation';
import { ROOT } from '../read/compilePlan';
import { newValues } from '../read/fragment';
import { scopeOf } from '../read/readResource';
import type { Resource } from '../resource';

/**
 * Nobody changes or deletes a row that the own scope does not reach, nor learns of its values so. Resources that decide
 * by the row itself who may write it do so in `onWrite`.
 * @throws AppError NOT_FOUND
 */
export const assertWithinReach = async ({ client, actor }: Mutation, resource: Resource, id: number): Promise<void> => {
  const [scope] = resource.onWrite ? [] : scopeOf(resource, actor);
  if (!scope) return;
  const values = newValues();
  const where = `${ROOT}.id = ${values.add(id)} and ${scope(values)}`;
  const rows = await runText(client, `select 1 from "${resource.entity.name}" ${ROOT} where ${where}`, values.list);
  if (rows.length === 0) throw new AppError('NOT_FOUND');
};
