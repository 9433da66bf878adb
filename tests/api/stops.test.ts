import { beforeAll, describe, expect, it } from 'vitest';
import { invalidateActors } from '../../server/access/actor';
import { TEST_TODAY } from '../support/clock';
import { openGraphql, rootOf, type Answered } from '../support/graphqlHarness';
import { addPeople, firstSubJob, jobCalls, type SavedJob } from '../support/jobCalls';
import { testDatabase } from '../support/database';
import { businessTimeOf } from '../../domain/businessTime';
import { addDays } from '../../domain/civilDate';

const database = await testDatabase();
const ask = openGraphql(database);
const jobs = jobCalls(ask);
const TOMORROW = addDays(TEST_TODAY, 1);

interface Order {
  id: number;
  work_order_date: string;
  driver_in: string | null;
  on_job: string | null;
  leave_job: string | null;
}
interface Stop {
  key: string;
  kind: string;
  date: string;
  order: number | null;
  colors: string[];
  square_feet: number | null;
  notes: string[];
  order_type: string | null;
  may_write: boolean;
  work_order: Order | null;
  site: { id: number; job_name: string; gate_code: string; critical_note: string; calls: { role: string }[] };
}
const ORDER = 'id work_order_date driver_in on_job leave_job';
const STOPS = `{ myStops { today days is_linked stops { key kind date order colors square_feet notes order_type may_write work_order { ${ORDER} }
  site { id job_name gate_code critical_note calls { role } } } } }`;
const stopsOf = async (as: string, time?: string) =>
  rootOf<{ today: string; days: string[]; is_linked: boolean; stops: Stop[] }>(
    await ask(as, STOPS, {}, undefined, time === undefined ? {} : { time }),
    'myStops',
  );
const MARK = `mutation ($id: Int!, $type: String!, $date: String!, $mark: String!, $time: String) {
  markStop(job_detail_id: $id, type: $type, date: $date, mark: $mark, time: $time) { ${ORDER} } }`;
const tryMark = (id: number, mark: string, time: string | null, more: object = {}, as = 'foreman'): Promise<Answered> =>
  ask(as, MARK, { id, type: 'prep', date: TEST_TODAY, mark, time, ...more });
const mark = async (...given: Parameters<typeof tryMark>): Promise<Order> =>
  rootOf(await tryMark(...given), 'markStop');
const faultsOf = ({ errors }: Answered) => errors[0]?.extensions.fields?.map(({ path, message }) => [path, message]);

const prepOn = (date: string, name: string): Promise<SavedJob> =>
  jobs.create({
    name,
    company: { id: 700 },
    gate_code: '#4411',
    sub_jobs: [
      {
        job_category: { id: 2 },
        plan_ia: 610,
        is_critical_note: true,
        critical_note: 'Dog',
        general_comments: [{ general_comment: 'Left gate' }],
        pebble_details: { crew_information: [{ phase_type: { id: 1 }, date, crew: { id: 7011 } }] },
      },
    ],
  });

let today: SavedJob;
beforeAll(async () => {
  await addPeople(database);
  await database.pool.query(
    "update app_user set employee_id = 7101 where email in ('foreman@trowel.test', 'crew@trowel.test')",
  );
  invalidateActors();
  today = await prepOn(TEST_TODAY, 'Oak');
  await prepOn(TOMORROW, 'Elm');
  await prepOn(addDays(TEST_TODAY, 2), 'Later');
});
const here = (): number => firstSubJob(today).id;

describe('myStops', () => {
  it('tells the stops of today and tomorrow in their order, with what a crew needs there [FLD-001]', async () => {
    const { stops, days, is_linked } = await stopsOf('foreman');
    expect([days, is_linked]).toEqual([[TEST_TODAY, TOMORROW], true]);
    expect(stops.map(({ site, date }) => [site.job_name, date])).toEqual([
      ['Oak', TEST_TODAY],
      ['Elm', TOMORROW],
    ]);
    expect(stops[0]).toMatchObject({
      kind: 'PREP',
      square_feet: 610,
      notes: ['Left gate'],
      order_type: 'prep',
      may_write: true,
      work_order: { work_order_date: TEST_TODAY, on_job: null },
      site: { gate_code: '#4411', critical_note: 'Dog' },
    });
  });

  it('is read by a crew member, who writes nothing, and not by those without the dashboard', async () => {
    expect((await stopsOf('crew')).stops[0]).toMatchObject({ may_write: false });
    expect((await tryMark(here(), 'arrived', '07:00', {}, 'crew')).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await ask('office', STOPS)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await stopsOf('scheduler')).toMatchObject({ is_linked: false, stops: [] });
  });
});

