import type { JobDraft, JobInfoDraft, SubJobDraft } from '#domain/jobs/draft';
import { isRecord } from '#domain/values';
import type { SubJobAnswer } from '#domain/subJobs/draftOfAnswer';
import { CallError, conflictError } from '../../dataProvider/CallError';
import { isLocal } from '../../offline/sync/change';
import type { SentWrite } from '../../offline/links/unansweredWrite';
import type { OfflineText } from '../../offline/messages';
import { LISTS_KEY } from '../../offline/records/deviceSubJob';
import { device, newLocalNumber, NotOnDevice, type Device, type Shown } from '../../offline/workspace/device';
import type { JobFormApi, SubJobStub, WholeJob } from '../form/data/jobFormApi';
import type { JobKindName } from '../form/data/jobDocuments';
import { mergeJobs } from '../form/merge/mergeJobs';
import { jobLookupsOf, type JobLookupsAnswer } from '../form/data/readJobLookups';

const isJob = (value: unknown): value is JobDraft => isRecord(value) && Array.isArray(value.sub_jobs);
const isLists = (value: unknown): value is JobLookupsAnswer => isRecord(value) && Array.isArray(value.statuses);

/** The draft of a kept job. */
export const jobOf = ({ draft }: Shown): JobDraft => {
  if (!isJob(draft)) throw new NotOnDevice();
  return draft;
};

/** A sub-job as the server would answer it; one that was just made is told by what the form calls it. */
const answerOf = ({ key, ...subJob }: SubJobDraft, called?: string): SubJobAnswer => ({
  ...subJob,
  client_key: called ?? (isLocal(subJob.id) ? key : null),
});

const stubOf = (subJob: SubJobDraft, editable: ReadonlySet<number>): SubJobStub => ({
  ...subJob,
  id: subJob.id ?? 0,
  may_edit: isLocal(subJob.id) || editable.has(subJob.id ?? 0),
});

const versionOf = ({ version, sub_jobs }: JobDraft): string =>
  [version, ...sub_jobs.flatMap((one) => (isLocal(one.id) ? [] : [`${one.id}:${one.version}`])).toSorted()].join();
const isSameVersion = (one: JobDraft, other: JobDraft): boolean => versionOf(one) === versionOf(other);

/** What a form says, with what waits here unsent and was not shown in it. @throws a conflict where both changed a field */
const onto = (here: JobDraft, base: JobDraft, form: JobDraft): JobDraft => {
  if (mergeJobs(base, base, here).taken.length === 0) return form;
  const { merged, contested } = mergeJobs(base, form, here);
  if (contested.length > 0) throw conflictError({ current: here, is_own: true });
  return merged;
};

/** What a form stands on, with what it sends. */
const withForm = (base: JobDraft, info: JobInfoDraft | null, own: readonly SubJobDraft[]): JobDraft => {
  const byKey = new Map(own.map((one) => [one.key, one]));
  const known = new Set(base.sub_jobs.map(({ key }) => key));
  return {
    ...base,
    ...(info && infoOf({ ...info, sub_jobs: [] })),
    id: base.id,
    sub_jobs: [...base.sub_jobs.map((one) => byKey.get(one.key) ?? one), ...own.filter(({ key }) => !known.has(key))],
  };
};

const infoOf = ({ sub_jobs: _subJobs, ...info }: JobDraft) => info;

/** What each open form of this page stands on: what another tab kept since stays. */
const opened = new Map<number, JobDraft>();

/** A job as this page opened it from the device, else as it is there. @throws NotOnDevice */
export const jobOnDevice = async (kind: JobKindName, id: number): Promise<JobDraft> => {
  const here = opened.get(id);
  if (here) return here;
  const shown = await (await device()).shown(kind, id);
  if (!shown) throw new NotOnDevice();
  return jobOf(shown);
};

/**
 * The form's calls without a network: what is read and saved is on this device [OFF-010].
 * @param sent the save as it was sent before, without an answer
 */
