import { z } from 'zod';
import type { CivilDate } from '#domain/civilDate';
import type { JobStatus } from '#domain/lookups/offeredStatuses';
import type { WriteFacts } from '#domain/jobSave/saveFacts';
import { settleFacts } from '#domain/subJobs/settleFacts';
import { runText, type Runner } from '../../../db/statement';

const FLAGS = [
  'show_gunite',
  'show_pebble',
  'show_warranty',
  'show_boulder',
  'show_gunite_history',
  'show_pebble_prep',
  'show_pebble_application',
  'show_pebble_detail',
  'show_pebble_slurry',
];

const names = (table: string): string =>
  `(select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name)), '[]') from ${table})`;

/** All lists that the rules read, in one row. */
const LISTS = `select
  (select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'is_active', is_active, ${FLAGS.map((flag) => `'${flag}', ${flag}`).join(', ')})) from lookup_job_status) as statuses,
  (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'subdivision', subdivision, 'is_active', is_active, 'lookup_company_division_id', lookup_company_division_id)), '[]') from crew) as crews,
  (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'name', concat_ws(' ', e.first_name, e.last_name), 'first_name', e.first_name, 'last_name', e.last_name,
    'crew_types', (select coalesce(jsonb_agg(jsonb_build_object('id', m.crew_id, 'name', null)), '[]') from employee_crew m where m.employee_id = e.id))
    order by e.last_name, e.first_name, e.id), '[]') from employee e where e.is_active and e.deleted_at is null) as employees,
  ${names('lookup_pebble_phase_type')} as phases, ${names('lookup_gunite_history_type')} as gunite_types, ${names('lookup_priority')} as priorities,
  (select jsonb_object_agg(name, id) from lookup_job_type) as job_types`;

const choice = z.object({ id: z.number(), name: z.string().nullable() });
const flag = z.boolean();
const status: z.ZodType<JobStatus> = z.object({
  id: z.number(),
  name: z.string(),
  is_active: flag,
  show_gunite: flag,
  show_pebble: flag,
  show_warranty: flag,
  show_boulder: flag,
  show_gunite_history: flag,
  show_pebble_prep: flag,
  show_pebble_application: flag,
  show_pebble_detail: flag,
  show_pebble_slurry: flag,
});
const crew = choice.extend({
  subdivision: z.string().nullable(),
  is_active: flag,
  lookup_company_division_id: z.number(),
});
const person = choice.extend({
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  crew_types: z.array(choice),
});
const lists = z.object({
  statuses: z.array(status),
  crews: z.array(crew),
  employees: z.array(person),
  phases: z.array(choice),
  gunite_types: z.array(choice),
  priorities: z.array(choice),
  job_types: z.record(z.string(), z.number()),
});

/** What the rules of sub-jobs look up, from the database. */
export const readFacts = async (runner: Runner, today: CivilDate): Promise<WriteFacts> => {
  const { gunite_types, job_types, ...rest } = lists.parse((await runText(runner, LISTS, []))[0]);
  return {
    settle: settleFacts({ today, ...rest, guniteTypes: gunite_types }),
    jobTypes: new Map(Object.entries(job_types)),
  };
};
