import type pg from 'pg';
import type { MapJob } from '../../domain/jobSearch/mapJob';
import { invalidateActors } from '../../server/access/actor';
import type { TestApp, GraphqlAnswer } from './app';
import { liveStream } from './liveStream';

type Fields = Record<string, unknown>;

/** A presite with a job and a sub-job of the same id; what is not named is open, without supervisor and date. */
export interface PresiteRow extends Fields {
  id: number;
  category?: number;
  status_id?: number;
  crew_id?: number;
  job?: Fields;
  sub_job?: Fields;
  details?: Fields;
}

interface Item {
  job_presite_details_id: number;
  presite_supervisor_id: number;
  job: { id: number };
  job_detail: { id: number; job_category: { id: number } };
}

const SCHEDULE = `query($presite_date: Date!) { presiteSchedule(presite_date: $presite_date) {
  job_presite_details_id presite_supervisor_id crew_id version scheduled_date checkin_date
  job { id name address lat lon company { id name } } job_detail { id status_id job_category { id } } } }`;
const MAP = `query($start_date: Date!, $end_date: Date!, $company_divisions: [Int!]!) {
  jobsByAppDate(start_date: $start_date, end_date: $end_date, company_divisions: $company_divisions) { job_id job_detail_id category_id gunite_crew gunite_type_id pebble_crew pebble_phase_id crew_repair_crew } }`;
const ASSIGN = `mutation($presite_id: Int!, $employee_id: Int, $scheduled_date: String, $version: Int) {
  updatePresiteSchedule(presite_id: $presite_id, employee_id: $employee_id, scheduled_date: $scheduled_date, version: $version) { id } }`;
/** Only named arguments are sent: an absent one is left as it is. */
const assignDocument = (fields: Fields): string => {
  const absent = ['employee_id', 'scheduled_date', 'version'].filter((name) => !(name in fields));
  return absent.reduce(
    (text, name) => text.replace(new RegExp(`, \\$${name}: \\w+`), '').replace(`, ${name}: $${name}`, ''),
    ASSIGN,
  );
};

