import { beforeAll, describe, expect, it } from 'vitest';
import { openGraphql, rootOf, type Answered } from '../support/graphqlHarness';
import { addPeople, firstSubJob, jobCalls, type Fields, type SavedJob } from '../support/jobCalls';
import { testDatabase } from '../support/database';

const database = await testDatabase();
const ask = openGraphql(database);
const jobs = jobCalls(ask);
beforeAll(async () => {
  await addPeople(database);
  await database.pool.query("update app_user set employee_id = 7102 where email = 'foreman@trowel.test'");
});

const DAY = '2026-07-21';
const CELLS =
  'query ($date: Date!) { dayCells(date: $date) { kind row_id sub_job_id job_id job_name crews job_order type_id color section value may_edit } }';

interface Cell {
  kind: string;
  row_id: number | null;
  sub_job_id: number;
  job_name: string;
  crews: string | null;
  value: string | null;
  may_edit: boolean;
}
const cells = async (account = 'office', date = DAY): Promise<Cell[]> =>
  rootOf<Cell[]>(await ask(account, CELLS, { date }), 'dayCells');
const codeOf = ({ errors }: Answered) => errors[0]?.extensions.code;

const job = (name: string, sub_job: Fields): Promise<SavedJob> =>
  jobs.create({ name, company: { id: 700 }, sub_jobs: [sub_job] });
const shot = (name: string, rows: Fields[]) =>
  job(name, { job_category: { id: 1 }, gunite_details: { gunite_history: rows } });
const applied = (name: string, crew: Fields, color_additions: Fields[]) =>
  job(name, {
    job_category: { id: 2 },
    pebble_details: {
      crew_information: [{ phase_type: { id: 2 }, date: DAY, crew: { id: 7021 }, ...crew }],
      color_additions,
    },
  });

describe('the figures of a day', () => {
  beforeAll(async () => {
    await shot('Shot', [
      { type: { id: 2 }, gunite_date: DAY, crew: { id: 7041 }, yardage: 12.5 },
      { type: { id: 3 }, gunite_date: '2026-07-22' },
      { type: { id: 4 }, gunite_date: DAY, status: { id: 6 } },
    ]);
    await applied('Applied', { job_order: 2 }, [{ batches_used: '19 1/2' }, {}]);
    await applied('Without a color', { job_order: 1 }, []);
    await applied('Prepared', { phase_type: { id: 1 }, crew: null }, [{}]);
    await applied('Called off', { status: { id: 6 }, date: null }, [{}]);
  });

  it('are what was shot and the colors of what was applied, of all jobs, by crew and its order [KEY-016]', async () => {
    expect(
      (await cells()).map(({ kind, job_name, value, row_id }) => [kind, job_name, value, row_id !== null]),
    ).toEqual([
      ['yardage', 'Shot', '12.5', true],
      ['batches', 'Without a color', null, false],
      ['batches', 'Applied', '19 1/2', true],
      ['batches', 'Applied', null, true],
    ]);
    expect(await cells('office', '2026-07-20')).toEqual([]);
  });

  it('are those that somebody may see, and say which may be changed [KEY-016]', async () => {
    expect((await cells()).map(({ may_edit }) => may_edit)).toEqual([true, true, true, true]);
    const seen = await cells('estimator');
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.every(({ may_edit }) => !may_edit)).toBe(true);
    const own = await cells('foreman');
    expect(own.map(({ job_name }) => job_name)).not.toContain('Shot');
    expect(codeOf(await ask('display', CELLS, { date: DAY }))).toBe('FORBIDDEN');
  });

  it('are saved by a list of ids alone: the other rows keep what they hold [KEY-016]', async () => {
    const made = await shot('Two days', [
      { type: { id: 2 }, gunite_date: '2026-08-04', crew: { id: 7041 }, yardage: 7, notes: 'Rain' },
      { type: { id: 3 }, gunite_date: '2026-08-05', yardage: 3 },
    ]);
    const { id, version, gunite_details } = firstSubJob(made);
    const rows = gunite_details?.gunite_history ?? [];
    const saved = await ask(
      'office',
      'mutation ($id: Int!, $it: DailyYardageInput!) { saved: updateDailyYardage(id: $id, dailyYardage: $it) { id } }',
      {
        id: made.id,
        it: {
          sub_jobs: [
            {
              id,
              version,
              gunite_details: {
                gunite_history: rows.map((row, index) => ({ id: row.id, ...(index === 0 ? { yardage: 9.5 } : {}) })),
              },
            },
          ],
        },
      },
    );
    expect(saved.errors).toEqual([]);
    const stored = firstSubJob((await jobs.read(made.id)) ?? made);
    expect(stored.gunite_details).toMatchObject({
      gunite_history: [
        { yardage: 9.5, notes: 'Rain', gunite_date: '2026-08-04', crew: { id: 7041 } },
        { yardage: 3, gunite_date: '2026-08-05' },
      ],
    });
  });
});
