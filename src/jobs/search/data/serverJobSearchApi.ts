import type { Server } from '../../../dataProvider/server';
import { type CallDocument, composed, gql } from '../../../dataProvider/gql';
import { cleanCriteria } from '#domain/jobSearch/criteria';
import type { SearchCriteria } from '#domain/jobSearch/searchCriteria';
import { nextPage } from '#domain/jobSearch/searchPage';
import type { Rest } from '../../../dataProvider/rest';
import { readFilterLookups } from '../../../jobFilter/filterLookups';
import type { JobSearchApi, SearchQuestion } from './jobSearchApi';

const FIRST = gql(`
  query JobSearch($searchCriteria: SearchCriteria!) {
    jobs(searchCriteria: $searchCriteria) {
      id job_id job_detail_id name company address_line_1 city pin entered_date color days_old supervisor is_request_form prep_date app_date finished_date next_date next_crew
      status status_id category category_id job_types cursor
    }
    jobs_count(searchCriteria: $searchCriteria)
  }
`);
const NEXT = gql(`
  query JobSearchPage($searchCriteria: SearchCriteria!) {
    jobs(searchCriteria: $searchCriteria) {
      id job_id job_detail_id name company address_line_1 city pin entered_date color days_old supervisor is_request_form prep_date app_date finished_date next_date next_crew
      status status_id category category_id job_types cursor
    }
  }
`);

const MOVE_PREVIEW = gql(`
  query JobsMove($ids: [Int!]!, $company_id: Int!) {
    jobsMove(ids: $ids, company_id: $company_id) {
      company_name is_active schedule_contact_email moved_count same_count homeowner_count contacts { from to count }
    }
  }
`);
const MOVE = gql(
  `mutation MoveJobs($ids: [Int!]!, $company_id: Int!) { moved: moveJobsToBuilder(ids: $ids, company_id: $company_id) { mutation_id changed_count } }`,
);

const QUEUE = gql(
  `mutation QueueFound($ids: [Int!]!) { updatePrintQueue(job_detail_ids: $ids, is_in_print_queue: true) }`,
);

const sent = ({ criteria, sort: { column, asc } }: SearchQuestion): SearchCriteria => ({
  ...cleanCriteria(criteria),
  sort: column,
  asc,
});

/** The job search's calls. */
export const serverJobSearchApi = (server: Server, rest: Rest): JobSearchApi => {
  const queryFound = <Answer>(
    query: CallDocument<Answer, { searchCriteria: unknown }>,
    searchCriteria: SearchCriteria,
  ) => server.query(query, { searchCriteria });
  return {
    lookups: () => readFilterLookups(server),
    first: async (question) => {
      const { jobs, jobs_count } = await queryFound(FIRST, sent(question));
      return { rows: jobs, count: jobs_count };
    },
    next: async (question, shown) =>
      (await queryFound(NEXT, { ...sent(question), ...nextPage(shown, question.sort) })).jobs,
    file: async (question, lang, format, ids) => {
      const query = new URLSearchParams({ searchCriteria: JSON.stringify(sent(question)), lang, format });
      if (ids) query.set('rows', ids.join(','));
      return (await rest(`/v1/export/job-search?${query.toString()}`)).blob();
    },
    movePreview: async (ids, company_id) => (await server.query(MOVE_PREVIEW, { ids, company_id })).jobsMove,
    move: async (ids, company_id) => {
      const { data } = await server.send(MOVE, {
        ids,
        company_id,
      });
      return { mutation_id: data.moved.mutation_id, count: data.moved.changed_count };
    },
    remove: async (subJobs) => {
      const fields = subJobs.map((id) => `_${id}: deleteJobDetail(id: ${id}) { id }`);
      return (await server.send(composed(`mutation DeleteSubJobs { ${fields.join(' ')} }`))).mutation_id;
    },
    queue: async (ids) => (await server.send(QUEUE, { ids })).mutation_id,
    undo: async (mutation_id) => {
      await server.undo(mutation_id);
    },
    ofJob: async (question, job_id) => (await queryFound(NEXT, { ...sent(question), number: job_id })).jobs,
  };
};
