import type { Mutation } from './mutation';
import { runText, type Runner } from '../db/statement';

interface Deps {
  pool: Runner;
  log: { error(details: object, message: string): void };
}

/**
 * Takes back what a mutation did outside of the database, newest first. When the commit itself failed, the change log
 * says whether it came through after all.
 */
export const takeBackOutside = async (
  { pool, log }: Deps,
  { id, outside }: Pick<Mutation, 'id' | 'outside'>,
  isUnsure: boolean,
): Promise<void> => {
  if (outside.length === 0) return;
  try {
    if (isUnsure && (await runText(pool, 'select 1 from change_log where mutation_id = $1 limit 1', [id])).length > 0)
      return;
    for (const takeBack of outside.toReversed()) await takeBack();
  } catch (error) {
    log.error({ err: error, mutation_id: id }, 'what was done at the identity provider could not be taken back');
  }
};
