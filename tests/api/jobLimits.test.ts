import { beforeAll, describe, expect, it } from 'vitest';
import { openGraphql } from '../support/graphqlHarness';
import { addPeople, firstSubJob, jobCalls, refusedFields, type Fields, type SavedJob } from '../support/jobCalls';
import { testDatabase } from '../support/database';

const database = await testDatabase();
const jobs = jobCalls(openGraphql(database));
beforeAll(() => addPeople(database));

const OAK = { name: 'Oak', company: { id: 700 } };
const [GUNITE, PEBBLE, WARRANTY] = [{ id: 1 }, { id: 2 }, { id: 3 }];
const withSubJob = (subJob: Fields): Promise<SavedJob> => jobs.create({ ...OAK, sub_jobs: [subJob] });
const refused = async (subJob: Fields): Promise<Record<string, string>> =>
  refusedFields(await jobs.tryCreate({ ...OAK, sub_jobs: [subJob] }));
const refusedChange = async (job: SavedJob, set: Fields): Promise<Record<string, string>> => {
  const { id, version } = firstSubJob(job);
  return refusedFields(await jobs.tryUpdate(job.id, { sub_jobs: [{ id, version, ...set }] }));
};

describe('a date of a job', () => {
  const NO_DATE = 'Must be a valid date.';
  const NO_TIME = 'Must be a valid date and time.';

  it.each(['9999-12-31', '2029-01-01', '1979-12-31'])(
    'is one that a date input takes: %s is not, wherever it stands [UI-004 UI-035]',
    async (day) => {
      expect(refusedFields(await jobs.tryCreate({ ...OAK, entered_date: day }))).toEqual({ entered_date: NO_DATE });
      expect(
        await refused({
          job_category: PEBBLE,
          pebble_details: {
            request_date: day,
            crew_information: [{ phase_type: { id: 1 }, crew: { id: 7011 }, date: day }],
          },
        }),
      ).toEqual({
        'sub_jobs.0.pebble_details.request_date': NO_DATE,
        'sub_jobs.0.pebble_details.crew_information.0.date': NO_DATE,
      });
      expect(
        await refused({
          job_category: GUNITE,
          gunite_details: { requested_app_date: day, gunite_history: [{ type: { id: 1 }, gunite_date: day }] },
          boulder_details: [{ addition: { id: 1 }, status: { id: 1 }, completed_date: day }],
        }),
      ).toEqual({
        'sub_jobs.0.gunite_details.requested_app_date': NO_DATE,
        'sub_jobs.0.gunite_details.gunite_history.0.gunite_date': NO_DATE,
        'sub_jobs.0.boulder_details.0.completed_date': NO_DATE,
      });
      expect(
        await refused({
          job_category: WARRANTY,
          warranty_details: {
            invoice_date: day,
            schedule: [{ start: `${day}T09:00:00`, end: `${day}T10:00:00` }],
            pebble_details: [{ app_date: day }],
            crew_repair_jobs: [{ company_division: { id: 3 }, date: day }],
          },
        }),
      ).toEqual({
        'sub_jobs.0.warranty_details.invoice_date': NO_DATE,
        'sub_jobs.0.warranty_details.schedule.0.start': NO_TIME,
        'sub_jobs.0.warranty_details.schedule.0.end': NO_TIME,
        'sub_jobs.0.warranty_details.pebble_details.0.app_date': NO_DATE,
        'sub_jobs.0.warranty_details.crew_repair_jobs.0.date': NO_DATE,
      });
    },
  );

  it('is at most the last day of the year after next; of a presite five years ahead to the day [UI-004 PRE-010 PSC-005]', async () => {
    expect(refusedFields(await jobs.tryCreate({ ...OAK, entered_date: '2028-12-31' }))).toEqual({});
    const withPresite = (scheduled_date: string) => refused({ job_category: PEBBLE, presite: { scheduled_date } });
    expect(await withPresite('2031-03-11')).toEqual({});
    expect(await withPresite('2031-03-12')).toEqual({ 'sub_jobs.0.presite.scheduled_date': NO_DATE });
  });

  it('stays where it is stored, and everything beside it can be changed', async () => {
    const job = await withSubJob({ job_category: PEBBLE, pebble_details: { request_date: '2026-03-02' } });
    await database.pool.query("update pebble_details set request_date = '1975-05-05' where job_detail_id = $1", [
      firstSubJob(job).id,
    ]);
    expect(
      await refusedChange(job, { plan_sa: 7, pebble_details: { request_date: '1975-05-05', notes: 'old' } }),
    ).toEqual({});
    const [again] = (await jobs.read(job.id))?.sub_jobs ?? [];
    expect(again).toMatchObject({ plan_sa: 7, pebble_details: { request_date: '1975-05-05', notes: 'old' } });
  });
});

