import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../support/app';
import { TEST_TODAY } from '../support/clock';
import { invalidateActors } from '../../server/access/actor';
import { ANA, BEN, PLASTERER, warrantyFixture } from '../support/warrantyFixture';

const app = await testApp();
const board = await warrantyFixture(app);
beforeAll(async () => {
  await app.database.pool.query("update app_user set employee_id = $1 where email = 'crew@trowel.test'", [PLASTERER]);
  await app.database.pool.query("update app_user set employee_id = $1 where email = 'supervisor@trowel.test'", [ANA]);
});
beforeEach(() => board.clear());

interface Item {
  key: string;
  kind: string;
  date: string;
  start: string | null;
  order: number | null;
  job_name: string;
  company_name: string;
  crew_name: string | null;
  is_critical: boolean;
}
interface Answer {
  mySchedule: {
    today: string;
    days: string[];
    employee: { id: number; name: string } | null;
    employees: { id: number }[];
    items: Item[];
  };
}

const ASK = `query($employee_id: Int, $start_date: Date, $end_date: Date) { mySchedule(employee_id: $employee_id, start_date: $start_date, end_date: $end_date) {
  today days employee { id name } employees { id } items { key kind date start order job_name company_name crew_name is_critical } } }`;
const ask = (account: string, variables: Record<string, unknown> = {}) => app.graphql<Answer>(account, ASK, variables);
const codeOf = async (account: string, variables: Record<string, unknown>): Promise<unknown> =>
  (await ask(account, variables)).errors?.[0]?.extensions?.code;

const anEntry = (fields: Record<string, unknown>) =>
  board.insert('crew_information', { phase_type_id: 1, status_id: 2, date: TEST_TODAY, ...fields });

