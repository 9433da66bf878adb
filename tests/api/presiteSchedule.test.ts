import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { markerColor } from '../../domain/jobSearch/legend';
import { projectRoot } from '../../server/db/migrate';
import { testApp, type GraphqlAnswer } from '../support/app';
import { TEST_TODAY } from '../support/clock';
import { presiteFixture } from '../support/presiteFixture';

const app = await testApp();
const presite = await presiteFixture(app);
beforeEach(() => presite.clear());

const [YESTERDAY, TOMORROW] = ['2026-03-10', '2026-03-12'];
const DAY = TEST_TODAY;

const refusalOf = ({ errors }: GraphqlAnswer<unknown>) => ({
  code: errors?.[0]?.extensions?.code,
  rule: errors?.[0]?.extensions?.rule,
  message: errors?.[0]?.message,
});

describe('presiteSchedule', () => {
  it('tells the items of a day with job, company, category, crew and supervisor [BAPI-012 PSC-006]', async () => {
    const { BOTH } = presite.people;
    await presite.anItem({ id: 1, scheduled_date: DAY, presite_supervisor_id: BOTH, crew_id: presite.crews.gunite });
    await presite.anItem({
      id: 2,
      category: 2,
      crew_id: presite.crews.pebble,
      job: { lat: 29.5, lon: -95.25, address_line_1: '12 Elm St', city: 'Katy', state: 'Texas', zip_code: '77450' },
    });
    const { data } = await presite.schedule(DAY);
    expect(data?.presiteSchedule).toEqual([
      {
        job_presite_details_id: 1,
        presite_supervisor_id: BOTH,
        crew_id: presite.crews.gunite,
        version: 1,
        scheduled_date: DAY,
        checkin_date: null,
        job: { id: 1, name: 'Job 1', address: null, lat: null, lon: null, company: { id: 700, name: 'Bayou Pools' } },
        job_detail: { id: 1, status_id: 2, job_category: { id: 1 } },
      },
      {
        job_presite_details_id: 2,
        presite_supervisor_id: -3,
        crew_id: presite.crews.pebble,
        version: 1,
        scheduled_date: null,
        checkin_date: null,
        job: {
          id: 2,
          name: 'Job 2',
          address: '12 Elm St, Katy, Texas 77450',
          lat: 29.5,
          lon: -95.25,
          company: { id: 700, name: 'Bayou Pools' },
        },
        job_detail: { id: 2, status_id: 2, job_category: { id: 2 } },
      },
    ]);
  });

  it('lists exactly what stands on the day [PSC-003 PSC-014]', async () => {
    const { GUNITE } = presite.people;
    const rows = [
      { id: 1, shown: -2 },
      { id: 2, category: 2, shown: -3 },
      { id: 3, scheduled_date: DAY, shown: -2 },
      { id: 4, scheduled_date: TOMORROW, shown: null },
      { id: 5, scheduled_date: YESTERDAY, shown: -2 },
      { id: 6, checkin_date: DAY, shown: null },
      { id: 7, status_id: 1, shown: null },
      { id: 8, status_id: 6, shown: null },
      { id: 9, status_id: 3, shown: -2 },
      { id: 10, job: { is_estimate: true }, shown: null },
      { id: 11, job: { deleted_at: '2026-01-01' }, shown: null },
      { id: 12, presite_supervisor_id: GUNITE, shown: GUNITE },
      { id: 13, presite_supervisor_id: GUNITE, scheduled_date: DAY, shown: GUNITE },
      { id: 14, presite_supervisor_id: GUNITE, scheduled_date: YESTERDAY, shown: GUNITE },
      { id: 15, presite_supervisor_id: GUNITE, scheduled_date: TOMORROW, shown: null },
      { id: 16, presite_supervisor_id: GUNITE, scheduled_date: DAY, checkin_date: DAY, shown: GUNITE },
      { id: 17, sub_job: { deleted_at: '2026-01-01' }, shown: null },
    ];
    for (const { shown: _, ...row } of rows) await presite.anItem(row);
    expect(await presite.placesOn(DAY)).toEqual(
      Object.fromEntries(rows.flatMap(({ id, shown }) => (shown === null ? [] : [[id, shown]]))),
    );
    expect(await presite.placesOn(TOMORROW)).toEqual({ 1: -2, 2: -3, 4: -2, 9: -2, 12: GUNITE, 15: GUNITE });
    expect(await presite.placesOn(YESTERDAY)).toMatchObject({ 5: -2, 14: GUNITE });
  });

  it('has the gunite and the pebble sub-jobs of a new job and of a converted estimate at once [PSC-014]', async () => {
    const SUB_JOBS = [1, 2, 3].map((id) => ({ job_category: { id } }));
    const made = await app.graphql<{ createJob: { id: number }; createEstimate: { id: number; version: number } }>(
      'admin',
      `mutation ($job: JobInput!, $estimate: JobInput!) {
        createJob(job: $job) { id } createEstimate(estimateInput: $estimate, isPreliminary: false) { id version }
      }`,
      {
        job: { name: 'Oak', company: { id: 700 }, sub_jobs: SUB_JOBS },
        estimate: { name: 'Elm', company: { id: 700 }, sub_jobs: SUB_JOBS },
      },
    );
    expect(made.errors).toBeUndefined();
    const { createJob, createEstimate } = made.data ?? {};
    const shown = async () =>
      (await presite.schedule(DAY)).data?.presiteSchedule.map(({ job, job_detail }) => [
        job.id,
        job_detail.job_category.id,
      ]);
    const OF_JOB = [1, 2].map((category) => [createJob?.id, category]);
    expect(await shown()).toEqual(OF_JOB);
    const { errors } = await app.graphql(
      'admin',
      'mutation ($id: Int!, $it: JobInput!) { updateEstimate(id: $id, estimate: $it) { id } }',
      {
        id: createEstimate?.id,
        it: { version: createEstimate?.version, is_estimate: false, was_estimated: true, is_conversion: true },
      },
    );
    expect(errors).toBeUndefined();
    expect(await shown()).toEqual([...OF_JOB, ...[1, 2].map((category) => [createEstimate?.id, category])]);
  });

  it('has the sub-jobs that were stored before each had its presite', async () => {
    await app.database.pool.query(`
      insert into job (id, name, company_id) values (70, 'Before', 700);
      insert into job_detail (id, job_id, job_category_id, status_id) values (70, 70, 1, 2), (71, 70, 2, 2), (72, 70, 3, 2)`);
    const migration = await readFile(join(projectRoot(), 'server/db/migrations/0004_presite_rows.sql'), 'utf8');
    await app.database.pool.query(migration);
    await app.database.pool.query(migration);
    expect((await presite.schedule(DAY)).data?.presiteSchedule.map(({ job_detail }) => job_detail.id)).toEqual([
      70, 71,
    ]);
  });

  it('lists the week of a day, Monday to Sunday, each item once [SDY-017]', async () => {
    const { GUNITE } = presite.people;
    // DAY is Wednesday, 2026-03-11.
    const rows = [
      { id: 1 },
      { id: 2, scheduled_date: '2026-03-09', presite_supervisor_id: GUNITE },
      { id: 3, scheduled_date: '2026-03-15' },
      { id: 4, scheduled_date: '2026-03-16' },
      { id: 5, scheduled_date: '2026-03-08', presite_supervisor_id: GUNITE },
      { id: 6, scheduled_date: '2026-03-10', checkin_date: '2026-03-10', presite_supervisor_id: GUNITE },
      { id: 7, scheduled_date: '2026-03-08', checkin_date: '2026-03-08', presite_supervisor_id: GUNITE },
    ];
    for (const row of rows) await presite.anItem(row);
    const idsOf = async (day: string) =>
      (await presite.week(day)).data?.presiteSchedule.map(({ job_presite_details_id }) => job_presite_details_id);
    expect(await idsOf(DAY)).toEqual([1, 2, 3, 5, 6]);
    expect(await idsOf('2026-03-09')).toEqual([1, 2, 3, 5, 6]);
    expect(await idsOf('2026-03-18')).toEqual([1, 4]);
    expect(await idsOf('2026-03-08')).toEqual([1, 5, 7]);
  });

  it('means today when no day is given, and says which day that is', async () => {
    await presite.anItem({ id: 1, scheduled_date: DAY });
    const { data } = await app.graphql<{ businessDay: string; presiteSchedule: unknown[] }>(
      'scheduler',
      '{ businessDay presiteSchedule { version } }',
    );
    expect(data).toEqual({ businessDay: DAY, presiteSchedule: [{ version: 1 }] });
  });

  it.each(['2026-02-30', '03/11/2026', ''])('refuses the day "%s"', async (date) => {
    expect(refusalOf(await presite.schedule(date))).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('is for those who schedule presites, and of the divisions of their role alone [PSC-010 PSC-011 AUTH-056]', async () => {
    await presite.anItem({ id: 1 });
    await presite.anItem({ id: 2, category: 2 });
    expect(refusalOf(await presite.schedule(DAY, 'supervisor')).code).toBe('FORBIDDEN');
    for (const [gunite, pebble, shown] of [
      [true, false, { 1: -2 }],
      [false, true, { 2: -3 }],
      [false, false, {}],
    ] as const) {
      await presite.setFlags(gunite, pebble);
      expect(await presite.placesOn(DAY)).toEqual(shown);
    }
  });

  it('comes with the supervisors by last name and their divisions, those who left included while they stand on a presite [PSC-009 PSC-017 EMP-007]', async () => {
    const { GUNITE, PEBBLE, BOTH, INACTIVE } = presite.people;
    const ask = async () =>
      (
        await app.graphql<{ lookupPresiteSupervisor: { id: number }[] }>(
          'scheduler',
          '{ lookupPresiteSupervisor { id name is_active divisions } }',
        )
      ).data?.lookupPresiteSupervisor;
    expect(await ask()).toEqual([
      { id: GUNITE, name: 'Gil Adams', is_active: true, divisions: [2] },
      { id: INACTIVE, name: 'Ira Brook', is_active: false, divisions: [2] },
      { id: BOTH, name: 'Bea Moss', is_active: true, divisions: [2, 3] },
      { id: PEBBLE, name: 'Pat Young', is_active: true, divisions: [3] },
    ]);
    await presite.anItem({ id: 1, presite_supervisor_id: presite.people.HAND });
    expect((await ask())?.map(({ id }) => id)).toEqual([GUNITE, INACTIVE, presite.people.HAND, BOTH, PEBBLE]);
  });
});

describe('jobsByAppDate', () => {
  const [MONDAY, NEXT] = ['2026-03-09', '2026-03-16'];
  const aJob = (id: number, category: number, date: string | null, crew_id?: number) =>
    presite.anItem({
      id,
      category,
      details: category === 1 ? { scheduled_date: date } : { scheduled_app_date: date },
      ...(crew_id && { crew_id }),
    });

  it('finds gunite by its scheduled date and pebble by its application date, first and last day included [BAPI-013 PSC-016]', async () => {
    await aJob(1, 1, MONDAY);
    await aJob(2, 2, NEXT);
    await aJob(3, 1, '2026-03-08');
    await aJob(4, 2, '2026-03-17');
    await aJob(5, 1, null);
    expect(await presite.mapped(MONDAY, NEXT, [2, 3])).toEqual([1, 2]);
    expect(await presite.mapped(MONDAY, NEXT, [2])).toEqual([1]);
    expect(await presite.mapped(MONDAY, NEXT, [3, 3])).toEqual([2]);
    expect(await presite.mapped('2026-03-08', '2026-03-08', [2, 3])).toEqual([3]);
    expect(await presite.mapped(MONDAY, NEXT, [])).toEqual([]);
  });

  it('leaves out estimates and deleted jobs, and divisions that the role does not offer [PSC-010]', async () => {
    await presite.anItem({ id: 1, details: { scheduled_date: MONDAY }, job: { is_estimate: true } });
    await presite.anItem({ id: 2, details: { scheduled_date: MONDAY }, sub_job: { deleted_at: '2026-01-01' } });
    await aJob(3, 1, MONDAY);
    await aJob(4, 2, MONDAY);
    expect(await presite.mapped(MONDAY, NEXT, [2, 3])).toEqual([3, 4]);
    await presite.setFlags(false, true);
    expect(await presite.mapped(MONDAY, NEXT, [2, 3])).toEqual([4]);
  });

  it('tells the crew of the work, by which the marker is light or dark [PSC-006 PSC-012]', async () => {
    await aJob(1, 1, MONDAY, presite.crews.gunite);
    await aJob(2, 2, MONDAY, presite.crews.pebble);
    await aJob(3, 2, MONDAY);
    const { data } = await presite.jobsByAppDate(MONDAY, NEXT, [2, 3]);
    expect(data?.jobsByAppDate.map((job) => [job.gunite_crew, job.pebble_crew, markerColor(job, 'presite')])).toEqual([
      ['Gunite 1', null, 'orange'],
      [null, 'App 1', 'coral'],
      [null, null, 'orangered'],
    ]);
  });

  it('refuses days in the wrong order, days that are none, and other divisions', async () => {
    for (const [start, end, divisions] of [
      [NEXT, MONDAY, [2]],
      ['2026-02-30', NEXT, [2]],
      [MONDAY, NEXT, [5]],
      [MONDAY, NEXT, [-2]],
    ] as const) {
      expect(refusalOf(await presite.jobsByAppDate(start, end, [...divisions])).code).toBe('BAD_USER_INPUT');
    }
    expect(refusalOf(await presite.jobsByAppDate(MONDAY, NEXT, [2], 'supervisor')).code).toBe('FORBIDDEN');
  });
});

describe('updatePresiteSchedule', () => {
  it('assigns a supervisor with the day, answers the presite, and logs who did [BAPI-014 BAPI-021 PSC-008 PSC-015]', async () => {
    await presite.anItem({ id: 1 });
    const { GUNITE } = presite.people;
    expect(
      (await presite.assign({ presite_id: 1, employee_id: GUNITE, scheduled_date: DAY, version: 1 })).data,
    ).toEqual({ updatePresiteSchedule: { id: 1 } });
    expect(await presite.row(1)).toEqual({ presite_supervisor_id: GUNITE, scheduled_date: DAY, version: 2 });
    const { rows } = await presite.pool.query('select command, entity, job_id, before, after from change_log');
    expect(rows).toEqual([
      {
        command: 'updatePresiteSchedule',
        entity: 'presite',
        job_id: 1,
        before: { presite_supervisor_id: null, scheduled_date: null },
        after: { presite_supervisor_id: GUNITE, scheduled_date: DAY },
      },
    ]);
  });

  it.each([[null], [-2], [-3]])(
    'clears the supervisor by %s, with the same day [PSC-003 PSC-015]',
    async (employee_id) => {
      await presite.anItem({ id: 1, presite_supervisor_id: presite.people.GUNITE, scheduled_date: DAY });
      expect((await presite.assign({ presite_id: 1, employee_id, scheduled_date: DAY })).errors).toBeUndefined();
      expect(await presite.row(1)).toEqual({ presite_supervisor_id: null, scheduled_date: DAY, version: 2 });
      expect(await presite.placesOn(DAY)).toEqual({ 1: -2 });
    },
  );

  it('assigns several as one change: all or none, back by one undo, the day taken away too [SDY-017]', async () => {
    const { GUNITE, PEBBLE } = presite.people;
    await presite.anItem({ id: 1 });
    await presite.anItem({ id: 2, scheduled_date: TOMORROW });
    const both = (two: number) => `mutation {
      visit0: updatePresiteSchedule(presite_id: 1, employee_id: ${GUNITE}, scheduled_date: "${DAY}", version: 1) { id }
      visit1: updatePresiteSchedule(presite_id: 2, employee_id: ${two}, scheduled_date: null, version: 1) { id } }`;
    expect(refusalOf(await app.graphql('scheduler', both(PEBBLE)))).toMatchObject({ rule: 'presite_other_division' });
    expect([await presite.row(1), await presite.row(2)]).toMatchObject([{ version: 1 }, { version: 1 }]);
    const { errors, extensions } = await app.graphql('scheduler', both(GUNITE));
    expect(errors).toBeUndefined();
    expect([await presite.row(1), await presite.row(2)]).toEqual([
      { presite_supervisor_id: GUNITE, scheduled_date: DAY, version: 2 },
      { presite_supervisor_id: GUNITE, scheduled_date: null, version: 2 },
    ]);
    await presite.undo(String(extensions?.mutation_id));
    expect([await presite.row(1), await presite.row(2)]).toEqual([
      { presite_supervisor_id: null, scheduled_date: null, version: 3 },
      { presite_supervisor_id: null, scheduled_date: TOMORROW, version: 3 },
    ]);
  });

  it('leaves what is not named as it is, and writes nothing when nothing changes', async () => {
    const { GUNITE } = presite.people;
    await presite.anItem({ id: 1, presite_supervisor_id: GUNITE, scheduled_date: DAY });
    await presite.assign({ presite_id: 1, scheduled_date: TOMORROW });
    expect(await presite.row(1)).toEqual({ presite_supervisor_id: GUNITE, scheduled_date: TOMORROW, version: 2 });
    await presite.assign({ presite_id: 1, employee_id: GUNITE, scheduled_date: TOMORROW });
    expect(await presite.row(1)).toMatchObject({ version: 2 });
  });

  it('refuses people, days and ids that do not fit, in words, and changes nothing [PSC-005 PSC-009]', async () => {
    const { PEBBLE, GUNITE, INACTIVE, HAND } = presite.people;
    await presite.anItem({ id: 1 });
    await presite.anItem({ id: 2, category: 2 });
    await presite.anItem({ id: 3, job: { is_estimate: true } });
    const cases: [Record<string, unknown>, object][] = [
      [
        { employee_id: PEBBLE },
        {
          code: 'BAD_USER_INPUT',
          rule: 'presite_other_division',
          message: 'Pat Young does not supervise presites of Gunite.',
        },
      ],
      [
        { presite_id: 2, employee_id: GUNITE },
        {
          code: 'BAD_USER_INPUT',
          rule: 'presite_other_division',
          message: 'Gil Adams does not supervise presites of Pebble.',
        },
      ],
      [
        { employee_id: INACTIVE },
        { code: 'BAD_USER_INPUT', rule: 'presite_inactive_supervisor', message: 'Ira Brook is not active.' },
      ],
      [{ employee_id: HAND }, { code: 'BAD_USER_INPUT', rule: 'presite_not_supervisor' }],
      [
        { employee_id: -1 },
        { code: 'BAD_USER_INPUT', rule: 'presite_unknown_supervisor', message: 'This employee does not exist.' },
      ],
      [{ employee_id: 999_999 }, { code: 'BAD_USER_INPUT', rule: 'presite_unknown_supervisor' }],
      [{ presite_id: -1 }, { code: 'NOT_FOUND' }],
      [{ presite_id: 999_999 }, { code: 'NOT_FOUND' }],
      [{ presite_id: 3 }, { code: 'NOT_FOUND' }],
      [{ scheduled_date: '2026-02-30' }, { code: 'BAD_USER_INPUT', message: 'Must be a valid date.' }],
      [{ scheduled_date: '' }, { code: 'BAD_USER_INPUT', message: 'Must be a valid date.' }],
      [
        { scheduled_date: '2031-03-12' },
        {
          code: 'BAD_USER_INPUT',
          rule: 'presite_date_limits',
          message: 'Presite dates go from 01/01/1980 to 03/11/2031.',
        },
      ],
      [{ scheduled_date: '1979-12-31' }, { code: 'BAD_USER_INPUT', rule: 'presite_date_limits' }],
      [{ version: -1 }, { code: 'BAD_USER_INPUT' }],
    ];
    for (const [fields, refusal] of cases) {
      expect(
        refusalOf(await presite.assign({ presite_id: 1, employee_id: GUNITE, scheduled_date: DAY, ...fields })),
      ).toMatchObject(refusal);
    }
    expect([await presite.row(1), await presite.row(2)]).toEqual(
      Array.from({ length: 2 }, () => ({ presite_supervisor_id: null, scheduled_date: null, version: 1 })),
    );
    const { errors } = await presite.assign({ presite_id: 1, employee_id: PEBBLE, scheduled_date: DAY });
    expect(errors?.[0]?.extensions?.fields).toMatchObject([{ path: 'employee_id' }]);
  });

  it('leaves the supervisor who checked a site in with it', async () => {
    await presite.anItem({
      id: 1,
      presite_supervisor_id: presite.people.GUNITE,
      scheduled_date: DAY,
      checkin_date: DAY,
    });
    expect(refusalOf(await presite.assign({ presite_id: 1, employee_id: null, scheduled_date: DAY }))).toMatchObject({
      rule: 'presite_checked_in',
      message: 'This site was checked in on 03/11/2026: its supervisor stays.',
    });
  });

  it('asks for the right and for the flag of the division, before it asks for the version [PSC-010 PSC-011 AUTH-056 API-037]', async () => {
    await presite.anItem({ id: 1 });
    const asked = { presite_id: 1, employee_id: presite.people.GUNITE, scheduled_date: DAY };
    expect(refusalOf(await presite.assign(asked, 'office')).code).toBe('FORBIDDEN');
    await presite.setFlags(false, true);
    expect(refusalOf(await presite.assign(asked))).toMatchObject({ code: 'FORBIDDEN', rule: 'presite_no_division' });
    expect(refusalOf(await presite.assign({ ...asked, version: 7 }))).toMatchObject({ code: 'FORBIDDEN' });
    await presite.setFlags(true, false);
    expect(refusalOf(await presite.assign({ ...asked, version: 7 }))).toMatchObject({ code: 'CONFLICT' });
    expect((await presite.assign(asked)).errors).toBeUndefined();
    expect(refusalOf(await app.graphql(null, '{ presiteSchedule { version } }')).code).toBe('UNAUTHENTICATED');
  });

  it('tells the second of two schedulers who assigned it and to whom [BAPI-021]', async () => {
    const { GUNITE, BOTH } = presite.people;
    await presite.anItem({ id: 1 });
    const manager = await presite.nameOf('manager');
    await presite.assign({ presite_id: 1, employee_id: BOTH, scheduled_date: TOMORROW, version: 1 }, 'manager');
    const stale = await presite.assign({ presite_id: 1, employee_id: GUNITE, scheduled_date: DAY, version: 1 });
    expect(refusalOf(stale)).toEqual({
      code: 'CONFLICT',
      rule: 'presite_taken',
      message: `${manager} assigned this presite to Bea Moss, 03/12/2026.`,
    });
    expect(stale.errors?.[0]?.extensions).toMatchObject({
      changed_by: manager,
      current: { id: 1, version: 2, presite_supervisor_id: BOTH, scheduled_date: TOMORROW },
    });
    await presite.assign({ presite_id: 1, employee_id: null, scheduled_date: TOMORROW }, 'manager');
    expect(
      refusalOf(await presite.assign({ presite_id: 1, employee_id: GUNITE, scheduled_date: DAY, version: 2 })),
    ).toMatchObject({ code: 'CONFLICT', rule: 'presite_cleared' });
    expect(await presite.row(1)).toEqual({ presite_supervisor_id: null, scheduled_date: TOMORROW, version: 3 });
    expect((await presite.assign({ presite_id: 1, employee_id: GUNITE, scheduled_date: DAY })).errors).toBeUndefined();
  });

  it('tells that someone did where nobody knows who [BAPI-021]', async () => {
    const { GUNITE } = presite.people;
    await presite.anItem({ id: 1 });
    const stale = await presite.assign({ presite_id: 1, employee_id: GUNITE, scheduled_date: DAY, version: 7 });
    expect(stale.errors?.[0]?.extensions).toMatchObject({ params: { who: 'Someone', who_es: 'Alguien' } });
    expect(stale.errors?.[0]?.extensions).not.toHaveProperty('changed_by');
  });

  it('lets one of two win who assign at the same moment', async () => {
    const { GUNITE, BOTH } = presite.people;
    for (let id = 1; id < 6; id += 1) {
      await presite.anItem({ id });
      const answers = await Promise.all([
        presite.assign({ presite_id: id, employee_id: GUNITE, scheduled_date: DAY, version: 1 }),
        presite.assign({ presite_id: id, employee_id: BOTH, scheduled_date: DAY, version: 1 }, 'manager'),
      ]);
      expect(answers.map(({ errors }) => errors?.[0]?.extensions?.code ?? 'assigned').toSorted()).toEqual([
        'CONFLICT',
        'assigned',
      ]);
      expect(await presite.row(id)).toMatchObject({ version: 2 });
    }
  });

  it('does nothing the second time under the same Idempotency-Key', async () => {
    await presite.anItem({ id: 1 });
    const headers = { 'idempotency-key': '7f1c8f3e-52c7-4b7e-9a53-0f9f6f0a3c11' };
    const asked = { presite_id: 1, employee_id: presite.people.GUNITE, scheduled_date: DAY };
    for (let turn = 0; turn < 2; turn += 1)
      expect((await presite.assign(asked, 'scheduler', headers)).data).toEqual({ updatePresiteSchedule: { id: 1 } });
    expect((await presite.pool.query('select 1 from change_log')).rowCount).toBe(1);
  });

  it('can be undone and done again, by those who may schedule the division, unless it was changed since', async () => {
    const { GUNITE, BOTH } = presite.people;
    await presite.anItem({ id: 1, scheduled_date: YESTERDAY });
    const assigned = await presite.assign({ presite_id: 1, employee_id: GUNITE, scheduled_date: DAY });
    const mutation = assigned.headers.get('x-mutation-id');
    await presite.setFlags(false, true);
    expect(refusalOf(await presite.undo(mutation)).code).toBe('FORBIDDEN');
    await presite.setFlags(true, true);
    expect(refusalOf(await presite.undo(mutation, 'office')).code).toBe('FORBIDDEN');
    const undone = await presite.undo(mutation);
    expect(await presite.row(1)).toMatchObject({ presite_supervisor_id: null, scheduled_date: YESTERDAY });
    await presite.undo(undone.headers.get('x-mutation-id'));
    expect(await presite.row(1)).toMatchObject({ presite_supervisor_id: GUNITE, scheduled_date: DAY });
    await presite.assign({ presite_id: 1, employee_id: BOTH, scheduled_date: DAY }, 'manager');
    expect(refusalOf(await presite.undo(mutation))).toMatchObject({ code: 'BAD_USER_INPUT', rule: 'undo_moved_on' });
  });

  it('is told to open schedules at once, with who did it [PSC-008]', async () => {
    await presite.anItem({ id: 1 });
    const heard = await presite.listen('manager');
    await presite.assign({ presite_id: 1, employee_id: presite.people.GUNITE, scheduled_date: DAY });
    const event = await heard.hear('change');
    expect(event).toMatchObject({
      user: { name: await presite.nameOf('scheduler') },
      records: [{ entity: 'presite', id: 1, op: 'update' }],
    });
    heard.close();
  });
});

describe('a subcontractor who schedules presites', () => {
  beforeAll(() => presite.allowSubcontractor());

  it('sees and changes only what is assigned to him', async () => {
    await presite.anItem({ id: 1 });
    await presite.anItem({ id: 2, presite_supervisor_id: 10 });
    expect(await presite.placesOn(DAY, 'subcontractor')).toEqual({ 2: 10 });
    expect(
      refusalOf(await presite.assign({ presite_id: 1, employee_id: null, scheduled_date: DAY }, 'subcontractor')).code,
    ).toBe('NOT_FOUND');
  });
});
