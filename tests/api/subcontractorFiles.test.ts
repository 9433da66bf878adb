import { describe, expect, it } from 'vitest';
import { BI_CODES, TRI_STEMS } from '#domain/access/permissions';
import { routeWorld } from '../support/routeWorld';

const WHO = 'subcontractor_of_all';

/** Somebody with every code there is, a subcontractor among them, to whose employee three sub-jobs are assigned. */
const { send } = await routeWorld(`
  insert into app_user (sub, email, first_name, last_name, role_id, preliminary_estimate_action, employee_id, password_hash)
    select 'auth|${WHO}', '${WHO}@trowel.test', 'Sub', 'Contractor', 9900, 'none', 9500, password_hash from app_user where email = 'admin@trowel.test';
  insert into user_permission (user_id, category_name, has_permission)
    select u.id, code, true from app_user u, unnest(array['${BI_CODES.join("','")}']) code where email = '${WHO}@trowel.test';
  insert into user_permission (user_id, category_name, access_level)
    select u.id, stem, 'edit' from app_user u, unnest(array['${TRI_STEMS.join("','")}']) stem where email = '${WHO}@trowel.test';
  update job set entered_date = '2026-01-02';
  update job set homeowner_id = null, company_supervisor_id = 9710 where id in (9001, 9002, 9003);
  insert into gunite_details (job_detail_id, finished_date) select id, '2026-01-05' from job_detail where job_category_id = 1
    on conflict (job_detail_id) do update set finished_date = excluded.finished_date;
  insert into pebble_details (job_detail_id, app_date) select id, '2026-01-06' from job_detail where job_category_id = 2
    on conflict (job_detail_id) do update set app_date = excluded.app_date;
  insert into color_addition (job_detail_id, color_id) select d.id, c.id from job_detail d, (select min(id) as id from lookup_pebble_color) c where d.job_category_id = 2;
  insert into crew_information (job_detail_id, phase_type_id, status_id, date) select id, 5, 2, '2026-01-07' from job_detail where job_category_id = 2;
  insert into gunite_work_order (id, job_id, job_detail_id) select id, job_id, id from job_detail where job_category_id = 1;
  insert into pebble_work_order (id, job_id, job_detail_id) select id, job_id, id from job_detail where job_category_id = 2;
  insert into warranty_work_order (id, job_id, job_detail_id) select id, job_id, id from job_detail where job_category_id = 3;`);

const linesOf = async (account: string, path: string): Promise<string[]> => {
  const response = await send(account, path);
  if (!response.ok) throw new Error(`${path} is ${response.status}: ${await response.text()}`);
  return (await response.text()).split('\r\n').slice(1, -1);
};
/** The jobs that a file names. */
const jobsIn = async (account: string, path: string): Promise<string[]> =>
  [...new Set((await linesOf(account, path)).flatMap((line) => line.match(/Job 9\d{3}/g) ?? []))].toSorted();

const EVER = { from: '2015-01-01', to: '2034-12-31' };
const report = (name: string, filters: object): string =>
  `/v1/export/report/${name}?filters=${encodeURIComponent(JSON.stringify(filters))}`;

/** Each file that names jobs, with those of them that are assigned to the subcontractor. */
const FILES: readonly (readonly [name: string, path: string, jobs: readonly string[]])[] = [
  ['jobs', '/v1/export/jobs', ['Job 9007', 'Job 9008', 'Job 9009']],
  ['sub-jobs', '/v1/export/sub-jobs', ['Job 9007', 'Job 9008', 'Job 9009']],
  ['work orders', '/v1/export/work-orders', ['Job 9007', 'Job 9008', 'Job 9009']],
  ['a job search', '/v1/export/job-search', ['Job 9007', 'Job 9008', 'Job 9009']],
  ['coverage', report('coverage', EVER), ['Job 9008']],
  [
    'jobs of a builder',
    report('per-company-job', { customer_id: 9700, ...EVER }),
    ['Job 9007', 'Job 9008', 'Job 9009'],
  ],
  ['warranty aging', report('warranty-aging', {}), ['Job 9009']],
  ['outstanding warranties', report('warranty-jobs-outstanding', {}), ['Job 9009']],
  ['slurry pickups', report('slurry-pickup', { ...EVER, status_id: null }), ['Job 9008']],
  ['colors by place', report('color-location', { color_id: 1, is_can_show: null, ...EVER }), ['Job 9008']],
];

describe('a file that a subcontractor takes home', () => {
  it.each(FILES)('of %s names what is assigned alone, whatever else is held', async (_name, path, jobs) => {
    expect((await jobsIn('other_admin', path)).length).toBeGreaterThan(jobs.length);
    expect(await jobsIn(WHO, path)).toEqual(jobs);
  });

  it('holds no sub-job of another in a job that is assigned in part', async () => {
    const ids = (await linesOf(WHO, '/v1/export/sub-jobs?columns=id')).map(Number).toSorted((a, b) => a - b);
    expect(ids).toEqual([9107, 9108, 9109]);
    const orders = await linesOf(WHO, '/v1/export/work-orders?columns=job_detail_id');
    expect(orders.map(Number).toSorted((a, b) => a - b)).toEqual([9107, 9108, 9109]);
  });

  it('has no estimates', async () => {
    expect(await linesOf('other_admin', '/v1/export/estimates')).not.toEqual([]);
    expect(await linesOf(WHO, '/v1/export/estimates')).toEqual([]);
  });

  it('counts what is assigned alone', async () => {
    const contacts = report('top-contacts', { ...EVER, category_id: null });
    expect((await linesOf('other_admin', contacts)).join('\n')).toContain('Ana Ruiz');
    expect(await linesOf(WHO, contacts)).toEqual([]);
    const years = report('year-over-year', { category: 'gunite', from_year: 2026, to_year: 2026 });
    expect((await linesOf('other_admin', years)).at(-1)).toContain('3');
    expect((await linesOf(WHO, years)).at(-1)).toContain('1');
  });
});
