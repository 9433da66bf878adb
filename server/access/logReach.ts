import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { entriesOf, isRows, WORK_ORDER_TYPES } from '#domain/workOrders/workOrderTypes';
import { job, jobDetail } from '../db/tables/jobs';
import type { Entities, EntityTable } from '../db/entityTable';
import type { Actor } from './actor';
import { jobReadable, readsEveryJob, subJobReadable } from './scope';

/** By which of its columns a row leads to the job that it is part of. */
interface Owner {
  table: string;
  column: string;
}

/** Tables of jobs that have rows of their own. */
const PARENTS = [
  'document',
  'color_addition',
  'warranty_pebble_detail',
  ...WORK_ORDER_TYPES.flatMap(({ table, sections }) => [
    table,
    ...entriesOf({ sections })
      .filter(isRows)
      .map((rows) => `${table}_${rows.table}`),
  ]),
];

/** What a row of a table is part of; the nearest first, null for tables that are no part of jobs. */
const ownersOf = ({ name, byName }: EntityTable): readonly Owner[] => {
  if (name === 'job' || name === 'job_detail') return [{ table: name, column: 'id' }];
  if (!byName.has('id')) return [];
  const own = (column: string, table: Owner['table']): Owner[] => (byName.has(column) ? [{ table, column }] : []);
  return [
    ...own('job_detail_id', 'job_detail'),
    ...own('job_id', 'job'),
    ...PARENTS.flatMap((parent) => own(`${parent}_id`, parent)),
  ];
};

/** Whether the rows of a table are parts of jobs, so that who may read the job or the sub-job decides. */
export const isOfJobs = (entity: EntityTable): boolean => ownersOf(entity).length > 0;

const raw = (text: string): SQL => sql.raw(text);
const known = (table: string, id: SQL, column: string): SQL => {
  if (column === 'id') return id;
  const [value, logged] = [
    raw(`t."${column}"::text`),
    raw(`case when g.before ? '${column}' then g.before ->> '${column}' else g.after ->> '${column}' end`),
  ];
  return sql`coalesce((select ${value} from ${raw(`"${table}"`)} t where t.id = ${id}),
    (select ${logged} from change_log g where g.entity = ${raw(`'${table}'`)} and g.entity_id = ${id} and coalesce(g.before, g.after) ? ${raw(`'${column}'`)} order by g.seq desc limit 1))`;
};
const asId = (value: SQL): SQL => sql`(${value})::int`;

const ESTIMATE_PAPER = '^estimate/';

/**
 * Who may read a row, as SQL: its sub-job's readers, or its job's where it has no sub-job; papers of estimates by their
 * code too.
 */
const rowReadable = (entities: Entities, actor: Actor, entity: EntityTable, id: SQL): SQL => {
  const owners = ownersOf(entity);
  const idOf = ({ column }: Owner): SQL => asId(known(entity.name, id, column));
  const conditionOf = (owner: Owner): SQL => {
    if (owner.table === 'job_detail')
      return sql`exists (select from ${jobDetail} where ${and(eq(jobDetail.id, idOf(owner)), subJobReadable(actor))})`;
    if (owner.table === 'job')
      return sql`exists (select from ${job} where ${and(eq(job.id, idOf(owner)), jobReadable(actor, 'any'))})`;
    const parent = entities.get(owner.table);
    return parent ? rowReadable(entities, actor, parent, idOf(owner)) : sql`false`;
  };
  const [first, second] = owners;
  if (!first) return sql`false`;
  const nearest = second
    ? sql`case when ${idOf(first)} is null then ${conditionOf(second)} else ${conditionOf(first)} end`
    : conditionOf(first);
  if (entity.name !== 'document' || actor.permissions.has('CAN_VIEW_ESTIMATE')) return nearest;
  const wasPaper = sql`exists (select from change_log g where g.entity = 'document' and g.entity_id = ${id}
    and (g.before ->> 'folder' ~* ${raw(`'${ESTIMATE_PAPER}'`)} or g.after ->> 'folder' ~* ${raw(`'${ESTIMATE_PAPER}'`)}))`;
  const isPaper = sql`exists (select from document d where d.id = ${id} and d.folder ~* ${raw(`'${ESTIMATE_PAPER}'`)})`;
  return sql`(${nearest} and not ${isPaper} and not ${wasPaper})`;
};

/**
 * The rows `l` of the change log that an actor may read, as far as jobs decide; undefined where every row is within
 * reach.
 */
export const logReadable = (entities: Entities, actor: Actor): SQL | undefined => {
  if (readsEveryJob(actor)) return undefined;
  const parts = [...entities.values()].filter(isOfJobs);
  const names = sql.join(
    parts.map(({ name }) => sql`${name}`),
    sql`, `,
  );
  return or(
    sql`l.entity not in (${names})`,
    ...parts.map((entity) =>
      and(sql`l.entity = ${entity.name}`, rowReadable(entities, actor, entity, sql`l.entity_id`)),
    ),
  );
};
