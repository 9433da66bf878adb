import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Permission } from '#domain/access/permissions';
import { CATEGORY, STATUS } from '#domain/statuses';
import { actorOf, invalidateActors, type Actor } from '../../server/access/actor';
import { assignmentsOf } from '../../server/access/assigned';
import { jobReadable, readRules, subJobReadable, subJobWritable } from '../../server/access/scope';
import {
  crew,
  crewInformation,
  crewRepairJob,
  customer,
  employee,
  employeeCrew,
  guniteHistory,
  job,
  jobDetail,
  presite,
  warrantyDetails,
  warrantySchedule,
  appUser,
  userPermission,
} from '../../server/db/tables';
import { freshDatabase, type FreshDatabase } from '../support/database';

/** Six jobs: one of each category, one without sub-jobs, one estimate with a gunite part, one with all three parts. */
const JOBS = { gunite: 1, pebble: 2, warranty: 3, bare: 4, estimate: 5, mixed: 6 } as const;
const PARTS = {
  gunite: 11,
  pebble: 12,
  warranty: 13,
  estimate: 15,
  mixedGunite: 16,
  mixedPebble: 17,
  mixedWarranty: 18,
} as const;
type JobName = keyof typeof JOBS;
type PartName = keyof typeof PARTS;
const JOB_NAMES: readonly JobName[] = ['gunite', 'pebble', 'warranty', 'bare', 'estimate', 'mixed'];
const PART_NAMES: readonly PartName[] = [
  'gunite',
  'pebble',
  'warranty',
  'estimate',
  'mixedGunite',
  'mixedPebble',
  'mixedWarranty',
];

const CREW = 900,
  OTHER_CREW = 901;

