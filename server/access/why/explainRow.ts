import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { job, jobDetail } from '../../db/tables/jobs';
import type { Actor } from '../actor';
import { assignmentsOf } from '../assigned';
import {
  jobReadable,
  readLimits,
  readRules,
  RULE_CODES,
  subJobReadable,
  subJobWritable,
  writeLimits,
  writeRules,
  type ScopeRule,
} from '../scope';
import type { RowRule } from './subject';

type Action = 'view' | 'edit';
type Flags = Readonly<Record<string, boolean>>;

const column = (condition: SQL) => sql<boolean>`coalesce((${condition}), false)`;
const columnsOf = (prefix: string, rules: readonly ScopeRule[]): Record<string, SQL<boolean>> =>
  Object.fromEntries(rules.map(({ name, condition }) => [`${prefix} ${name}`, column(condition)]));

const stateOf = (flag: boolean | undefined): RowRule['state'] =>
  flag === undefined ? 'not_held' : flag ? 'met' : 'not_met';

const rulesOf = (
  action: Action,
  limits: readonly ScopeRule[],
  assignments: readonly string[],
  flags: Flags,
): RowRule[] => [
  ...RULE_CODES[action].map(({ name, code }): RowRule => ({
    name,
    kind: 'rule',
    code,
    state: stateOf(flags[`rule ${name}`]),
  })),
  ...limits.map(({ name }): RowRule => ({ name, kind: 'limit', code: null, state: stateOf(flags[`limit ${name}`]) })),
  ...assignments.map((name): RowRule => ({
    name,
    kind: 'assignment',
    code: null,
    state: stateOf(flags[`assigned ${name}`]),
  })),
];

/**
 * Whether a sub-job is in a user's reach, with each rule of the scope asked by itself; null when there is no such
 * sub-job.
 */
export const explainSubJob = async (
  db: Tx,
  actor: Actor,
  id: number,
  action: Action,
): Promise<{ met: boolean; rules: RowRule[] } | null> => {
  const [rules, limits] =
    action === 'view' ? [readRules(actor), readLimits(actor)] : [writeRules(actor), writeLimits(actor)];
  const assignments = assignmentsOf(actor);
  const flags = {
    met: column(action === 'view' ? subJobReadable(actor) : subJobWritable(actor)),
    ...columnsOf('rule', rules),
    ...columnsOf('limit', limits),
    ...Object.fromEntries(
      assignments.map(({ name, ids }) => [`assigned ${name}`, column(sql`${jobDetail.id} in (${ids})`)]),
    ),
  };
  const [row] = await db
    .select(flags)
    .from(jobDetail)
    .where(and(eq(jobDetail.id, id), isNull(jobDetail.deleted_at)));
  return row
    ? {
        met: row.met,
        rules: rulesOf(
          action,
          limits,
          assignments.map(({ name }) => name),
          row,
        ),
      }
    : null;
};

/** Whether a job is in a user's reach: through its sub-jobs, or by CAN_VIEW_JOB when it has none. */
export const explainJob = async (
  db: Tx,
  actor: Actor,
  id: number,
): Promise<{ met: boolean; rules: RowRule[] } | null> => {
  const [row] = await db
    .select({ met: column(jobReadable(actor)) })
    .from(job)
    .where(and(eq(job.id, id), isNull(job.deleted_at)));
  if (!row) return null;
  const parts = await db
    .select({ id: jobDetail.id, met: column(subJobReadable(actor)) })
    .from(jobDetail)
    .where(and(eq(jobDetail.job_id, id), isNull(jobDetail.deleted_at)))
    .orderBy(jobDetail.id);
  const rules = parts.map((part): RowRule => ({
    name: `sub_job ${part.id}`,
    kind: 'rule',
    code: null,
    state: stateOf(part.met),
  }));
  return {
    met: row.met,
    rules:
      rules.length > 0
        ? rules
        : [
            {
              name: 'no_sub_jobs',
              kind: 'rule',
              code: 'CAN_VIEW_JOB',
              state: actor.permissions.has('CAN_VIEW_JOB') ? 'met' : 'not_held',
            },
          ],
  };
};
