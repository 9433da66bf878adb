import type { Server } from '../../dataProvider/server';
import { isUnassigned } from '#domain/presite/schedule/divisions';
import type { PresiteApi, PresiteItem } from './presiteApi';
import { assignDocument } from './assignDocument';
import { DAY_QUERY, MAP_QUERY, type AnsweredItem } from './queries';
import { serverSiteCheckApi } from '../../siteCheck/serverSiteCheckApi';

const itemOf = ({ job, job_detail, ...item }: AnsweredItem): PresiteItem => ({
  id: item.job_presite_details_id,
  version: item.version,
  job_id: job.id,
  job_detail_id: job_detail.id,
  category_id: job_detail.job_category.id,
  status_id: job_detail.status_id,
  scheduled_date: item.scheduled_date,
  checkin_date: item.checkin_date,
  presite_supervisor_id: isUnassigned(item.presite_supervisor_id) ? null : item.presite_supervisor_id,
  job_name: job.name,
  address: job.address,
  city: job.city,
  lat: job.lat,
  lon: job.lon,
  pin: job.pin,
  crew_id: item.crew_id,
  due_date: job_detail.due_date,
  company_name: job.company.name,
});

/** The schedule's calls; the schedule's store is the place of their answers. */
export const serverPresiteApi = (server: Server): PresiteApi => {
  const { query, send, undo } = server;
  return {
    load: async (date, span) => {
      const { businessDay, presiteSchedule, lookupPresiteSupervisor } = await query(DAY_QUERY, {
        presite_date: date,
        is_week: span === 'week',
      });
      return {
        date: date ?? businessDay,
        span,
        today: businessDay,
        items: presiteSchedule.map(itemOf),
        supervisors: lookupPresiteSupervisor,
      };
    },
    assign: async (calls) => {
      const { document, variables } = assignDocument(calls);
      return { mutation_id: (await send(document, variables)).mutation_id };
    },
    undo: async (mutation_id) => ({ mutation_id: await undo(mutation_id) }),
    mapJobs: async ({ start_date, end_date }, company_divisions) =>
      (await query(MAP_QUERY, { start_date, end_date, company_divisions })).jobsByAppDate,
    ...serverSiteCheckApi(server),
  };
};
