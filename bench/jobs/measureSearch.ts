import type { OpenDatabase } from '../../server/db/database';
import { isSearchColumn } from '../../domain/jobSearch/searchColumns';
import { nextPage } from '../../domain/jobSearch/searchPage';
import type { SearchCriteria } from '../../domain/jobSearch/searchCriteria';
import type { JobSearchRow } from '../../domain/jobSearch/searchRow';
import { openGraphql, rootOf } from '../../tests/support/graphqlHarness';
import { LARGE, planOf, statementsOf, type Plan } from './plans';
import { searchCases, type SearchCase } from './searchCases';
import { timed, type Measured } from './timed';

const LIMIT = 50;
const ROW =
  'id job_id job_detail_id name company address_line_1 city entered_date color supervisor status category category_id job_types cursor';
const PAGE = `query ($criteria: SearchCriteria) { jobs(searchCriteria: $criteria) { ${ROW} } }`;
const COUNT = 'query ($criteria: SearchCriteria) { jobs_count(searchCriteria: $criteria) }';
const KEYWORD = 'query ($keyword: String!) { jobsByKeyword(keyword: $keyword) { id name address_line_1 } }';

/** A search with what it took and how the database read for it; `fault` names the large tables that it read through and should not. */
export interface MeasuredSearch extends Measured, Plan {
  fault: string;
}

/** Every case of the search on a database, through the server's own calls, with the plan of its statement. */
export const measureSearch = async (open: OpenDatabase, rounds: number): Promise<MeasuredSearch[]> => {
  const ask = openGraphql(open);
  const page = async (criteria: SearchCriteria): Promise<JobSearchRow[]> =>
    rootOf(await ask('admin', PAGE, { criteria }), 'jobs');
  const following = async (criteria: SearchCriteria): Promise<SearchCriteria> => {
    const column = isSearchColumn(criteria.sort) ? criteria.sort : 'job_id';
    return { ...criteria, ...nextPage(await page(criteria), { column, asc: criteria.asc === true }) };
  };
  const workOf = async ({ criteria, count, keyword, follows }: SearchCase): Promise<() => Promise<unknown>> => {
    if (keyword !== undefined) return async () => rootOf(await ask('admin', KEYWORD, { keyword }), 'jobsByKeyword');
    if (count) return async () => rootOf(await ask('admin', COUNT, { criteria: count }), 'jobs_count');
    const asked = follows ? await following(criteria ?? {}) : (criteria ?? {});
    return () => page(asked);
  };
  const results: MeasuredSearch[] = [];
  for (const one of await searchCases(open.pool)) {
    const work = await workOf(one);
    const plans: Plan[] = [];
    for (const statement of await statementsOf(open, work)) plans.push(await planOf(open.pool, statement));
    const sequential = [...new Set(plans.flatMap((plan) => plan.sequential))];
    results.push({
      ...(await timed({ name: one.name, limit: LIMIT, run: work }, rounds)),
      indexes: [...new Set(plans.flatMap(({ indexes }) => indexes))],
      sequential,
      fault: one.mayReadThrough ? '' : sequential.filter((table) => LARGE.has(table)).join(', '),
    });
  }
  return results;
};