describe('the row scope', () => {
  let database: FreshDatabase;
  const people = new Map<string, number>();

  beforeAll(async () => {
    database = await freshDatabase('base');
    const { db } = database;
    await db.insert(customer).values({ id: 500, company_name: 'Bluewater Pools' });
    await db
      .insert(job)
      .values(
        Object.entries(JOBS).map(([name, id]) => ({ id, company_id: 500, name, is_estimate: name === 'estimate' })),
      );
    await db.insert(jobDetail).values([
      { id: PARTS.gunite, job_id: JOBS.gunite, job_category_id: CATEGORY.GUNITE },
      { id: PARTS.pebble, job_id: JOBS.pebble, job_category_id: CATEGORY.PEBBLE },
      { id: PARTS.warranty, job_id: JOBS.warranty, job_category_id: CATEGORY.WARRANTY },
      { id: PARTS.estimate, job_id: JOBS.estimate, job_category_id: CATEGORY.GUNITE },
      { id: PARTS.mixedGunite, job_id: JOBS.mixed, job_category_id: CATEGORY.GUNITE },
      { id: PARTS.mixedPebble, job_id: JOBS.mixed, job_category_id: CATEGORY.PEBBLE },
      { id: PARTS.mixedWarranty, job_id: JOBS.mixed, job_category_id: CATEGORY.WARRANTY },
    ]);
    await db
      .insert(crew)
      .values(
        [CREW, OTHER_CREW].map((id) => ({ id, name: `Crew ${id}`, subdivision: 'App', lookup_company_division_id: 3 })),
      );
    for (const account of ['supervisor', 'foreman', 'crew', 'subcontractor']) {
      const [person] = await db
        .insert(employee)
        .values({ first_name: account, last_name: 'Test', is_subcontractor: account === 'subcontractor' })
        .returning({ id: employee.id });
      if (!person) throw new Error('no employee');
      people.set(account, person.id);
      await db
        .update(appUser)
        .set({ employee_id: person.id })
        .where(eq(appUser.email, `${account}@trowel.test`));
      await db.insert(employeeCrew).values({ employee_id: person.id, crew_id: CREW });
    }
  });
  afterEach(async () => {
    const { db } = database;
    for (const table of [
      crewInformation,
      guniteHistory,
      crewRepairJob,
      warrantySchedule,
      presite,
      warrantyDetails,
      userPermission,
    ])
      await db.delete(table);
    invalidateActors();
  });
  afterAll(() => database.close());

  const actor = async (account: string): Promise<Actor> => {
    const [user] = await database.db
      .select({ sub: appUser.sub })
      .from(appUser)
      .where(eq(appUser.email, `${account}@trowel.test`));
    const found = await actorOf(database.db, user?.sub ?? '');
    if (!found) throw new Error(`no ${account}`);
    return found;
  };
  /** The same person with other codes. */
  const holding = async (account: string, ...permissions: Permission[]): Promise<Actor> => ({
    ...(await actor(account)),
    permissions: new Set(permissions),
  });

  const parts = async (condition: ReturnType<typeof subJobReadable>): Promise<PartName[]> => {
    const rows = await database.db
      .select({ id: jobDetail.id })
      .from(jobDetail)
      .where(condition)
      .orderBy(asc(jobDetail.id));
    return PART_NAMES.filter((name) => rows.some(({ id }) => id === PARTS[name]));
  };
  const readable = async (who: Actor): Promise<PartName[]> => parts(subJobReadable(who));
  const writable = async (who: Actor): Promise<PartName[]> => parts(subJobWritable(who));
  const jobs = async (who: Actor): Promise<JobName[]> => {
    const rows = await database.db.select({ id: job.id }).from(job).where(jobReadable(who));
    return JOB_NAMES.filter((name) => rows.some(({ id }) => id === JOBS[name]));
  };
  const person = (account: string): number => people.get(account) ?? 0;

  const ALL_PARTS = Object.keys(PARTS);
  const WITHOUT_ESTIMATE = ALL_PARTS.filter((name) => name !== 'estimate');

  it.each([
    ['admin', ALL_PARTS, ALL_PARTS, Object.keys(JOBS)],
    ['manager', ALL_PARTS, ALL_PARTS, Object.keys(JOBS)],
    ['scheduler', ALL_PARTS, WITHOUT_ESTIMATE, Object.keys(JOBS)],
    ['office', ALL_PARTS, ALL_PARTS, Object.keys(JOBS)],
    ['estimator', ALL_PARTS, ['estimate'], Object.keys(JOBS)],
    ['supervisor', ALL_PARTS, ['warranty', 'mixedWarranty'], Object.keys(JOBS)],
    ['foreman', ['warranty', 'mixedWarranty'], [], ['warranty', 'bare', 'mixed']],
    ['crew', [], [], []],
    ['warehouse', ['gunite', 'pebble', 'mixedGunite', 'mixedPebble'], [], ['gunite', 'pebble', 'bare', 'mixed']],
    ['subcontractor', [], [], []],
    ['display', ['warranty', 'mixedWarranty'], [], ['warranty', 'mixed']],
    ['nobody', [], [], []],
  ])(
    'of the seeded role of %s, nothing being assigned, follows the table of roles [AUTH-057]',
    async (account, reads, writes, seenJobs) => {
      const who = await actor(account);
      expect(await readable(who)).toEqual(reads);
      expect(await writable(who)).toEqual(writes);
      expect(await jobs(who)).toEqual(seenJobs);
    },
  );

  const assignments: [string, () => Promise<unknown>, keyof typeof PARTS][] = [
    [
      'foreman of a crew row',
      () =>
        database.db.insert(crewInformation).values({
          job_detail_id: PARTS.mixedPebble,
          phase_type_id: 2,
          crew_id: OTHER_CREW,
          foreman_id: person('crew'),
        }),
      'mixedPebble',
    ],
    [
      'of the crew of a crew row',
      () =>
        database.db.insert(crewInformation).values({ job_detail_id: PARTS.pebble, phase_type_id: 2, crew_id: CREW }),
      'pebble',
    ],
    [
      'of the crew of a gunite day',
      () => database.db.insert(guniteHistory).values({ job_detail_id: PARTS.gunite, type_id: 1, crew_id: CREW }),
      'gunite',
    ],
    [
      'of the crew of a repair',
      () =>
        database.db
          .insert(crewRepairJob)
          .values({ job_detail_id: PARTS.warranty, company_division_id: 3, crew_id: CREW }),
      'warranty',
    ],
    [
      'fieldworker of a visit',
      () =>
        database.db
          .insert(warrantySchedule)
          .values({ job_detail_id: PARTS.mixedWarranty, fieldworker_id: person('crew') }),
      'mixedWarranty',
    ],
    [
      'presite supervisor',
      () =>
        database.db.insert(presite).values({ job_detail_id: PARTS.mixedGunite, presite_supervisor_id: person('crew') }),
      'mixedGunite',
    ],
    [
      'repair supervisor',
      () =>
        database.db
          .insert(warrantyDetails)
          .values({ job_detail_id: PARTS.warranty, repair_supervisor_id: person('crew') }),
      'warranty',
    ],
  ];
  it.each(assignments)('holds what is assigned to an employee who is %s', async (_reason, assign, part) => {
    await assign();
    expect(await readable(await actor('crew'))).toEqual([part]);
    expect(await writable(await actor('crew'))).toEqual([]);
  });

  it('does not count rows of status 6, nor crews and people of others', async () => {
    const { db } = database;
    await db.insert(crewInformation).values([
      {
        job_detail_id: PARTS.pebble,
        phase_type_id: 2,
        crew_id: CREW,
        foreman_id: person('crew'),
        status_id: STATUS.CANCELLED,
      },
      { job_detail_id: PARTS.mixedPebble, phase_type_id: 2, crew_id: OTHER_CREW, foreman_id: person('foreman') },
    ]);
    await db
      .insert(guniteHistory)
      .values({ job_detail_id: PARTS.gunite, type_id: 1, crew_id: CREW, status_id: STATUS.CANCELLED });
    await db
      .insert(crewRepairJob)
      .values({ job_detail_id: PARTS.warranty, company_division_id: 3, crew_id: CREW, status_id: STATUS.CANCELLED });
    expect(await readable(await actor('crew'))).toEqual([]);
  });

  it('lets a foreman write assigned gunite and pebble parts alone', async () => {
    await database.db
      .insert(crewInformation)
      .values({ job_detail_id: PARTS.mixedPebble, phase_type_id: 2, crew_id: CREW });
    await database.db
      .insert(warrantySchedule)
      .values({ job_detail_id: PARTS.warranty, fieldworker_id: person('foreman') });
    expect(await writable(await actor('foreman'))).toEqual(['mixedPebble']);
    expect(await readable(await actor('foreman'))).toEqual(['warranty', 'mixedPebble', 'mixedWarranty']);
  });

  it('reads an assigned part of a category with the stem of that category alone', async () => {
    await database.db.insert(crewInformation).values({ job_detail_id: PARTS.pebble, phase_type_id: 2, crew_id: CREW });
    await database.db.insert(guniteHistory).values({ job_detail_id: PARTS.gunite, type_id: 1, crew_id: CREW });
    await database.db
      .insert(warrantySchedule)
      .values({ job_detail_id: PARTS.warranty, fieldworker_id: person('crew') });
    expect(await readable(await holding('crew', 'CAN_VIEW_GUNITE_JOB_ASSIGNED_TO_USER'))).toEqual(['gunite']);
    expect(await readable(await holding('crew', 'CAN_VIEW_PLASTER_JOBS_ASSIGNED_TO_USER'))).toEqual(['pebble']);
    expect(await readable(await holding('crew', 'CAN_VIEW_MY_JOBS'))).toEqual(['gunite', 'pebble', 'warranty']);
    expect(await writable(await holding('crew', 'CAN_VIEW_MY_JOBS'))).toEqual([]);
  });

  it('cuts a subcontractor to assigned parts whatever else is held [AUTH-051]', async () => {
    await database.db
      .insert(crewInformation)
      .values({ job_detail_id: PARTS.mixedPebble, phase_type_id: 2, crew_id: CREW });
    const admin = await actor('admin');
    const who = await holding('subcontractor', ...admin.permissions, 'IS_SUBCONTRACTOR');
    expect(await readable(who)).toEqual(['mixedPebble']);
    expect(await writable(who)).toEqual(['mixedPebble']);
    expect(await jobs(who)).toEqual(['mixed']);
  });

  it('gives a subcontractor without a linked employee nothing', async () => {
    const admin = await actor('admin');
    expect(await readable({ ...admin, permissions: new Set([...admin.permissions, 'IS_SUBCONTRACTOR']) })).toEqual([]);
  });

  it('needs the code of estimates for an estimate and its parts', async () => {
    expect(await readable(await holding('office', 'CAN_VIEW_GUNITE_JOB_ALL'))).toEqual(['gunite', 'mixedGunite']);
    expect(await readable(await holding('office', 'CAN_VIEW_ESTIMATE'))).toEqual(['estimate']);
    expect(await jobs(await holding('office', 'CAN_VIEW_ESTIMATE'))).toEqual(['estimate']);
    expect(await jobs(await holding('office', 'CAN_VIEW_JOB'))).toEqual(['bare']);
  });

  it('treats a job as one without parts once they are deleted', async () => {
    const { db } = database;
    await db
      .update(jobDetail)
      .set({ deleted_at: sql`now()` })
      .where(eq(jobDetail.id, PARTS.gunite));
    expect(await jobs(await holding('office', 'CAN_VIEW_GUNITE_JOB_ALL'))).toEqual(['mixed']);
    expect(await jobs(await holding('office', 'CAN_VIEW_JOB'))).toEqual(['gunite', 'bare']);
    await db.update(jobDetail).set({ deleted_at: null }).where(eq(jobDetail.id, PARTS.gunite));
  });

  it('can be asked rule by rule, each as a column', async () => {
    await database.db.insert(crewInformation).values({ job_detail_id: PARTS.pebble, phase_type_id: 2, crew_id: CREW });
    const who = await actor('foreman');
    const rules = readRules(who);
    const columns = Object.fromEntries(rules.map(({ name, condition }) => [name, sql<boolean>`${condition}`]));
    const [why] = await database.db.select(columns).from(jobDetail).where(eq(jobDetail.id, PARTS.pebble));
    expect(why).toEqual({ gunite_assigned: false, pebble_assigned: true, warranty: false, my_jobs: true });
    expect(assignmentsOf(who).map(({ name }) => name)).toEqual([
      'foreman',
      'pebble_crew',
      'gunite_crew',
      'repair_crew',
      'fieldworker',
      'presite_supervisor',
      'repair_supervisor',
    ]);
  });

  it('stands beside other conditions and joins of a query', async () => {
    const who = await actor('warehouse');
    const rows = await database.db
      .select({ job: job.name, part: jobDetail.id, seen: jobReadable(who) })
      .from(job)
      .innerJoin(jobDetail, eq(jobDetail.job_id, job.id))
      .where(and(jobReadable(who), subJobReadable(who), inArray(job.id, [JOBS.mixed, JOBS.warranty])))
      .orderBy(asc(jobDetail.id));
    expect(rows).toEqual([
      { job: 'mixed', part: PARTS.mixedGunite, seen: true },
      { job: 'mixed', part: PARTS.mixedPebble, seen: true },
    ]);
  });
});
