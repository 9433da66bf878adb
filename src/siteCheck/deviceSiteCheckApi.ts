import type { JobDraft, PresiteDraft, SubJobDraft } from '#domain/jobs/draft';
import { callList } from '#domain/field/callList';
import { isRecord } from '#domain/values';
import { CallError } from '../dataProvider/CallError';
import { deviceSubJob, LISTS_KEY, type DeviceSubJob } from '../offline/records/deviceSubJob';
import { device } from '../offline/workspace/device';
import type { Answers, Checklist, ChecklistLists, SiteCheckApi, Visit } from './siteCheckApi';

/** What the server alone has: nothing was sent, and it may be tried again. */
const notHere = (): CallError => new CallError('This record is not available offline.', 0, { call: 'offline' });

const checklistOf = ({ version }: SubJobDraft, { comments, ...answers }: PresiteDraft): Checklist => ({
  version: version ?? 0,
  presite: {
    ...answers,
    comments: comments.map(({ id, comment, date_created, created_by }, at) => ({
      id: id ?? -1 - at,
      comment: comment ?? '',
      date_created: date_created ?? '',
      created_by: created_by && { name: created_by.name },
    })),
  },
});

const visitOf = ({ job, subJob, mayEdit }: DeviceSubJob, presite: PresiteDraft): Visit => ({
  ...checklistOf(subJob, presite),
  id: subJob.id ?? 0,
  job_id: job.id ?? 0,
  may_edit: mayEdit,
  address_line_1: job.address_line_1,
  city: job.city,
  state: job.state,
  zip_code: job.zip_code,
  key_map: job.key_map,
  gate_code: job.gate_code,
  critical_note: subJob.is_critical_note ? subJob.critical_note : null,
  calls: callList({
    phone: null,
    company_name: job.company?.company_name ?? null,
    business_phone: null,
    telephone_ext: null,
    supervisor: job.company_supervisor?.name ?? null,
    supervisor_phone: job.company_supervisor?.phone_number ?? null,
    homeowner: job.homeowner?.name ?? null,
    homeowner_phone: null,
    homeowner_secondary_phone: null,
  }),
});

const filledIn = (presite: PresiteDraft, { comment, ...answers }: Answers): PresiteDraft => ({
  ...presite,
  ...answers,
  comments:
    comment === undefined
      ? presite.comments
      : [
          ...presite.comments,
          { key: `new-${crypto.randomUUID()}`, id: null, comment, date_created: null, created_by: null },
        ],
});

const listOf = (lists: unknown, name: string): ChecklistLists['slurryTypes'] => {
  const list: unknown = isRecord(lists) ? lists[name] : null;
  return (Array.isArray(list) ? list.filter(isRecord) : []).flatMap(({ id, name: own, is_active }) =>
    typeof id === 'number' && typeof own === 'string' && is_active !== false ? [{ id, name: own }] : [],
  );
};

/**
 * The check of a site without a network: what is filled in is a change of the job that this device keeps, merged field
 * by field at the sync like what its form changes.
 */
export const deviceSiteCheckApi: SiteCheckApi = {
  visit: async (id) => {
    const found = await deviceSubJob(id);
    if (!found?.subJob.presite) throw notHere();
    return visitOf(found, found.subJob.presite);
  },
  fillIn: async ({ id, answers }) => {
    const found = await deviceSubJob(id);
    if (!found?.subJob.presite) throw notHere();
    const { shown, job, subJob } = found;
    const presite = filledIn(found.subJob.presite, answers);
    const draft: JobDraft = {
      ...job,
      sub_jobs: job.sub_jobs.map((one) => (one.id === id ? { ...one, presite } : one)),
    };
    await (
      await device()
    ).keep({
      key: shown.key,
      entity: job.is_estimate ? 'estimate' : 'job',
      id: shown.change ? shown.change.id : job.id,
      local: shown.change?.local ?? null,
      title: job.name ?? `#${String(job.id)}`,
      since: job,
      draft,
    });
    return checklistOf(subJob, presite);
  },
  lists: async () => {
    const lists = await (await device()).copy(LISTS_KEY);
    return { slurryTypes: listOf(lists, 'slurryTypes'), vgbMainDrainProviders: listOf(lists, 'vgbMainDrainProviders') };
  },
};
