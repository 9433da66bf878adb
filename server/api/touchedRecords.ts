import { numberOf } from '#domain/values';
import type { Actor } from '../access/actor';
import { runText, type Runner } from '../db/statement';
import { labelOfTable } from './labelOfTable';
import type { Registry } from './registry';
import { visibleEntities } from './visibleEntities';

/** A row that only makes room for another one was not what anybody changed. */
const ORDER_ALONE = "(after - '{job_order,sort_order}'::text[]) = '{}'";

/** So many rows of a table were written by one mutation. */
export interface TouchedRecords {
  entity: string;
  entity_label: string;
  count: number;
}

/**
 * What whole mutations wrote, and so what taking one back changes: by mutation, the tables with most rows first. Tables that
 * the actor may not see are left out.
 */
export const touchedRecords = async (
  runner: Runner,
  registry: Registry,
  actor: Pick<Actor, 'permissions'>,
  mutationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly TouchedRecords[]>> => {
  const touched = new Map<string, TouchedRecords[]>();
  if (mutationIds.length === 0) return touched;
  const rows = await runText(
    runner,
    `select mutation_id, entity, count(distinct entity_id)::int as count from change_log
     where mutation_id = any($1) and entity = any($2)
       and (before is null or after is null or not ${ORDER_ALONE}) group by mutation_id, entity order by count desc, entity`,
    [[...new Set(mutationIds)], visibleEntities(registry, actor).map(({ name }) => name)],
  );
  for (const { mutation_id, entity, count } of rows) {
    const one = {
      entity: String(entity),
      entity_label: labelOfTable(registry, String(entity)),
      count: numberOf(count) ?? 0,
    };
    touched.set(String(mutation_id), [...(touched.get(String(mutation_id)) ?? []), one]);
  }
  return touched;
};
