import { manyOperations } from '#domain/fields/manyOperations';
import { idOf, runText, type Runner } from '../../db/statement';
import { nameOf } from '../crud/partChanges';
import type { HistoryEntry } from '../recordHistory';
import type { Resource } from '../resource';

/**
 * The other record of each merge among some entries of a record's history, by mutation, as it is called now or was called
 * last [KEY-020].
 */
export const mergedWith = async (
  runner: Runner,
  { entity, descriptor, merge, title }: Resource,
  id: number,
  entries: readonly Pick<HistoryEntry, 'mutation_id' | 'command'>[],
): Promise<ReadonlyMap<string, { id: number; name: string }>> => {
  const name = manyOperations(descriptor).merge;
  const merges = merge ? entries.filter(({ command }) => command.includes(name)) : [];
  if (merges.length === 0) return new Map();
  const rows = await runText(
    runner,
    `select l.mutation_id, l.entity_id as id, to_jsonb(r) as standing, l.before from change_log l left join "${entity.name}" r on r.id = l.entity_id
      where l.mutation_id = any($1) and l.entity = $2 and l.entity_id <> $3 order by l.seq`,
    [merges.map(({ mutation_id }) => mutation_id), entity.name, id],
  );
  return new Map(
    rows.map((row) => [
      String(row.mutation_id),
      { id: idOf(row), name: nameOf(title, { ...Object(row.before), ...Object(row.standing) }) },
    ]),
  );
};
