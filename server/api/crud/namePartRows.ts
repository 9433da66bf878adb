import { isRecord } from '#domain/values';
import { runText, type Runner } from '../../db/statement';
import type { Resource } from '../resource';
import { nameOf } from './partChanges';

/** A row that changed: its table and id. */
interface Changed {
  entity: string;
  entity_id: number;
}

/** The rows as they are, and those that are gone as they were last: $1 ids. */
const rowsSql = (table: string): string => `
  select c.id, to_jsonb(c) as row from "${table}" c where c.id = any($1)
  union all
  select * from (select distinct on (l.entity_id) l.entity_id as id, l.before as row from change_log l
    where l.entity = '${table}' and l.entity_id = any($1) and l.after is null order by l.entity_id, l.seq desc) gone
  where not exists (select from "${table}" c where c.id = gone.id)`;

/** What the child rows of a resource among some changes are called, by `table id`. */
export const namePartRows = async (
  { parts }: Resource,
  runner: Runner,
  changes: readonly Changed[],
): Promise<ReadonlyMap<string, string>> => {
  const names = new Map<string, string>();
  for (const {
    entity: { name },
    title,
  } of parts) {
    const ids = [...new Set(changes.filter(({ entity }) => entity === name).map(({ entity_id }) => entity_id))];
    if (ids.length === 0) continue;
    for (const { id, row } of await runText(runner, rowsSql(name), [ids]))
      names.set(`${name} ${String(id)}`, nameOf(title, { ...(isRecord(row) ? row : {}), id }));
  }
  return names;
};
