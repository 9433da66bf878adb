import type { CivilDate } from '#domain/civilDate';
import type { FindResource } from '../../dataProvider/documents/selection';
import { recordSelection } from '../../dataProvider/documents/selection';
import { jobInfoSchema } from '#domain/jobs/draftSchema';
import type { JobDraft, JobInfoDraft } from '#domain/jobs/draft';
import { MAX_OFFLINE_JOBS } from '#domain/offline/limits';
import { draftOfAnswer, type SubJobAnswer } from '#domain/subJobs/draftOfAnswer';
import type { SettleFacts } from '#domain/subJobs/settleFacts';
import { isRecord, recordOf } from '#domain/values';
import { WORK_ORDER_TYPES } from '#domain/workOrders/workOrderTypes';
import { LISTS_KEY } from '../../offline/records/deviceSubJob';
import type { Request } from '../../offline/sync/change';
import type { NewCopy } from '../../offline/workspace/device';
import type { OpenDevice } from '../../offline/workspace/openDevice';
import { factsOf } from '../form/data/factsOf';
import { JOB_INFO_FIELDS, SUB_JOB_FIELDS } from '../form/data/jobFields';
import { JOB_LOOKUPS, jobLookupsOf, type JobLookupsAnswer } from '../form/data/readJobLookups';

type Ask = (request: Request) => Promise<Readonly<Record<string, unknown>>>;

const isLists = (value: unknown): value is JobLookupsAnswer => isRecord(value) && Array.isArray(value.statuses);

/** The lists of the forms: those that the server has now, else those that are kept. */
export const listsFacts = (lists: unknown, today: CivilDate): SettleFacts | null =>
  isLists(lists) ? factsOf(jobLookupsOf(lists), today) : null;

export const readLists = async (ask: Ask): Promise<NewCopy> => ({
  key: LISTS_KEY,
  value: (await ask({ text: JOB_LOOKUPS, variables: {} })).lookups,
});

interface Answer {
  id: number;
  stamp: string;
  job: (JobInfoDraft & { editable_sub_job_ids: number[]; sub_jobs: SubJobAnswer[] }) | null;
}
const isAnswer = (value: unknown): value is Answer => isRecord(value) && typeof value.stamp === 'string';

/** What a job brings: itself, which of its sub-jobs the user may edit, and its work orders. */
const copiesOf = (one: Answer, facts: SettleFacts): NewCopy[] => {
  const { id, stamp, job } = one;
  if (job === null) return [];
  const { sub_jobs, editable_sub_job_ids, ...info } = job;
  const draft: JobDraft = {
    ...jobInfoSchema.parse(info),
    sub_jobs: sub_jobs.map((subJob) => draftOfAnswer(subJob, facts)),
  };
  const orders = WORK_ORDER_TYPES.flatMap(({ table }) => {
    const rows: unknown = recordOf(one)[table];
    return (Array.isArray(rows) ? rows.filter(isRecord) : []).map((row) => ({
      key: `work_order:${table}:${String(row.id)}`,
      value: row,
    }));
  });
  return [
    { key: `${draft.is_estimate ? 'estimate' : 'job'}:${id}`, value: draft, stamp },
    { key: `reach:${id}`, value: editable_sub_job_ids },
    { key: `orders:${id}`, value: orders.map(({ key }) => key) },
    ...orders,
  ];
};

/**
 * Brings what the user needs for two days without a network onto the device: what has changed since it was last looked at, kept in one
 * transaction [OFF-031]. What the device has and the server no longer gives is forgotten; changes made here are not touched.
 */
export const downloadJobs = async (
  device: OpenDevice,
  ask: Ask,
  find: FindResource,
  seesOrders: (table: string) => boolean,
  facts: SettleFacts,
): Promise<void> => {
  const opened = (await device.all('opened')).flatMap(({ draft }) => (typeof draft === 'number' ? [draft] : []));
  const known = [...(await device.stamps('job')), ...(await device.stamps('estimate'))];
  const orders = WORK_ORDER_TYPES.flatMap(({ table }) => {
    const resource = seesOrders(table) ? find(table) : undefined;
    return resource ? [`${table} { ${recordSelection(resource, find)} }`] : [];
  }).join(' ');
  const { offlineJobs } = await ask({
    text: `query OfflineJobs($job_ids: [Int!], $known: [OfflineKnown!]) { offlineJobs(job_ids: $job_ids, known: $known) {
      id stamp job { ${JOB_INFO_FIELDS} editable_sub_job_ids sub_jobs { ${SUB_JOB_FIELDS} } } ${orders} } }`,
    variables: { job_ids: opened.slice(-MAX_OFFLINE_JOBS), known: known.slice(0, 2 * MAX_OFFLINE_JOBS) },
  });
  const answers = Array.isArray(offlineJobs) ? offlineJobs.filter(isAnswer) : [];
  await device.keepCopies(answers.flatMap((one) => copiesOf(one, facts)));
  const unchanged = answers.filter(({ job }) => job === null).map(({ id }) => id);
  const lists = await Promise.all(unchanged.map((id) => device.copy(`orders:${id}`)));
  await device.confirm([
    ...unchanged.flatMap((id) => [`job:${id}`, `estimate:${id}`, `reach:${id}`, `orders:${id}`]),
    ...lists.flatMap((keys) => (Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [])),
  ]);
  const kept = new Set(answers.flatMap(({ id }) => [`job:${id}`, `estimate:${id}`, `reach:${id}`, `orders:${id}`]));
  for (const prefix of ['job', 'estimate', 'reach', 'orders']) await device.forget(prefix, kept);
};
