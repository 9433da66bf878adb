import { and, sql, type SQL } from 'drizzle-orm';
import type { ChangeFilter, ChangeOp } from '#domain/admin/changeFilter';
import { addDays, BUSINESS_ZONE, type CivilDate } from '#domain/civilDate';
import type { Actor } from '../../access/actor';
import { logReadable } from '../../access/logReach';
import type { Entities } from '../../db/entityTable';
import { folded, foldedPattern } from '../../db/folded';

/** The fields that a search may look into: all that are not hidden from the actor. */
interface Shown {
  entities: readonly string[];
  hidden: readonly string[];
}

const OPS: Readonly<Record<ChangeOp, SQL>> = {
  insert: sql`l.before is null`,
  delete: sql`l.after is null`,
  update: sql`l.before is not null and l.after is not null`,
};

const startOf = (date: CivilDate): SQL => sql`${date}::date::timestamp at time zone ${sql.raw(`'${BUSINESS_ZONE}'`)}`;

const texts = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

/**
 * A value, before or after, of a field that may be seen holds the text. A value is stored once, so a number is found as
 * it is written.
 */
const holds = (
  search: string,
  { hidden }: Shown,
): SQL => sql`exists (select from jsonb_each_text(coalesce(l.before, '{}') ) b
  where ${folded(sql`b.value`)} like ${foldedPattern(search)} and l.entity || '.' || b.key <> all(${texts(hidden)})
  union all select from jsonb_each_text(coalesce(l.after, '{}')) a where ${folded(sql`a.value`)} like ${foldedPattern(search)} and l.entity || '.' || a.key <> all(${texts(hidden)}))`;

/** The condition under which a row `l` of the change log is found. */
export const changesWhere = (filter: ChangeFilter, entities: Entities, actor: Actor, shown: Shown): SQL => {
  const { search, user_id, entity, entity_id, mutation_id, field, op, from, to } = filter;
  const conditions = [
    entity === undefined
      ? sql`l.entity = any(${texts(shown.entities)})`
      : sql`l.entity = ${shown.entities.includes(entity) ? entity : ''}`,
    logReadable(entities, actor),
    user_id === undefined ? undefined : sql`l.user_id = ${user_id}`,
    entity_id === undefined ? undefined : sql`l.entity_id = ${entity_id}`,
    mutation_id === undefined ? undefined : sql`l.mutation_id = ${mutation_id}`,
    field === undefined || field === ''
      ? undefined
      : sql`((l.before ? ${field} or l.after ? ${field}) and l.entity || '.' || ${field} <> all(${texts(shown.hidden)}))`,
    op && OPS[op],
    from === undefined ? undefined : sql`l.at >= ${startOf(from)}`,
    to === undefined ? undefined : sql`l.at < ${startOf(addDays(to, 1))}`,
    search === undefined || search === '' ? undefined : holds(search, shown),
  ];
  return and(...conditions) ?? sql`true`;
};