describe('work of the night', () => {
  const YESTERDAY = addDays(TEST_TODAY, -1);
  const ofTheNight = async (time: string): Promise<[string[], string[]]> => {
    const { days, stops } = await stopsOf('foreman', time);
    return [days, stops.filter(({ date }) => date === YESTERDAY).map(({ site }) => site.job_name)];
  };

  it('stays with its day after midnight until it is left, or until noon, and a mark there is of the order of that day [FLD-011]', async () => {
    const night = await prepOn(YESTERDAY, 'Night pour');
    const onTheWay = await prepOn(YESTERDAY, 'On the way');
    const left = await prepOn(YESTERDAY, 'Left');
    await prepOn(YESTERDAY, 'Not begun');
    const of = { date: YESTERDAY };
    await mark(firstSubJob(night).id, 'arrived', '22:00', of);
    await mark(firstSubJob(onTheWay).id, 'on_my_way', '23:40', of);
    await mark(firstSubJob(left).id, 'arrived', '08:00', of);
    await mark(firstSubJob(left).id, 'done', '15:00', of);

    expect(await ofTheNight('00:40')).toEqual([
      [YESTERDAY, TEST_TODAY, TOMORROW],
      ['Night pour', 'On the way'],
    ]);
    expect((await ofTheNight('11:59'))[1]).toEqual(['Night pour', 'On the way']);
    expect(await ofTheNight('12:00')).toEqual([[TEST_TODAY, TOMORROW], []]);

    expect(await mark(firstSubJob(night).id, 'done', '02:10', of)).toMatchObject({
      work_order_date: YESTERDAY,
      on_job: '22:00',
      leave_job: '02:10',
    });
    const { rows } = await database.pool.query('select id from prep_work_order where job_detail_id = $1', [
      firstSubJob(night).id,
    ]);
    expect(rows).toHaveLength(1);
    expect((await ofTheNight('02:11'))[1]).toEqual(['On the way']);
    await mark(firstSubJob(onTheWay).id, 'on_my_way', null, of);
    expect(await ofTheNight('02:12')).toEqual([[TEST_TODAY, TOMORROW], []]);
  });
});

describe('what a stop leads to', () => {
  it('is read by a crew member and a subcontractor of that crew: the detail, and the sheet of the day, of no other job [FLD-004]', async () => {
    await database.pool.query("update app_user set employee_id = 7101 where email = 'subcontractor@trowel.test'");
    invalidateActors();
    const other = await jobs.create({ name: 'Other', company: { id: 700 }, sub_jobs: [{ job_category: { id: 2 } }] });
    const detail = 'query ($id: Int!) { it: SupervisorDetail(jobDetailId: $id) { job_name } }';
    const sheet = 'query ($id: Int!) { it: dailyBatchesQuery(id: $id) { job { id } } }';
    for (const account of ['crew', 'subcontractor']) {
      const read = async (document: string, id: number): Promise<unknown> => {
        const { data, errors } = await ask(account, document, { id });
        return errors.length > 0 ? errors[0]?.extensions.code : data?.it;
      };
      expect([account, await read(detail, here())]).toEqual([account, { job_name: 'Oak' }]);
      expect([account, await read(sheet, today.id)]).toEqual([account, { job: { id: today.id } }]);
      expect(await read(detail, firstSubJob(other).id)).toBeNull();
      expect(await read(sheet, other.id)).toEqual({ job: null });
    }
  });
});

