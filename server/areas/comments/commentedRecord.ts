import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { can, type Need } from '#domain/access/can';
import { SEES_JOBS_OR_ESTIMATES } from '#domain/access/needs';
import type { ShownRecord } from '#domain/comments/recordPath';
import { AppError, badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { numberOf, textOf } from '#domain/values';
import type { Actor } from '../../access/actor';
import { isInReach, JOB_RECORDS, readReach } from '../../access/recordReach';
import { jobReadable } from '../../access/scope';
import { nameOf } from '../../api/crud/partChanges';
import { ROOT } from '../../api/read/compilePlan';
import type { Registry } from '../../api/registry';
import type { Resource } from '../../api/resource';
import { run, runText, idOf, type Row, type Runner } from '../../db/statement';
import { job } from '../../db/tables/jobs';

/** A table whose records have comments, and what reading one of them asks for. */
export interface CommentedTable {
  /** The table; estimates are jobs. */
  entity: string;
  need: Need;
  /** Null of jobs, which no resource generates. */
  resource: Resource | null;
}

const JOBS: CommentedTable = { entity: 'job', need: SEES_JOBS_OR_ESTIMATES, resource: null };

/** The table of a record, by its own name or that of its resource; undefined for what has no records of its own. */
export const commentedTable = ({ byTable, resources }: Registry, name: string): CommentedTable | undefined => {
  const resource = byTable.get(name) ?? resources.find((one) => one.name === name);
  if (name === JOBS.entity || resource?.entity.name === JOBS.entity) return JOBS;
  return resource && { entity: resource.entity.name, need: resource.needs.read, resource };
};

/** @throws AppError BAD_USER_INPUT of `entity` by the rule `unknown_field` */
export const tableNamed = (registry: Registry, name: string): CommentedTable => {
  const table = commentedTable(registry, name);
  if (!table) throw badInput([fieldIssue('entity', 'unknown_field', { name })]);
  return table;
};

/** What a stored record of a table meets that somebody may read; deleted ones nobody does. */
const readable = ({ resource }: CommentedTable, actor: Actor, id: number): SQL => {
  if (!resource) return and(eq(job.id, id), isNull(job.deleted_at), jobReadable(actor)) ?? sql`false`;
  const { entity, scope } = resource;
  const own = sql`${sql.raw(ROOT)}.id = ${id}${sql.raw(entity.isSoft ? ` and ${ROOT}.deleted_at is null` : '')}`;
  const within = scope?.(actor, ROOT);
  return within ? sql`${own} and (${within})` : own;
};

const fromOf = ({ resource }: CommentedTable): SQL =>
  resource ? sql.raw(`"${resource.entity.name}" ${ROOT}`) : sql`${job}`;

/** Whether somebody may read a record as it stands, and with it its comments. */
export const mayReadRecord = async (
  runner: Runner,
  actor: Actor,
  table: CommentedTable,
  id: number,
): Promise<boolean> => {
  if (!can(actor.permissions, table.need)) return false;
  const rows = await run(runner, sql`select 1 from ${fromOf(table)} where ${readable(table, actor, id)}`);
  return rows.length > 0;
};

/** @throws AppError FORBIDDEN without the right to such records, NOT_FOUND for one that is gone or out of reach */
export const assertMayRead = async (runner: Runner, actor: Actor, table: CommentedTable, id: number): Promise<void> => {
  if (!can(actor.permissions, table.need)) throw new AppError('FORBIDDEN');
  if (!(await mayReadRecord(runner, actor, table, id))) throw new AppError('NOT_FOUND');
};

/** Of some users those who may read a record, in their order; as `mayReadRecord` says it of each. */
export const readersAmong = async (
  runner: Runner,
  actors: readonly Actor[],
  table: CommentedTable,
  id: number,
): Promise<Actor[]> => {
  const allowed = actors.filter(({ permissions }) => can(permissions, table.need));
  if (JOB_RECORDS.has(table.entity)) {
    const reach = (await readReach(runner, [{ entity: table.entity, entity_id: id }])).get(`${table.entity} ${id}`);
    return reach ? allowed.filter((actor) => isInReach(actor, reach)) : [];
  }
  if (!table.resource?.scope || allowed.length === 0) return allowed;
  const each = allowed.map(
    (actor) =>
      sql`select ${actor.user_id}::int as id where exists (select 1 from ${fromOf(table)} where ${readable(table, actor, id)})`,
  );
  const found = new Set((await run(runner, sql.join(each, sql` union all `))).map(idOf));
  return allowed.filter(({ user_id }) => found.has(user_id));
};

/** What a record is called, and where it is shown. */
export interface NamedRecord {
  label: string;
  title: string;
  shown: ShownRecord;
}

const ofJob = (row: Row): NamedRecord => {
  const id = idOf(row);
  const is_estimate = row.is_estimate === true;
  return {
    label: is_estimate ? 'Estimate' : 'Job',
    title: textOf(row.name) || textOf(row.address_line_1) || `#${id}`,
    shown: { entity: JOBS.entity, id, is_estimate },
  };
};

/** A record as it is told to people. @throws AppError NOT_FOUND */
export const namedRecord = async (runner: Runner, table: CommentedTable, id: number): Promise<NamedRecord> => {
  const [row] = await runText(runner, `select * from "${table.entity}" where id = $1`, [id]);
  if (!row) throw new AppError('NOT_FOUND');
  const { resource } = table;
  if (!resource) return ofJob(row);
  const job_detail_id = numberOf(row.job_detail_id);
  const [owner] =
    job_detail_id === null ? [] : await runText(runner, 'select job_id from job_detail where id = $1', [job_detail_id]);
  return {
    label: resource.label,
    title: nameOf(resource.title, row),
    shown: {
      entity: table.entity,
      id,
      route: resource.descriptor.route,
      ...(job_detail_id === null ? {} : { job_detail_id, job_id: numberOf(owner?.job_id) ?? 0 }),
    },
  };
};