/** Presites on a database without demo data, and the calls of their schedule. */
export const presiteFixture = async (app: TestApp) => {
  const pool: pg.Pool = app.database.pool;
  const insert = async (table: string, fields: Fields): Promise<void> => {
    const names = Object.keys(fields);
    await pool.query(
      `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(fields),
    );
  };

  const crews = { gunite: 21, pebble: 31 };
  const people = { GUNITE: 101, PEBBLE: 102, BOTH: 103, INACTIVE: 104, HAND: 105 };
  await insert('customer', { id: 700, company_name: 'Bayou Pools' });
  await insert('crew', { id: crews.gunite, name: 'Gunite 1', subdivision: 'Gunite', lookup_company_division_id: 2 });
  await insert('crew', { id: crews.pebble, name: 'App 1', subdivision: 'App', lookup_company_division_id: 3 });
  const aPerson = async (
    id: number,
    first_name: string,
    last_name: string,
    ofCrews: number[],
    fields: Fields = {},
  ): Promise<void> => {
    await insert('employee', { id, first_name, last_name, is_active: true, is_presite_supervisor: true, ...fields });
    for (const crew_id of ofCrews) await insert('employee_crew', { employee_id: id, crew_id });
  };
  await aPerson(people.GUNITE, 'Gil', 'Adams', [crews.gunite]);
  await aPerson(people.PEBBLE, 'Pat', 'Young', [crews.pebble]);
  await aPerson(people.BOTH, 'Bea', 'Moss', [crews.gunite, crews.pebble]);
  await aPerson(people.INACTIVE, 'Ira', 'Brook', [crews.gunite], { is_active: false });
  await aPerson(people.HAND, 'Hal', 'Hand', [crews.gunite], { is_presite_supervisor: false });

  const anItem = async ({
    id,
    category = 1,
    status_id = 2,
    crew_id,
    job = {},
    sub_job = {},
    details = {},
    ...presite
  }: PresiteRow): Promise<void> => {
    await insert('job', { id, company_id: 700, name: `Job ${id}`, ...job });
    await insert('job_detail', { id, job_id: id, job_category_id: category, status_id, ...sub_job });
    if (category === 1) await insert('gunite_details', { id, job_detail_id: id, crew_id: crew_id ?? null, ...details });
    else await insert('pebble_details', { id, job_detail_id: id, app_crew_id: crew_id ?? null, ...details });
    await insert('presite', { id, job_detail_id: id, ...presite });
  };
  const setFlags = async (presite_gunite: boolean, presite_pebble: boolean, account = 'scheduler'): Promise<void> => {
    await pool.query(
      'update role set presite_gunite = $1, presite_pebble = $2 where id = (select role_id from app_user where email = $3)',
      [presite_gunite, presite_pebble, `${account}@trowel.test`],
    );
    invalidateActors();
  };

  const schedule = (presite_date: string, account = 'scheduler'): Promise<GraphqlAnswer<{ presiteSchedule: Item[] }>> =>
    app.graphql(account, SCHEDULE, { presite_date });

  const week = (presite_date: string): Promise<GraphqlAnswer<{ presiteSchedule: Item[] }>> =>
    app.graphql(
      'scheduler',
      SCHEDULE.replace('presite_date: $presite_date', 'presite_date: $presite_date, is_week: true'),
      {
        presite_date,
      },
    );

  const jobsByAppDate = (
    start_date: string,
    end_date: string,
    company_divisions: number[],
    account = 'scheduler',
  ): Promise<GraphqlAnswer<{ jobsByAppDate: MapJob[] }>> =>
    app.graphql(account, MAP, { start_date, end_date, company_divisions });

  return {
    jobsByAppDate,
    /** The sub-jobs of the map. */
    mapped: async (...asked: Parameters<typeof jobsByAppDate>): Promise<(number | null)[]> => {
      const { data, errors } = await jobsByAppDate(...asked);
      if (!data) throw new Error(JSON.stringify(errors));
      return data.jobsByAppDate.map(({ job_detail_id }) => job_detail_id);
    },
    pool,
    crews,
    people,
    anItem,
    setFlags,
    schedule,
    week,
    /** Takes all jobs away, and gives the scheduler both divisions again. */
    clear: async (): Promise<void> => {
      await pool.query('truncate job, change_log cascade');
      await setFlags(true, true);
    },
    /** The columns of a day's items, by item. */
    placesOn: async (date: string, account?: string): Promise<Record<number, number>> => {
      const { data, errors } = await schedule(date, account);
      if (!data) throw new Error(JSON.stringify(errors));
      return Object.fromEntries(
        data.presiteSchedule.map((item) => [item.job_presite_details_id, item.presite_supervisor_id]),
      );
    },
    assign: (fields: Fields, account = 'scheduler', headers?: Record<string, string>) =>
      app.graphql<Fields>(account, assignDocument(fields), fields, headers),
    undo: (mutation_id: string | null, account = 'scheduler') =>
      app.graphql<Fields>(account, 'mutation($mutation_id: ID!) { undo(mutation_id: $mutation_id) { mutation_id } }', {
        mutation_id,
      }),
    row: async (id: number): Promise<Fields | undefined> =>
      (
        await pool.query<Fields>('select presite_supervisor_id, scheduled_date, version from presite where id = $1', [
          id,
        ])
      ).rows[0],
    nameOf: async (account: string): Promise<string> =>
      (
        await pool.query<{ name: string }>(
          "select first_name || ' ' || last_name as name from app_user where email = $1",
          [`${account}@trowel.test`],
        )
      ).rows[0]?.name ?? '',
    /** Makes the subcontractor's account one that schedules presites and has an employee of its own, 10. */
    allowSubcontractor: async (): Promise<void> => {
      await aPerson(10, 'Cas', 'Abadie', [crews.gunite], { is_subcontractor: true, is_presite_supervisor: false });
      await pool.query("update app_user set employee_id = 10 where email = 'subcontractor@trowel.test'");
      await pool.query(
        "insert into user_permission (user_id, category_name, has_permission) select id, 'CAN_SCHEDULE_PRESITE', true from app_user where email = 'subcontractor@trowel.test'",
      );
      await setFlags(true, true, 'subcontractor');
    },
    listen: async (account: string) => {
      const stream = await liveStream(app.url, await app.token(account));
      await stream.hear('hello');
      return stream;
    },
  };
};

export type PresiteFixture = Awaited<ReturnType<typeof presiteFixture>>;
