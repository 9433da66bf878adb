import type pg from 'pg';
import { DIVISION } from '#domain/statuses';
import type { TestApp, GraphqlAnswer } from './app';

type Fields = Record<string, unknown>;

/** A pebble sub-job with its entries; what is not named is quiet: open, no slurry pickup, no entries. */
export interface PebbleSubJob {
  id: number;
  job_id?: number;
  status_id?: number | null;
  details?: Fields;
  entries?: readonly ({ id: number; phase: number } & Fields)[];
}

export const PREP = 1,
  APP = 2,
  DETAIL = 3,
  SLURRY = 5;

const MOVE =
  'mutation($input: CrewInfoEntryInput!) { updatePebbleWeeklyBoardCrewInfoEntry(crewInfoEntryInput: $input) { id job_detail_id crew_information_entry { id job_detail_id date job_order notes crew { id name } phase_type { id name } status { id name } foreman { id name } } } }';
const MOVE_DAY = 'mutation($input: CrewInfoEntryInput!) { updateJobDetailDayView(crew_information: $input) { id } }';
const REPAIR = 'mutation($details: CrewRepairEntryInput!) { updateCrewRepairJobEntry(details: $details) { id } }';

/** What a refused call tells. */
export const refusalOf = ({
  errors,
  data,
}: GraphqlAnswer<unknown>): { code: unknown; rule: unknown; message: string | undefined; data: unknown } => ({
  code: errors?.[0]?.extensions?.code,
  rule: errors?.[0]?.extensions?.rule,
  message: errors?.[0]?.message,
  data,
});

/** Rows of the pebble board on a database without demo data, and the calls that move its cards. */
export const boardFixture = async (app: TestApp) => {
  const pool: pg.Pool = app.database.pool;

  const insert = async (table: string, fields: Fields): Promise<void> => {
    const names = Object.keys(fields);
    await pool.query(
      `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(fields),
    );
  };
  const row = async (table: string, id: number): Promise<Fields | undefined> =>
    (await pool.query<Fields>(`select * from ${table} where id = $1`, [id])).rows[0];

  const aJob = (id: number, fields: Fields = {}): Promise<void> =>
    insert('job', { id, company_id: 700, name: `Job ${id}`, ...fields });
  const aCrew = async (id: number, subdivision: string, fields: Fields = {}): Promise<void> => {
    await insert('crew', {
      id,
      name: `${subdivision} ${id}`,
      subdivision,
      lookup_company_division_id: DIVISION.PEBBLE,
      sort_order: id,
      is_active: true,
      ...fields,
    });
    await insert('employee', { id: id * 100, first_name: 'Foreman', last_name: `Of ${id}`, is_active: true });
    await insert('employee_crew', { employee_id: id * 100, crew_id: id });
  };

  const aSubJob = async ({
    id,
    job_id = id,
    status_id = 2,
    details = {},
    entries = [],
  }: PebbleSubJob): Promise<void> => {
    if (!(await row('job', job_id))) await aJob(job_id);
    await insert('job_detail', { id, job_id, job_category_id: 2, status_id });
    await insert('pebble_details', { id: id + 100_000, job_detail_id: id, ...details });
    for (const { phase, ...entry } of entries)
      await insert('crew_information', { job_detail_id: id, phase_type_id: phase, status_id: 2, ...entry });
  };

  const aRepair = async (id: number, sub_job: number, job_id: number, fields: Fields = {}): Promise<void> => {
    if (!(await row('job', job_id))) await aJob(job_id);
    if (!(await row('job_detail', sub_job))) await insert('job_detail', { id: sub_job, job_id, job_category_id: 3 });
    await insert('crew_repair_job', {
      id,
      job_detail_id: sub_job,
      company_division_id: DIVISION.PEBBLE,
      status_id: 2,
      ...fields,
    });
  };

  await insert('customer', { id: 700, company_name: 'Bayou Pools' });
  for (const id of [11, 12]) await aCrew(id, 'Prep');
  for (const id of [21, 22]) await aCrew(id, 'App');
  await aCrew(31, 'Detail');

  /** The fields of an entry that a move writes. */
  const entry = async (id: number): Promise<Fields> => {
    const { status_id, crew_id, date, job_order, foreman_id } = (await row('crew_information', id)) ?? {};
    return { status_id, crew_id, date, job_order, foreman_id };
  };

  const call = (account: string, query: string, name: string, fields: Fields, headers?: Record<string, string>) =>
    app.graphql<Record<string, { id: number } & Fields>>(account, query, { [name]: fields }, headers);

  /** A call that moves an entry, as a drop in an assigned bin sends it; `to` overrides. */
  const move = (
    id: number,
    sub_job: number,
    phase: number,
    to: Fields,
    account = 'scheduler',
    headers?: Record<string, string>,
  ) =>
    call(
      account,
      MOVE,
      'input',
      {
        id,
        job_detail_id: sub_job,
        phase_type_id: phase,
        date: null,
        crew_id: null,
        status: { id: 2 },
        awaiting_builder: false,
        ...to,
      },
      headers,
    );
  const moveOnDay = (id: number, sub_job: number, phase: number, to: Fields, account = 'scheduler') =>
    call(account, MOVE_DAY, 'input', {
      id,
      job_detail_id: sub_job,
      phase_type_id: phase,
      date: null,
      crew_id: null,
      status: { id: 2 },
      awaiting_builder: false,
      ...to,
    });
  const moveRepair = (id: number, sub_job: number, to: Fields, account = 'scheduler') =>
    call(account, REPAIR, 'details', {
      id,
      job_detail_id: sub_job,
      pebble_phase_type_id: 0,
      date: null,
      crew_id: null,
      status: 2,
      ...to,
    });
  const undo = (mutation_id: string | null, account = 'scheduler') =>
    app.graphql<{ undo: { mutation_id: string } }>(
      account,
      'mutation($mutation_id: ID!) { undo(mutation_id: $mutation_id) { mutation_id } }',
      { mutation_id },
    );

  /** Takes all jobs away, and with them all cards. */
  const clear = async (): Promise<void> => {
    await pool.query('truncate job, change_log cascade');
  };

  return { clear, insert, row, entry, aJob, aCrew, aSubJob, aRepair, move, moveOnDay, moveRepair, undo, pool };
};

/** The mutation id of an accepted call. @throws Error with the refusal of one that was not */
export const mutationIdOf = ({ headers, errors }: Pick<GraphqlAnswer<unknown>, 'headers' | 'errors'>): string => {
  const id = headers.get('x-mutation-id');
  if (id === null) throw new Error(JSON.stringify(errors));
  return id;
};
