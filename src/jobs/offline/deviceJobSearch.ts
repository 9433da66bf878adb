import { foldText } from '#domain/foldText';
import { pinOf } from '#domain/inputs/address';
import { keywordTerms, meetsKeyword } from '#domain/keywords';
import { searchRowId, type JobSearchRow } from '#domain/jobSearch/searchRow';
import { isRecord, textOf } from '#domain/values';
import type { JobDraft, SubJobDraft } from '#domain/jobs/draft';
import { CallError } from '../../dataProvider/CallError';
import { device } from '../../offline/workspace/device';
import { NO_LOOKUPS } from '../../jobFilter/filterLookups';
import type { JobSearchApi, SearchQuestion } from '../search/data/jobSearchApi';
import { jobOf } from './deviceJobs';

const rowOf = (job: JobDraft, subJob: SubJobDraft | null): JobSearchRow => ({
  id: searchRowId(job.id ?? 0, subJob?.id ?? null),
  job_id: job.id ?? 0,
  job_detail_id: subJob?.id ?? null,
  name: job.name,
  company: job.company?.company_name ?? null,
  address_line_1: job.address_line_1,
  city: job.city,
  pin: pinOf(job),
  entered_date: job.entered_date,
  color: subJob?.pebble_details?.color_additions.flatMap(({ color }) => color?.name ?? []).join(', ') || null,
  days_old: null,
  supervisor: job.company_supervisor?.name ?? job.homeowner?.name ?? null,
  is_request_form: subJob?.pebble_details?.is_request_form ?? null,
  prep_date: subJob?.pebble_details?.prep_date ?? null,
  app_date: subJob?.pebble_details?.app_date ?? null,
  finished_date: subJob?.gunite_details?.finished_date ?? null,
  next_date: null,
  next_crew: null,
  status: subJob?.status?.name ?? null,
  status_id: subJob?.status?.id ?? null,
  category: subJob?.job_category?.name ?? null,
  category_id: subJob?.job_category?.id ?? null,
  job_types: subJob?.job_types ?? [],
  cursor: '',
});

const has = (text: string | null, part: string | null | undefined): boolean =>
  !part || foldText(text ?? '').includes(foldText(part));
const isOf = (id: number | null | undefined, ids: readonly number[] | undefined): boolean =>
  !ids?.length || (typeof id === 'number' && ids.includes(id));

/** What can be told from a copy is looked for; the list says what of a filter is left to the server. */
const isFound = ({ criteria }: SearchQuestion, job: JobDraft, row: JobSearchRow): boolean => {
  const text = [row.name, row.company, row.address_line_1, row.city, row.supervisor, job.phone, row.job_id]
    .filter((word) => word !== null)
    .join(' ');
  return (
    meetsKeyword(
      { text, id: row.job_id, phones: (job.phone ?? '').replaceAll(/\D/g, '') },
      keywordTerms(criteria.keyword ?? ''),
    ) &&
    has(row.name, criteria.name) &&
    has(row.address_line_1, criteria.address) &&
    has(row.city, criteria.city) &&
    isOf(job.company?.id, criteria.company) &&
    isOf(row.category_id, criteria.category) &&
    isOf(row.status_id, criteria.status) &&
    (typeof criteria.number !== 'number' || row.job_id === criteria.number)
  );
};

const search = async (question: SearchQuestion): Promise<JobSearchRow[]> => {
  const jobs = (await (await device()).all('job')).map(jobOf);
  const { column, asc } = question.sort;
  const rows = jobs.flatMap((job) =>
    (job.sub_jobs.length === 0 ? [null] : job.sub_jobs)
      .map((subJob) => rowOf(job, subJob))
      .filter((row) => isFound(question, job, row)),
  );
  const valueOf = (row: JobSearchRow): unknown => (isRecord(row) ? row[column] : null);
  const sorted = rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    const order =
      typeof a === 'number' && typeof b === 'number' ? a - b : (textOf(a) ?? '').localeCompare(textOf(b) ?? '');
    return order || one.job_id - other.job_id;
  });
  return asc ? sorted : sorted.toReversed();
};

const absent = (): never => {
  throw new CallError('Not available offline', 409);
};

/** The job search over what this device keeps [OFF-033 JOB-064]. */
export const deviceJobSearchApi = (): JobSearchApi => ({
  ignores: ['supervisor', 'is_central_texas', 'color', 'job_type', 'is_request_form', 'report'],
  lookups: async () => NO_LOOKUPS,
  first: async (question) => {
    const rows = await search(question);
    return { rows, count: rows.length };
  },
  next: async () => [],
  file: async () => absent(),
  remove: async () => absent(),
  undo: async () => absent(),
  queue: async () => absent(),
  movePreview: async () => absent(),
  move: async () => absent(),
  ofJob: async (question, job_id) => (await search(question)).filter((row) => row.job_id === job_id),
});
