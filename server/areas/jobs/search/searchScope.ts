import { and, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { SearchCriteria } from '#domain/jobSearch/searchCriteria';
import type { Actor } from '../../../access/actor';
import { subJobReadable } from '../../../access/scope';
import { jobDetail } from '../../../db/tables/jobs';
import { hasSubJobCriteria } from './criteriaSql';

/** What a user may find: a condition on `job` and `job_detail`, and whether jobs without sub-jobs are among it. */
export interface SearchScope {
  readable: SQL;
  withBare: boolean;
}

/**
 * The sub-jobs that the user may see; a job without any shows to every holder of CAN_VIEW_JOB, unless only a sub-job
 * can meet the criteria [JS-029]. A job all of whose sub-jobs are hidden is no job without sub-jobs: the join finds
 * none of either.
 */
export const searchScope = (actor: Actor, criteria: SearchCriteria): SearchScope => {
  const readable = and(isNotNull(jobDetail.id), subJobReadable(actor)) ?? sql`false`;
  const mayBare = actor.permissions.has('CAN_VIEW_JOB') && !actor.permissions.has('IS_SUBCONTRACTOR');
  const withBare = mayBare && !hasSubJobCriteria(criteria);
  return { readable: withBare ? (or(readable, isNull(jobDetail.id)) ?? readable) : readable, withBare };
};
