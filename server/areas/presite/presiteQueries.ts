import { CALLS } from '#domain/access/calls';
import { isCivilDate } from '#domain/civilDate';
import { divisionOfCategory, offeredDivisions } from '#domain/presite/schedule/divisions';
import { supervisorName, type ShownSupervisor } from '#domain/presite/schedule/supervisor';
import { boardReach } from '../boards/read/reach';
import { jobsByAppDate } from './jobsByAppDate';
import { loadSchedule, type ShownItem } from './loadSchedule';
import { loadSupervisors } from './loadSupervisors';
import type { Builder } from '../../api/builder';
import type { GraphContext } from '../../api/context';
import { mapJobType } from '../map/mapJobType';

const addItemType = (builder: Builder) => {
  const company = builder.objectRef<ShownItem>('PresiteCompany').implement({
    fields: (t) => ({
      id: t.exposeInt('company_id', { nullable: false }),
      name: t.exposeString('company_name', { nullable: false }),
    }),
  });
  const category = builder.objectRef<ShownItem>('PresiteJobCategory').implement({
    fields: (t) => ({ id: t.exposeInt('category_id', { nullable: false }) }),
  });
  const job = builder.objectRef<ShownItem>('PresiteJob').implement({
    fields: (t) => ({
      id: t.exposeInt('job_id', { nullable: false }),
      name: t.exposeString('job_name'),
      address: t.exposeString('address', { nullable: true, description: 'Street, city, state and zip.' }),
      city: t.exposeString('city'),
      lat: t.exposeFloat('lat'),
      lon: t.exposeFloat('lon'),
      pin: t.exposeString('pin', { description: 'Where directions lead when the place was set by hand: "lat,lon".' }),
      company: t.field({ type: company, nullable: false, resolve: (item) => item }),
    }),
  });
  const subJob = builder.objectRef<ShownItem>('PresiteJobDetail').implement({
    fields: (t) => ({
      id: t.exposeInt('job_detail_id', { nullable: false }),
      status_id: t.exposeInt('status_id'),
      due_date: t.field({
        type: 'Date',
        description: 'The first day of the gunite work or the application: as scheduled, else as requested.',
        resolve: (item) => item.due_date,
      }),
      job_category: t.field({ type: category, nullable: false, resolve: (item) => item }),
    }),
  });
  return builder.objectRef<ShownItem>('PresiteScheduleItem').implement({
    fields: (t) => ({
      job_presite_details_id: t.exposeInt('id', { nullable: false }),
      presite_supervisor_id: t.int({
        nullable: false,
        description: '-2 (gunite) or -3 (pebble) while nobody is assigned.',
        resolve: (item) => item.presite_supervisor_id ?? divisionOfCategory(item.category_id)?.unassigned ?? 0,
      }),
      job: t.field({ type: job, nullable: false, resolve: (item) => item }),
      job_detail: t.field({ type: subJob, nullable: false, resolve: (item) => item }),
      crew_id: t.exposeInt('crew_id', {
        nullable: true,
        description: 'Of the work: the gunite crew, or the app crew.',
      }),
      scheduled_date: t.field({ type: 'Date', resolve: (item) => item.scheduled_date }),
      checkin_date: t.field({ type: 'Date', resolve: (item) => item.checkin_date }),
      version: t.exposeInt('version', { nullable: false }),
    }),
  });
};

const addSupervisorType = (builder: Builder) =>
  builder.objectRef<ShownSupervisor>('PresiteSupervisor').implement({
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      name: t.string({ nullable: false, resolve: supervisorName }),
      first_name: t.exposeString('first_name', { nullable: false }),
      last_name: t.exposeString('last_name', { nullable: false }),
      is_active: t.exposeBoolean('is_active'),
      is_presite_supervisor: t.exposeBoolean('is_presite_supervisor'),
      divisions: t.intList({
        description: 'Company divisions of the crews; null for whom a crew or its division does not exist.',
        resolve: ({ divisions }) => divisions && [...divisions],
      }),
    }),
  });

/** The items of the divisions that the user's role offers [PSC-010], as far as the user's rows go. */
const scheduleOf = async (
  { actor, db, runner, today }: GraphContext,
  date: string,
  isWeek: boolean,
): Promise<ShownItem[]> => {
  const categories = offeredDivisions(actor.flags).map(({ category_id }) => category_id);
  if (categories.length === 0) return [];
  const items = await loadSchedule(runner, { date, today, isWeek, categories });
  const reach = await boardReach(db, actor);
  return reach ? items.filter(({ job_detail_id }) => reach.has(job_detail_id)) : items;
};

/**
 * `presiteSchedule` and `jobsByAppDate` [BAPI-012 BAPI-013], and what the screen needs besides: its supervisors and the
 * server's day.
 */
export const addPresiteQueries = (builder: Builder): void => {
  const item = addItemType(builder);
  const supervisor = addSupervisorType(builder);
  const mapJob = mapJobType(builder);
  builder.queryFields((t) => ({
    presiteSchedule: t.field({
      type: [item],
      nullable: false,
      extensions: { need: CALLS.presiteSchedule.need },
      args: {
        presite_date: t.arg({ type: 'Date', description: 'Today when absent.' }),
        is_week: t.arg.boolean({
          description: 'The whole week of the date, Monday to Sunday; the day alone when absent.',
        }),
      },
      resolve: (_root, { presite_date, is_week }, context) =>
        scheduleOf(context, isCivilDate(presite_date) ? presite_date : context.today, is_week === true),
    }),
    jobsByAppDate: t.field({
      type: [mapJob],
      nullable: false,
      description:
        'Sub-jobs whose scheduled date (gunite) or scheduled application date (pebble) lies in the days, both included.',
      extensions: { need: CALLS.jobsByAppDate.need },
      args: {
        start_date: t.arg({ type: 'Date', required: true }),
        end_date: t.arg({ type: 'Date', required: true }),
        company_divisions: t.arg.intList({ required: true, description: '2 gunite, 3 pebble.' }),
      },
      resolve: (_root, args, { actor, runner }) => jobsByAppDate(runner, actor, args),
    }),
    lookupPresiteSupervisor: t.field({
      type: [supervisor],
      nullable: false,
      description: 'By last name; also who is not one any more, but still stands on a presite.',
      extensions: { need: CALLS.lookupPresiteSupervisor.need },
      resolve: (_root, _args, { runner, actor }) => loadSupervisors(runner, actor),
    }),
    businessDay: t.field({
      type: 'Date',
      nullable: false,
      description: "Today in America/Chicago, by the server's clock.",
      resolve: (_root, _args, { today }) => today,
    }),
  }));
};
