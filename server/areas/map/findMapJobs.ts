import type { CivilDate } from '#domain/civilDate';
import { and, sql } from 'drizzle-orm';
import { badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import { isEmpty } from '#domain/jobSearch/criteria';
import type { MapJob } from '#domain/jobSearch/mapJob';
import { searchCriteriaInput } from '#domain/jobSearch/searchCriteria';
import { SEARCH_LIMIT } from '#domain/jobSearch/searchWarning';
import type { Actor } from '../../access/actor';
import type { Runner } from '../../db/statement';
import { criteriaSql } from '../jobs/search/criteriaSql';
import { searchScope } from '../jobs/search/searchScope';
import { readMapJobs } from './readMapJobs';

/**
 * `map_jobs`: the sub-jobs that the user may see and the criteria find, at most 4000, the newest jobs first
 * [BAPI-011 FLT-019].
 * @throws AppError BAD_USER_INPUT for unknown or ill-typed criteria, and without any [FLT-018]
 */
export const findMapJobs = async (
  runner: Runner,
  actor: Actor,
  given: unknown,
  today: CivilDate,
): Promise<MapJob[]> => {
  const parsed = searchCriteriaInput.safeParse(given);
  if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
  const criteria = parsed.data;
  if (isEmpty(criteria)) throw badInput([fieldIssue('searchCriteria', 'no_criteria')]);
  const { readable, withBare } = searchScope(actor, criteria);
  return readMapJobs(runner, {
    where: and(readable, (await criteriaSql(runner, actor, criteria, today)).where) ?? sql`false`,
    withBare,
    appDate: criteria.scheduled_app_date ?? null,
    asc: criteria.asc === true,
    limit: SEARCH_LIMIT,
  });
};