describe('mySchedule', () => {
  it("lists what one's crews have on seven days in their order, without other crews' and cancelled work [RPT-008 RPT-015 NAV-108]", async () => {
    await board.aJob({ id: 1, category_id: 2, status_id: 2 });
    await board.aJob({ id: 2, category_id: 2, status_id: 2 });
    await board.insert('crew', {
      id: 54,
      name: 'Prep 2',
      subdivision: 'Prep',
      lookup_company_division_id: 3,
      sort_order: 2,
      is_active: true,
    });
    await anEntry({ id: 1, job_detail_id: 1, crew_id: 53, job_order: 2 });
    await anEntry({ id: 2, job_detail_id: 2, crew_id: 53, job_order: 1 });
    await anEntry({ id: 3, job_detail_id: 2, crew_id: 54, job_order: 3 });
    await board.aJob({ id: 3, category_id: 1, status_id: 2 });
    await board.insert('gunite_history', {
      job_detail_id: 3,
      type_id: 2,
      status_id: 6,
      gunite_date: TEST_TODAY,
      crew_id: 53,
      job_order: 1,
    });
    await anEntry({ id: 5, job_detail_id: 2, crew_id: 54, foreman_id: PLASTERER, date: '2026-03-12' });
    const { data } = await ask('crew', { start_date: TEST_TODAY });
    expect(data?.mySchedule.days).toHaveLength(7);
    expect(data?.mySchedule.employee).toEqual({ id: PLASTERER, name: 'Paul Plaster' });
    expect(
      data?.mySchedule.items.map(({ key, order, crew_name, company_name }) => [key, order, crew_name, company_name]),
    ).toEqual([
      ['crew_information:2', 1, 'Prep 1', 'Bayou Pools'],
      ['crew_information:1', 2, 'Prep 1', 'Bayou Pools'],
      ['crew_information:5', null, 'Prep 2', 'Bayou Pools'],
    ]);
    expect(data?.mySchedule.employees).toEqual([]);
  });

  it("lists a fieldworker's own visits by start, and the presites that a supervisor has still to visit [RPT-015]", async () => {
    const visit = (id: number, hour: string, fieldworker_id: number) => ({
      id,
      fieldworker_id,
      start: `${TEST_TODAY}T${hour}:00`,
      end: `${TEST_TODAY}T23:00:00`,
    });
    await board.aJob({ id: 1, visits: [visit(1, '14:00', ANA), visit(2, '09:00', ANA), visit(3, '10:00', BEN)] });
    await board.aJob({ id: 2, category_id: 2, status_id: 2 });
    await app.database.pool.query('delete from presite where job_detail_id = 2');
    await board.insert('presite', { job_detail_id: 2, presite_supervisor_id: ANA, scheduled_date: TEST_TODAY });
    const { data } = await ask('supervisor');
    expect(
      data?.mySchedule.items.map(({ kind, start, job_name }) => [kind, start?.slice(11, 16) ?? null, job_name]),
    ).toEqual([
      ['PRESITE', null, 'Job 2'],
      ['W', '09:00', 'Job 1'],
      ['W', '14:00', 'Job 1'],
    ]);
  });

  it("shows another employee's to those who supervise others alone [RPT-008 RPT-015]", async () => {
    expect((await ask('supervisor', { employee_id: BEN })).data?.mySchedule.employee).toEqual({
      id: BEN,
      name: 'Ben Olsen',
    });
    expect((await ask('supervisor')).data?.mySchedule.employees.map(({ id }) => id)).toEqual(
      expect.arrayContaining([ANA, BEN, PLASTERER]),
    );
    expect(await codeOf('crew', { employee_id: BEN })).toBe('FORBIDDEN');
    expect(await codeOf('nobody', {})).toBe('FORBIDDEN');
    expect(await codeOf('supervisor', { employee_id: 987_654 })).toBe('BAD_USER_INPUT');
  });

  it("shows a subcontractor only stops of sub-jobs of one's own, whoever's schedule it is [RPT-015]", async () => {
    await app.database.pool.query("update app_user set employee_id = $1 where email = 'subcontractor@trowel.test'", [
      PLASTERER,
    ]);
    await app.database.pool.query(
      "insert into user_permission (user_id, category_name, has_permission) select id, 'CAN_SUPERVISE_OTHERS', true from app_user where email = 'subcontractor@trowel.test'",
    );
    invalidateActors();
    const visits = [{ id: 1, fieldworker_id: BEN, start: `${TEST_TODAY}T09:00:00`, end: `${TEST_TODAY}T10:00:00` }];
    await board.aJob({ id: 1, visits });
    await board.aJob({ id: 2, category_id: 2, status_id: 2 });
    await anEntry({ id: 2, job_detail_id: 2, crew_id: 53, job_order: 1 });
    await app.database.pool.query("update job set gate_code = '4711'");
    const GATES = `query($employee_id: Int) { mySchedule(employee_id: $employee_id) { items { key gate_code } } }`;
    const stopsOf = async (account: string, employee_id: number) =>
      (
        await app.graphql<{ mySchedule: { items: { key: string; gate_code: string }[] } }>(account, GATES, {
          employee_id,
        })
      ).data?.mySchedule.items;
    expect(await stopsOf('supervisor', BEN)).toEqual([{ key: 'warranty_schedule:1', gate_code: '4711' }]);
    expect(await stopsOf('subcontractor', BEN)).toEqual([]);
    expect(await stopsOf('subcontractor', PLASTERER)).toEqual([{ key: 'crew_information:2', gate_code: '4711' }]);
    await app.database.pool.query('insert into employee_crew (employee_id, crew_id) values ($1, 53)', [BEN]);
    expect(await stopsOf('subcontractor', BEN)).toEqual([{ key: 'crew_information:2', gate_code: '4711' }]);
    await app.database.pool.query('delete from employee_crew where employee_id = $1 and crew_id = 53', [BEN]);
  });

  it('has nothing for a user without an employee, and refuses days that end before they begin or never end [RPT-015]', async () => {
    expect((await ask('foreman')).data?.mySchedule).toMatchObject({ employee: null, items: [], today: TEST_TODAY });
    expect(await codeOf('crew', { start_date: '2026-03-10', end_date: '2026-03-09' })).toBe('BAD_USER_INPUT');
    expect(await codeOf('crew', { start_date: '2026-03-10', end_date: '2027-03-09' })).toBe('BAD_USER_INPUT');
    expect((await ask('crew', { start_date: '2026-12-31', end_date: '2027-01-01' })).data?.mySchedule.days).toEqual([
      '2026-12-31',
      '2027-01-01',
    ]);
  });
});
