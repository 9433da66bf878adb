import { beforeAll, describe, expect, it } from 'vitest';
import { invalidateActors } from '../../server/access/actor';
import { openGraphql, rootOf, type Answered } from '../support/graphqlHarness';
import { addPeople, firstSubJob, jobCalls, type SavedJob } from '../support/jobCalls';
import { testDatabase } from '../support/database';

const database = await testDatabase();
const ask = openGraphql(database);
const jobs = jobCalls(ask);

interface Detail {
  id: number;
  job_id: number;
  job_name: string;
  company_name: string;
  gate_code: string | null;
  key_map: string | null;
  critical_note: string | null;
  may_edit: boolean;
  may_upload: boolean;
  shows_work_orders: boolean;
  calls: { role: string; name: string | null; phone: string; extension: string | null }[];
  writable_types: string[];
  work_orders: { id: number; type: string; is_complete: boolean }[];
  sub_job: { id: number; job_types: string[]; pebble_details: { crew_information: { crew: { name: string } }[] } };
}
const DETAIL = `query ($id: Int!) { SupervisorDetail(jobDetailId: $id) { id job_id job_name company_name gate_code key_map critical_note may_edit may_upload
  shows_work_orders calls { role name phone extension } writable_types work_orders { id type is_complete }
  sub_job { id job_types pebble_details { crew_information { crew { name } } } } } }`;
const tryRead = (id: number, as: string): Promise<Answered> => ask(as, DETAIL, { id });
const read = async (id: number, as: string): Promise<Detail | null> =>
  rootOf<Detail | null>(await tryRead(id, as), 'SupervisorDetail');

let job: SavedJob;
beforeAll(async () => {
  await addPeople(database);
  await database.pool.query("update customer_contact set phone_number = '(713) 555-0101' where id = 900");
  await database.pool.query(
    "update app_user set employee_id = 7101 where email in ('foreman@trowel.test', 'crew@trowel.test')",
  );
  invalidateActors();
  job = await jobs.create({
    name: 'Oak',
    company: { id: 700 },
    company_supervisor: { id: 900 },
    gate_code: '#4411',
    key_map: '487 A',
    homeowner_first_name: 'Kim',
    homeowner_last_name: 'Lee',
    homeowner_phone: '(713) 555-0102',
    sub_jobs: [
      {
        job_category: { id: 2 },
        is_critical_note: true,
        critical_note: 'Dog',
        pebble_details: { crew_information: [{ phase_type: { id: 1 }, date: '2026-04-01', crew: { id: 7011 } }] },
      },
      { job_category: { id: 1 } },
    ],
  });
});
const ofCategory = (index: number): number => Number(job.sub_jobs[index]?.id);

describe('SupervisorDetail', () => {
  it('tells the site, whom to call and the whole sub-job [RPT-011 RPT-012]', async () => {
    const detail = await read(firstSubJob(job).id, 'supervisor');
    expect(detail).toMatchObject({
      id: firstSubJob(job).id,
      job_id: job.id,
      job_name: 'Oak',
      company_name: 'Bayou Pools',
      gate_code: '#4411',
      key_map: '487 A',
      critical_note: 'Dog',
      sub_job: { id: firstSubJob(job).id, pebble_details: { crew_information: [{ crew: { name: 'Prep X' } }] } },
    });
    expect(detail?.calls.map(({ role, name }) => [role, name])).toEqual([
      ['supervisor', 'Ana Ruiz'],
      ['homeowner', 'Kim Lee'],
    ]);
  });

  it('tells the extension of the builder, and nobody else has one [KEY-011]', async () => {
    await database.pool.query(
      "update customer set business_phone = '(281) 555-8580', telephone_ext = '396' where id = 700",
    );
    const detail = await read(firstSubJob(job).id, 'supervisor');
    expect(detail?.calls.map(({ role, phone, extension }) => [role, phone, extension])).toEqual([
      ['supervisor', '(713) 555-0101', null],
      ['builder', '(281) 555-8580', '396'],
      ['homeowner', '(713) 555-0102', null],
    ]);
  });

  it('tells a foreman the work orders to fill in, and a crew member those to read [RPT-016 WO-019]', async () => {
    const foreman = await read(ofCategory(0), 'foreman');
    expect(foreman).toMatchObject({ shows_work_orders: true, may_upload: true });
    expect(foreman?.writable_types).toEqual(['pebble', 'daily', 'prep']);
    // The prep order that the schedule started.
    expect(foreman?.work_orders.map(({ type, is_complete }) => [type, is_complete])).toEqual([['prep', false]]);
    const crew = await read(ofCategory(0), 'crew');
    expect(crew).toMatchObject({ writable_types: [], may_edit: false, may_upload: false });
    expect(crew?.work_orders).toHaveLength(1);
  });

  it('tells whoever lacks the view of mobile work orders neither their section nor one of them [WO-019 RPT-016]', async () => {
    const asked = async (): Promise<unknown> =>
      rootOf(await openGraphql(database)('estimator', DETAIL, { id: ofCategory(0) }), 'SupervisorDetail');
    expect(await asked()).toMatchObject({ shows_work_orders: false, work_orders: [] });
    await database.pool.query(
      "insert into user_permission (user_id, category_name, has_permission) select id, 'CAN_VIEW_MOBILE_WORK_ORDERS', true from app_user where email = 'estimator@trowel.test'",
    );
    invalidateActors();
    expect(await asked()).toMatchObject({ shows_work_orders: true, work_orders: [{ type: 'prep' }] });
  });

  it('tells of a sub-job out of reach as of one that is not there', async () => {
    expect(await read(ofCategory(1), 'crew')).toBeNull();
    expect(await read(2_000_000_000, 'supervisor')).toBeNull();
    expect((await tryRead(ofCategory(0), 'nobody')).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
