import { DAILY, type DailyKind } from '#domain/daily/dailyKinds';
import type { JobDraft } from '#domain/jobs/draft';
import type { SentWrite } from '../../offline/links/unansweredWrite';
import type { OfflineText } from '../../offline/messages';
import type { DailyApi } from '../daily/data/dailyApi';
import type { WholeJob } from '../form/data/jobFormApi';
import { deviceJobApi, jobOnDevice } from './deviceJobs';

const ofKind = (kind: DailyKind, { job, sub_jobs }: WholeJob): WholeJob => ({
  job,
  sub_jobs: sub_jobs.filter(({ job_category }) => job_category?.id === DAILY[kind].category),
});

/** A sheet holds some sub-jobs of a job: what it stands on, with the others as they are here. */
const wholeBase = (here: JobDraft, sheet: JobDraft): JobDraft => {
  const stood = new Map(sheet.sub_jobs.map((one) => [one.key, one]));
  return {
    ...here,
    sub_jobs: here.sub_jobs.map((one) => {
      const own = stood.get(one.key);
      return own && own.version !== one.version ? own : one;
    }),
  };
};

/**
 * The calls of the daily sheets without a network: a sheet is read from the kept job, with what waits to be sent, and
 * what it saves is a change of that job as its form makes one [OFF-010].
 * @param jobs the jobs of a day, as they were seen last
 * @param sent the save as it was sent before, without an answer
 */
export const deviceDailyApi = (text: OfflineText, jobs: DailyApi['jobs'], sent?: SentWrite): DailyApi => {
  const form = deviceJobApi('job', text, sent);
  return {
    lookups: form.lookups,
    job: async (kind, id) => {
      const { tabs } = await form.job(id);
      return {
        ...ofKind(kind, await form.whole(id)),
        editable_sub_job_ids: tabs.flatMap((tab) => (tab.may_edit ? [tab.id] : [])),
      };
    },
    save: async (kind, id, subJobs, base) =>
      ofKind(kind, await form.update(id, null, subJobs, wholeBase(await jobOnDevice('job', id), base))),
    jobs,
  };
};
