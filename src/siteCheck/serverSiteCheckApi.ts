import type { DeviceMark, Server } from '../dataProvider/server';
import { notFoundError } from '../dataProvider/CallError';
import { mode } from '../connectivity/mode';
import { deviceSiteCheckApi } from './deviceSiteCheckApi';
import { FILL_IN_MUTATION, LISTS_QUERY, VISIT_QUERY } from './queries';
import type { Answers, SiteCheckApi } from './siteCheckApi';

/** As the server takes them: a choice by its id, a comment as a new row. */
const presiteInput = ({ comment, slurry_type, vgb_main_drains_by, ...answers }: Answers): Record<string, unknown> => ({
  ...answers,
  ...(slurry_type === undefined ? {} : { slurry_type: slurry_type && { id: slurry_type.id } }),
  ...(vgb_main_drains_by === undefined
    ? {}
    : { vgb_main_drains_by: vgb_main_drains_by && { id: vgb_main_drains_by.id } }),
  ...(comment === undefined ? {} : { comments: [{ comment }] }),
});

/** The calls of the check of a site; offline they are this device's. @param of whose device it is from, where somebody else brings it */
export const serverSiteCheckApi = (server: Server, of: Pick<DeviceMark, 'user'> = {}): SiteCheckApi => {
  const { query, mutate } = server;
  const isOffline = (): boolean => mode.get() === 'offline';
  return {
    visit: async (id) => {
      if (isOffline()) return deviceSiteCheckApi.visit(id);
      const { SupervisorDetail: detail } = await query(VISIT_QUERY, { id });
      if (!detail?.sub_job.presite) return null;
      const { sub_job, ...site } = detail;
      return { ...site, version: sub_job.version, presite: detail.sub_job.presite };
    },
    fillIn: async ({ id, job_id, version, answers, made_at }) => {
      if (isOffline()) return deviceSiteCheckApi.fillIn({ id, job_id, version, answers });
      const job = { sub_jobs: [{ id, version, presite: presiteInput(answers) }] };
      const { updateJob } = await mutate(
        FILL_IN_MUTATION,
        { id: job_id, job },
        { device: { ...of, ...(made_at === undefined ? {} : { made_at }) } },
      );
      const saved = updateJob.sub_jobs.find((one) => one.id === id);
      if (!saved?.presite) throw notFoundError();
      return { version: saved.version, presite: saved.presite };
    },
    lists: async () => {
      if (isOffline()) return deviceSiteCheckApi.lists();
      const { slurry_types, vgb_main_drain_providers } = (await query(LISTS_QUERY)).jobNewLookupQuery;
      return {
        slurryTypes: slurry_types.filter(({ is_active }) => is_active),
        vgbMainDrainProviders: vgb_main_drain_providers.filter(({ is_active }) => is_active),
      };
    },
  };
};
