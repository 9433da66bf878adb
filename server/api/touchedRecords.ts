import { sql } from 'drizzle-orm';
import { numberOf } from '#domain/values';
import type { Actor } from '../access/actor';
import { logReadable } from '../access/logReach';
import { run, type Runner } from '../db/statement';
import { labelOfTable } from './labelOfTable';
import type { TouchedRecords } from '#domain/admin/touchedRecords';
import type { Registry } from './registry';
import { visibleEntities } from './visibleEntities';

/** A row that only makes room for another one was not what anybody changed. */
const ORDER_ALONE = sql`(l.after - '{job_order,sort_order}'::text[]) = '{}'`;

/** Estimates are jobs by their table, and called what they are: a merge writes a job and the estimate of it. */
const IS_ESTIMATE = sql`(l.entity = 'job' and exists (select from job j where j.id = l.entity_id and j.is_estimate))`;

/**
 * What whole mutations wrote, and so what taking one back changes: by mutation, the tables with most rows first. Tables that
 * the actor may not see are left out, and so are rows of jobs that are not theirs to read.
 */
export const touchedRecords = async (
  runner: Runner,
  registry: Registry,
  actor: Actor,
  mutationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly TouchedRecords[]>> => {
  const touched = new Map<string, TouchedRecords[]>();
  if (mutationIds.length === 0) return touched;
  const ids = sql.param([...new Set(mutationIds)]);
  const tables = sql.param(visibleEntities(registry, actor).map(({ name }) => name));
  const readable = logReadable(registry.entities, actor) ?? sql`true`;
  const rows = await run(
    runner,
    sql`select l.mutation_id, l.entity, ${IS_ESTIMATE} as is_estimate, count(distinct l.entity_id)::int as count from change_log l
     where l.mutation_id = any(${ids}::uuid[]) and l.entity = any(${tables}::text[]) and ${readable}
       and (l.before is null or l.after is null or not ${ORDER_ALONE}) group by l.mutation_id, l.entity, is_estimate order by count desc, l.entity, is_estimate`,
  );
  for (const { mutation_id, entity, is_estimate, count } of rows) {
    const one = {
      entity: String(entity),
      entity_label: labelOfTable(registry, is_estimate === true ? 'estimate' : String(entity)),
      count: numberOf(count) ?? 0,
    };
    touched.set(String(mutation_id), [...(touched.get(String(mutation_id)) ?? []), one]);
  }
  return touched;
};