describe('a crew that is not active any more', () => {
  const GONE = 'Prep Gone is not active.';
  beforeAll(async () => {
    await database.pool.query(
      "insert into crew (id, name, subdivision, lookup_company_division_id, is_active) values (7013, 'Prep Gone', 'Prep', 3, false), (7043, 'Gunite Gone', 'Gunite', 2, false)",
    );
  });

  it('is chosen for nothing [BRD-009]', async () => {
    const crew = { id: 7013 };
    expect(
      await refused({ job_category: PEBBLE, pebble_details: { crew_information: [{ phase_type: { id: 1 }, crew }] } }),
    ).toEqual({ 'sub_jobs.0.pebble_details.crew_information.0.crew': GONE });
    expect(
      await refused({
        job_category: GUNITE,
        gunite_details: { gunite_history: [{ type: { id: 1 }, crew: { id: 7043 } }] },
      }),
    ).toEqual({ 'sub_jobs.0.gunite_details.gunite_history.0.crew': 'Gunite Gone is not active.' });
    expect(
      await refused({
        job_category: WARRANTY,
        warranty_details: {
          gunite_crew: { id: 7043 },
          pebble_details: [{ crew, detail_crew: crew }],
          crew_repair_jobs: [{ company_division: { id: 3 }, crew }],
        },
      }),
    ).toEqual({
      'sub_jobs.0.warranty_details.gunite_crew': 'Gunite Gone is not active.',
      'sub_jobs.0.warranty_details.pebble_details.0.crew': GONE,
      'sub_jobs.0.warranty_details.pebble_details.0.detail_crew': GONE,
      'sub_jobs.0.warranty_details.crew_repair_jobs.0.crew': GONE,
    });
  });

  it('stays where it worked, also when its row is changed', async () => {
    const job = await withSubJob({
      job_category: PEBBLE,
      pebble_details: { crew_information: [{ phase_type: { id: 1 }, crew: { id: 7011 } }] },
    });
    await database.pool.query('update crew set is_active = false where id = 7011');
    const [row] = firstSubJob(job).pebble_details?.crew_information ?? [];
    const rows = [{ id: row?.id, phase_type: { id: 1 }, crew: { id: 7011 }, date: '2026-03-20', notes: 'Gate locked' }];
    expect(await refusedChange(job, { pebble_details: { crew_information: rows } })).toEqual({});
    await database.pool.query('update crew set is_active = true where id = 7011');
  });
});

describe('a choice that no list has', () => {
  it('is named where it stands, whatever it is chosen for', async () => {
    const job = (subJob: Fields): Promise<Record<string, string>> => refused(subJob);
    expect(
      await job({
        job_category: PEBBLE,
        pebble_details: { crew_information: [{ phase_type: { id: 1 } }, { phase_type: { id: 77 } }] },
      }),
    ).toEqual({ 'sub_jobs.0.pebble_details.crew_information.1.phase_type': 'Phase Type does not exist.' });
    expect(await job({ job_category: GUNITE, gunite_details: { gunite_history: [{ type: { id: 77 } }] } })).toEqual({
      'sub_jobs.0.gunite_details.gunite_history.0.type': 'Type does not exist.',
    });
    expect(
      await job({
        job_category: PEBBLE,
        pebble_details: {
          color_additions: [{ material_type: { id: 1 } }, { material_type: { id: 1 }, additions: [{ id: 888 }] }],
        },
      }),
    ).toEqual({ 'sub_jobs.0.pebble_details.color_additions.1.additions': 'Additive does not exist.' });
    expect(await job({ job_category: WARRANTY, warranty_details: { pool_sections: [{ id: 777 }] } })).toEqual({
      'sub_jobs.0.warranty_details.pool_sections': 'Pool Section does not exist.',
    });
    expect(await job({ job_category: PEBBLE, presite: { presite_supervisor: { id: 12_345 } } })).toEqual({
      'sub_jobs.0.presite.presite_supervisor': 'Presite Supervisor does not exist.',
    });
    expect(refusedFields(await jobs.tryCreate({ ...OAK, company: { id: 987 } }))).toEqual({
      company: 'Company does not exist.',
    });
  });

  it('is named in a stored job, in every row that has it, and by the path of its row in other records', async () => {
    const stored = await withSubJob({ job_category: PEBBLE });
    const row = { phase_type: { id: 77 } };
    expect(await refusedChange(stored, { pebble_details: { crew_information: [row, row] } })).toEqual({
      'sub_jobs.0.pebble_details.crew_information.0.phase_type': 'Phase Type does not exist.',
      'sub_jobs.0.pebble_details.crew_information.1.phase_type': 'Phase Type does not exist.',
    });
    const hired = await openGraphql(database)(
      'admin',
      'mutation { createEmployee(employee: { first_name: "A", last_name: "B", employee_crews: [{ crew_id: 7011 }, { crew_id: 4711 }] }) { id } }',
    );
    expect(refusedFields(hired)).toEqual({ 'employee_crews.1.crew_id': 'Crew does not exist.' });
  });
});