export const deviceJobApi = (kind: JobKindName, text: OfflineText, sent?: SentWrite): JobFormApi => {
  const find = async (id: number): Promise<{ shown: Shown; draft: JobDraft }> => {
    const shown = await (await device()).shown(kind, id);
    if (!shown) throw new NotOnDevice();
    return { shown, draft: jobOf(shown) };
  };
  const wholeOf = (draft: JobDraft, names: ReadonlyMap<number, string> = new Map()): WholeJob => ({
    job: infoOf(draft),
    sub_jobs: draft.sub_jobs.map((one) => answerOf(one, names.get(one.id ?? 0))),
  });
  /** New sub-jobs get numbers of this device, by which they can be opened again. */
  const numbered = (subJobs: readonly SubJobDraft[]) => {
    const names = new Map<number, string>();
    const own = subJobs.map((subJob) => {
      if (subJob.id !== null) return subJob;
      const id = newLocalNumber();
      names.set(id, subJob.key);
      return { ...subJob, id, key: String(id) };
    });
    return { own, names };
  };
  const keep = async (kept: Parameters<Device['keep']>[0]): Promise<void> => {
    try {
      await (await device()).keep({ ...kept, ...(sent && { sent }) });
    } catch (error) {
      throw error instanceof Error && error.name === 'DeviceFull' ? new CallError(text('full'), 413) : error;
    }
  };
  const titleOf = ({ name }: JobDraft, id: number): string => name ?? (id < 0 ? '' : `#${id}`);
  const absent = (): never => {
    throw new CallError(text('not_offline'), 409);
  };

  return {
    lookups: async () => {
      const lists = await (await device()).copy(LISTS_KEY);
      if (!isLists(lists)) throw new NotOnDevice();
      return jobLookupsOf(lists);
    },
    job: async (id) => {
      const { draft } = await find(id);
      opened.set(id, draft);
      const reach = await (await device()).copy(`reach:${id}`);
      const editable = new Set<number>(Array.isArray(reach) ? reach : []);
      return { job: infoOf(draft), tabs: draft.sub_jobs.map((one) => stubOf(one, editable)), merged_into: null };
    },
    subJob: async (id) => {
      const found = [...opened.values()].flatMap(({ sub_jobs }) => sub_jobs).find((one) => one.id === id);
      if (!found) throw new NotOnDevice();
      return answerOf(found);
    },
    whole: async (id) => {
      const { draft } = await find(id);
      opened.set(id, draft);
      return wholeOf(draft);
    },
    create: async (job) => {
      const local = newLocalNumber();
      const { own, names } = numbered(job.sub_jobs);
      const draft: JobDraft = { ...job, id: local, sub_jobs: own };
      const key = `${kind}:tmp-${crypto.randomUUID()}`;
      await keep({ key, entity: kind, id: null, local, title: titleOf(draft, local), since: null, draft });
      opened.set(local, draft);
      return wholeOf(draft, names);
    },
    update: async (id, info, subJobs, base) => {
      const { shown } = await find(id);
      const here = await jobOnDevice(kind, id);
      const { own, names } = numbered(subJobs);
      // A form that was opened before the connection was lost stands on what the server said then.
      const since = isSameVersion(here, base) ? here : base;
      const draft = onto(since, base, withForm(base, info, own));
      const stored = shown.change ?? { id, local: null };
      await keep({
        key: shown.key,
        entity: kind,
        id: stored.id,
        local: stored.local,
        title: titleOf(draft, id),
        since,
        draft,
      });
      const kept = (await find(id)).draft;
      opened.set(id, kept);
      return wholeOf(kept, names);
    },
    deleteJob: async () => absent(),
    deleteSubJob: async () => absent(),
    emailTemplates: async () => [],
    sendBuilderEmail: async () => absent(),
    builderEmails: async () => [],
    builderEmailPreview: async () => absent(),
    addresses: async () => [],
    addressWarnings: async () => [],
    similar: async () => [],
    duplicates: async () => [],
    mergeable: async () => [],
  };
};