describe('markStop', () => {
  it('writes each time once into the order of that day, and takes it back [FLD-003]', async () => {
    const [way, twice] = await Promise.all([mark(here(), 'on_my_way', '06:40'), mark(here(), 'on_my_way', '06:41')]);
    expect(way.id).toBe(twice.id);
    expect(way.driver_in).toBe(twice.driver_in);
    await mark(here(), 'arrived', '07:15');
    expect(await mark(here(), 'done', '09:30')).toMatchObject({ on_job: '07:15', leave_job: '09:30' });
    expect(await mark(here(), 'done', null)).toMatchObject({ on_job: '07:15', leave_job: null });
    expect((await stopsOf('foreman')).stops[0]?.work_order).toMatchObject({ on_job: '07:15', leave_job: null });
  });

  it('writes the minute in which it came where the clock of the phone is ahead, and what the phone says otherwise [FLD-009]', async () => {
    const wrong = await prepOn(TEST_TODAY, 'Wrong clock');
    const right = await prepOn(TEST_TODAY, 'Right clock');
    const said = async (sub_job: number, hours: number, time: string): Promise<string> => {
      const made_at = new Date(Date.now() + hours * 3_600_000).toISOString();
      const given = { id: sub_job, type: 'prep', date: TEST_TODAY, mark: 'arrived', time };
      return rootOf<Order>(await ask('foreman', MARK, given, undefined, { made_at }), 'markStop').on_job ?? '';
    };
    const before = businessTimeOf(new Date());
    const written = await said(firstSubJob(wrong).id, 5, '23:59');
    expect([before, businessTimeOf(new Date())]).toContain(written);
    expect(await said(firstSubJob(right).id, -5, '07:02')).toBe('07:02');
  });

  it('starts an order where there is none, one for two phones that say it together [FLD-003]', async () => {
    const detail = { type: 'daily', date: TEST_TODAY };
    const [one, two] = await Promise.all([
      mark(here(), 'arrived', '10:00', detail),
      mark(here(), 'arrived', '10:00', detail),
    ]);
    expect(one).toMatchObject({ work_order_date: TEST_TODAY, on_job: '10:00' });
    expect(two.id).toBe(one.id);
    const { rows } = await database.pool.query('select id from pebble_daily_work_order where job_detail_id = $1', [
      here(),
    ]);
    expect(rows).toHaveLength(1);
  });

  it('takes an order that nobody has begun along to the day to which the stop was moved', async () => {
    const moved = await prepOn(TEST_TODAY, 'Moved');
    const order = await mark(firstSubJob(moved).id, 'arrived', '08:00', { date: TOMORROW });
    const { rows } = await database.pool.query('select id from prep_work_order where job_detail_id = $1', [
      firstSubJob(moved).id,
    ]);
    expect([rows.length, order.work_order_date]).toEqual([1, TOMORROW]);
  });

  it('names what is wrong: times out of order, no time, an unknown mark, type or sub-job', async () => {
    const fresh = await prepOn(TEST_TODAY, 'Hostile');
    const id = firstSubJob(fresh).id;
    await mark(id, 'arrived', '08:00');
    expect(faultsOf(await tryMark(id, 'done', '07:59'))).toEqual([
      ['leave_job', 'Times must be in order: Leave Job 07:59 does not follow On Job 08:00.'],
    ]);
    expect(faultsOf(await tryMark(id, 'done', '25:00'))).toEqual([['time', 'Must be a time like 07:30.']]);
    expect(faultsOf(await tryMark(id, 'lunch', '12:00'))).toEqual([
      ['mark', 'Must be one of on_my_way, arrived, done.'],
    ]);
    expect(faultsOf(await tryMark(id, 'done', '12:00', { type: 'gunite' }))).toEqual([
      ['job_detail_id', 'Is not valid.'],
    ]);
    expect((await tryMark(2_000_000_000, 'done', '12:00')).errors[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('leaves a complete order alone', async () => {
    const done = await prepOn(TEST_TODAY, 'Complete');
    const id = firstSubJob(done).id;
    await database.pool.query('update prep_work_order set is_complete = true where job_detail_id = $1', [id]);
    expect(faultsOf(await tryMark(id, 'arrived', '08:00'))?.[0]?.[0]).toBe('is_complete');
  });
});
