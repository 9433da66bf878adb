import { manyOperations } from '#domain/fields/manyOperations';
import { numberOf } from '#domain/values';
import { runText, type Runner } from '../../db/statement';
import type { Resource } from '../resource';

/** Further than that nobody merges one record into the next. */
const MAX_STEPS = 20;

/** The last merge that a record went by, told by the change log, and what it went into. */
const INTO = `
  select kept.entity_id as id from change_log gone join change_log kept
    on kept.mutation_id = gone.mutation_id and kept.entity = gone.entity and kept.command = $3 and kept.entity_id <> gone.entity_id
  where gone.entity = $1 and gone.entity_id = $2 and gone.command in ($3 || ' rows', 'redo ' || $3 || ' rows') and gone.after is null
  order by gone.seq desc limit 1`;

/**
 * The record that a merged one went into, through any later merges; null for a record that is there, or that went another
 * way [KEY-020].
 */
export const mergedInto = async (
  runner: Runner,
  { entity, descriptor }: Resource,
  id: number,
): Promise<number | null> => {
  const live = entity.isSoft ? ' and deleted_at is null' : '';
  let at = id;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const standing = await runText(runner, `select 1 from "${entity.name}" where id = $1${live}`, [at]);
    if (standing.length > 0) return at === id ? null : at;
    const [into] = await runText(runner, INTO, [entity.name, at, manyOperations(descriptor).merge]);
    const next = numberOf(into?.id);
    if (next === null) return null;
    at = next;
  }
  return null;
};
