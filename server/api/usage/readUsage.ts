import { and, isNull, sql, type SQL } from 'drizzle-orm';
import { can } from '#domain/access/can';
import { isRecord } from '#domain/values';
import { jobReadable, subJobReadable } from '../../access/scope';
import type { Actor } from '../../access/actor';
import { nounOf, usesOf, type Use } from '../../pipeline/countUses';
import { labelOf, titleOf } from '../../pipeline/labelOf';
import { idOf, countIn, run } from '../../db/statement';
import { job, jobDetail } from '../../db/tables/jobs';
import type { GraphContext } from '../context';
import { mayUseField } from '../fieldRights';
import { plural } from '../naming';
import type { Registry } from '../registry';
import { partsWithin, type Resource } from '../resource';
import { wayToKnown, type Way } from './wayToKnown';
import type { TableUse } from '#domain/fields/tableUse';

/** Names that are told; the rest is counted. */
const MAX_NAMED = 5;

const raw = (text: string): SQL => sql.raw(text);
const NOTHING = sql`false`;

/** Which rows of the known table, joined under its own name, the actor may read. */
const readable = ({ byTable }: Registry, actor: Actor, { table, joins }: Way, from: string): SQL => {
  if (table === 'job') {
    const ofSubJob = from === 'job_detail' || joins.some((join) => join.startsWith('join "job_detail"'));
    return (
      and(
        isNull(job.deleted_at),
        jobReadable(actor),
        ...(ofSubJob ? [isNull(jobDetail.deleted_at), subJobReadable(actor)] : []),
      ) ?? NOTHING
    );
  }
  const resource = byTable.get(table);
  if (!resource || !can(actor.permissions, resource.needs.read)) return NOTHING;
  return (
    and(
      resource.entity.isSoft ? raw(`"${table}".deleted_at is null`) : undefined,
      resource.scope?.(actor, `"${table}"`),
    ) ?? sql`true`
  );
};

/** The display name of a record, as SQL. */
const nameSql = ({ byTable }: Registry, table: string): string => {
  const fields = table === 'job' ? ['name'] : (byTable.get(table)?.title ?? []);
  return `coalesce(nullif(concat_ws(' ', ${fields.map((field) => `"${table}"."${field}"`).join(', ')}), ''), '#' || "${table}".id)`;
};

const pathOf = ({ byTable }: Registry, table: string, id: number): string =>
  `${byTable.get(table)?.descriptor.route ?? '/job'}/${id}/edit`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const labelFor = ({ byTable }: Registry, table: string): string =>
  byTable.get(table)?.descriptor.label_plural ?? capital(nounOf(table) ?? plural(titleOf(table)));

const fieldLabel = ({ byTable, entities }: Registry, { table, column }: Use): string => {
  const entity = entities.get(table);
  return (
    byTable.get(table)?.descriptor.fields.find(({ name }) => name === column)?.label ??
    (entity ? labelOf(entity, column) : titleOf(column))
  );
};

const recordsOf = (value: unknown): { id: number; name: string }[] =>
  Array.isArray(value) ? value.filter(isRecord).map((row) => ({ id: idOf(row), name: String(row.name) })) : [];

/** A job and an estimate are rows of one table and two things: the number of jobs is that of the record everywhere [ADM-011]. */
type JobKind = 'job' | 'estimate';
const kindsOf = ({ table }: Use): readonly (JobKind | null)[] => (table === 'job' ? ['job', 'estimate'] : [null]);

const readUse = async (
  registry: Registry,
  { runner, actor }: GraphContext,
  { entity, needs }: Resource,
  use: Use,
  id: number,
  kind: JobKind | null,
): Promise<TableUse> => {
  const way = wayToKnown(registry, use.table);
  const known = way
    ? sql`"${raw(way.table)}".id as id, ${raw(nameSql(registry, way.table))} as name, ${readable(registry, actor, way, use.table)} as readable`
    : sql`0 as id, '' as name, false as readable`;
  const rows = await run(
    runner,
    sql`
    with used as (select ${known} from ${raw(`"${use.table}" ${way?.joins.join(' ') ?? ''}`)}
      where ${raw(`"${use.table}"."${use.column}"`)} = ${id} ${raw(use.isSoft && entity.isSoft ? `and "${use.table}".deleted_at is null` : '')} ${raw(kind === null ? '' : `and ${kind === 'estimate' ? '' : 'not '}"job".is_estimate`)})
    select count(*)::int as total, (count(*) filter (where readable))::int as readable,
      (select json_agg(named) from (select distinct id, name from used where readable order by name, id limit ${MAX_NAMED}) named) as records
    from used`,
  );
  const [total, seen] = [countIn(rows, 'total'), countIn(rows, 'readable')];
  return {
    table: use.table,
    label: kind === 'estimate' ? 'Estimates' : labelFor(registry, use.table),
    field: use.column,
    field_label: fieldLabel(registry, use),
    count: can(actor.permissions, { any: [needs.update, needs.remove] }) ? total : seen,
    readable_count: seen,
    records: recordsOf(rows[0]?.records).map((record) => ({
      ...record,
      path: way ? pathOf(registry, way.table, record.id) : '',
    })),
  };
};

/**
 * Where a record is used: the rows of every foreign key that points at it, most first, with the names of those that the
 * user may read. Rows that travel inside the record are none, for they go with it; nor are those that name it in a field
 * that the user does not see [USR-018].
 */
export const readUsage = async (
  registry: Registry,
  resource: Resource,
  context: GraphContext,
  id: number,
): Promise<TableUse[]> => {
  const own = new Set(partsWithin(resource).map((part) => part.entity.name));
  const uses = await Promise.all(
    usesOf(registry.entities, resource.entity, own)
      .filter(({ table, column }) => mayUseField(registry, context.actor, table, column))
      .flatMap((use) => kindsOf(use).map((kind) => readUse(registry, context, resource, use, id, kind))),
  );
  return uses
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || one.label.localeCompare(other.label));
};
