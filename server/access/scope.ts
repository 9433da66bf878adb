import { and, eq, inArray, isNotNull, isNull, not, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Permission } from '#domain/access/permissions';
import { READ_RULES, WRITE_RULES, type CategoryRule } from '#domain/access/subJobRules';
import { CATEGORY } from '#domain/statuses';
import { job, jobDetail } from '../db/tables/jobs';
import type { Actor } from './actor';
import { assignmentsOf } from './assigned';

/**
 * The row scope as SQL. Each rule is one named fragment; the scope is their OR, and
 * "Why can or can't ...?" selects each of them as a column. Conditions stand on `job_detail` or `job` of the query,
 * under those names: not on an alias.
 */
export interface ScopeRule {
  name: string;
  condition: SQL;
}

const NOTHING = sql`false`;
const EVERYTHING = sql`true`;
const select = new QueryBuilder();

const anyOf = (rules: readonly ScopeRule[]): SQL => or(...rules.map(({ condition }) => condition)) ?? NOTHING;

/** The sub-jobs that are assigned to the actor. */
export const subJobAssigned = (actor: Pick<Actor, 'employee_id' | 'crew_ids'>): SQL => {
  const sets = assignmentsOf(actor);
  return sets.length === 0
    ? NOTHING
    : sql`${jobDetail.id} in (${sql.join(
        sets.map(({ ids }) => ids),
        sql` union all `,
      )})`;
};

const held = (actor: Actor, rules: readonly CategoryRule[]): ScopeRule[] =>
  rules
    .filter(({ code }) => actor.permissions.has(code))
    .map(({ name, category, onlyAssigned }) => {
      const ofCategory = eq(jobDetail.job_category_id, category);
      return { name, condition: onlyAssigned ? (and(ofCategory, subJobAssigned(actor)) ?? NOTHING) : ofCategory };
    });

const estimates = select
  .select({ id: job.id })
  .from(job)
  .where(sql`${job.is_estimate}`);

/** The rules by which the actor may read a sub-job, as far as the actor holds their codes. */
export const readRules = (actor: Actor): ScopeRule[] => [
  ...held(actor, READ_RULES),
  ...(actor.permissions.has('CAN_VIEW_MY_JOBS') ? [{ name: 'my_jobs', condition: subJobAssigned(actor) }] : []),
  ...estimateRule(actor, 'CAN_VIEW_ESTIMATE'),
];

/** The rules by which the actor may change a sub-job. */
export const writeRules = (actor: Actor): ScopeRule[] => [
  ...held(actor, WRITE_RULES),
  ...estimateRule(actor, 'CAN_EDIT_ESTIMATE'),
];

const estimateRule = (actor: Actor, code: Permission): ScopeRule[] =>
  actor.permissions.has(code) ? [{ name: 'estimate', condition: inArray(jobDetail.job_id, estimates) }] : [];

/** What narrows every rule: a subcontractor sees assigned sub-jobs alone, and estimates need their own code. */
const limits = (actor: Actor, estimateCode: Permission): ScopeRule[] => [
  ...(actor.permissions.has('IS_SUBCONTRACTOR') ? [{ name: 'only_assigned', condition: subJobAssigned(actor) }] : []),
  ...(actor.permissions.has(estimateCode)
    ? []
    : [{ name: 'no_estimates', condition: notInArray(jobDetail.job_id, estimates) }]),
];

const allOf = (rules: readonly ScopeRule[]): SQL[] => rules.map(({ condition }) => condition);

export const readLimits = (actor: Actor): ScopeRule[] => limits(actor, 'CAN_VIEW_ESTIMATE');
export const writeLimits = (actor: Actor): ScopeRule[] => limits(actor, 'CAN_EDIT_ESTIMATE');

/** The rules by the codes that they ask for, held or not: what "Why can or can't ...?" lists. */
export const RULE_CODES: Readonly<Record<'view' | 'edit', readonly { name: string; code: Permission }[]>> = {
  view: [...READ_RULES, { name: 'my_jobs', code: 'CAN_VIEW_MY_JOBS' }, { name: 'estimate', code: 'CAN_VIEW_ESTIMATE' }],
  edit: [...WRITE_RULES, { name: 'estimate', code: 'CAN_EDIT_ESTIMATE' }],
};

/** Whether all sub-jobs of all categories are the actor's: then no rule needs to be asked. */
const coversAll = (actor: Actor, rules: readonly CategoryRule[]): boolean =>
  Object.values(CATEGORY).every((category) =>
    rules.some((rule) => rule.category === category && !rule.onlyAssigned && actor.permissions.has(rule.code)),
  );

/** Rules that another one of the actor's implies only cost time. */
const withoutImplied = (rules: readonly ScopeRule[]): ScopeRule[] => {
  const names = new Set(rules.map(({ name }) => name));
  return rules.filter(
    ({ name }) =>
      !name.endsWith('_assigned') || !(names.has('my_jobs') || names.has(name.replace('_assigned', '_all'))),
  );
};

/** Sub-jobs that the actor may read. */
export const subJobReadable = (actor: Actor): SQL =>
  and(
    coversAll(actor, READ_RULES) ? EVERYTHING : anyOf(withoutImplied(readRules(actor))),
    ...allOf(readLimits(actor)),
  ) ?? NOTHING;

/** Sub-jobs that the actor may change. */
export const subJobWritable = (actor: Actor): SQL =>
  and(
    coversAll(actor, WRITE_RULES) ? EVERYTHING : anyOf(withoutImplied(writeRules(actor))),
    ...allOf(writeLimits(actor)),
  ) ?? NOTHING;

/** True when the job of the query has a sub-job of those that count and that meets the condition. */
const hasSubJob = (condition: SQL, counts: SQL): SQL =>
  sql`exists ${select
    .select({ one: sql`1` })
    .from(jobDetail)
    .where(and(eq(jobDetail.job_id, job.id), counts, condition))}`;

/** Of a deleted job, those that went with it count too: its history is no more open than the job was. */
const ALSO_OF_DELETED = or(isNull(jobDetail.deleted_at), isNotNull(job.deleted_at)) ?? NOTHING;

/** Whether every job is readable by the rule of `jobReadable`, so that no row needs to be asked. */
export const readsEveryJob = (actor: Actor): boolean => {
  const holds = (code: Permission): boolean => actor.permissions.has(code);
  return (
    coversAll(actor, READ_RULES) && !holds('IS_SUBCONTRACTOR') && holds('CAN_VIEW_JOB') && holds('CAN_VIEW_ESTIMATE')
  );
};

/**
 * A job is readable when one of its sub-jobs is, or it has none and the actor holds VIEW_JOB; an estimate by
 * VIEW_ESTIMATE.
 * @param of `live` for jobs that stand, `any` where deleted ones are asked about too
 */
export const jobReadable = (actor: Actor, of: 'live' | 'any' = 'live'): SQL => {
  if (readsEveryJob(actor)) return EVERYTHING;
  const mayAll = !actor.permissions.has('IS_SUBCONTRACTOR');
  const counts = of === 'live' ? isNull(jobDetail.deleted_at) : ALSO_OF_DELETED;
  const rules = [
    hasSubJob(subJobReadable(actor), counts),
    ...(mayAll && actor.permissions.has('CAN_VIEW_JOB')
      ? [and(sql`not ${job.is_estimate}`, not(hasSubJob(EVERYTHING, counts)))]
      : []),
    ...(mayAll && actor.permissions.has('CAN_VIEW_ESTIMATE') ? [sql`${job.is_estimate}`] : []),
  ];
  return or(...rules) ?? NOTHING;
};
