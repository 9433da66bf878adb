import type pg from 'pg';
import { DIVISION } from '#domain/statuses';
import type { GraphqlAnswer, TestApp } from './app';

type Fields = Record<string, unknown>;

/** A warranty sub-job with its visits; the id of its job is its own. */
export interface WarrantySubJob {
  id: number;
  status_id?: number | null;
  category_id?: number;
  visits?: readonly ({ id: number } & Fields)[];
}

const MOVE =
  'mutation($id: Int!, $schedule: WarrantyScheduleMoveInput!) { updateWarrantySchedule(id: $id, schedule: $schedule) { id } }';
const RESIZE =
  'mutation($schedule: WarrantyScheduleEndInput!) { updateWarrantyScheduleEnd(schedule: $schedule) { id } }';
const UNDO = 'mutation($mutation_id: ID!) { undo(mutation_id: $mutation_id) { mutation_id } }';
const ASK = `query($view: BoardView!, $date: Date, $since: String) { boardCards(category: warranty, view: $view, date: $date, since: $since) {
  today date cursor days is_complete removed rights { can_edit can_move_all } crews { id name is_active division_id }
  sub_jobs { id status_id job_name description notes badges } cards { key entity id version job_detail_id status_id crew_id foreman_name date start end completion bin isPastDue } } }`;

interface WarrantyCard {
  key: string;
  entity: string;
  id: number;
  version: number;
  job_detail_id: number;
  status_id: number | null;
  crew_id: number | null;
  foreman_name: string | null;
  date: string | null;
  start: string | null;
  end: string | null;
  completion: boolean | null;
  bin: string | null;
  isPastDue: boolean;
}
export interface WarrantyAnswer {
  today: string;
  date: string;
  cursor: string;
  days: string[];
  is_complete: boolean;
  removed: string[];
  rights: { can_edit: boolean; can_move_all: boolean };
  crews: { id: number; name: string; is_active: boolean; division_id: number | null }[];
  sub_jobs: ({ id: number } & Fields)[];
  cards: WarrantyCard[];
}

/** Fieldworkers of the fixture: two of one crew, one of a crew that comes later, one who left, one of another division. */
export const ANA = 901,
  BEN = 902,
  CARL = 903,
  GONE = 904,
  PLASTERER = 905;

/** Rows of the warranty board on a database without demo data, and the calls that move its blocks. */
export const warrantyFixture = async (app: TestApp) => {
  const pool: pg.Pool = app.database.pool;
  const insert = async (table: string, fields: Fields): Promise<void> => {
    const names = Object.keys(fields);
    await pool.query(
      `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(fields),
    );
  };
  const anEmployee = async (
    id: number,
    first_name: string,
    last_name: string,
    crew_id: number | null,
    is_active = true,
  ): Promise<void> => {
    await insert('employee', { id, first_name, last_name, is_active });
    if (crew_id !== null) await insert('employee_crew', { employee_id: id, crew_id });
  };

  await insert('customer', { id: 700, company_name: 'Bayou Pools' });
  await insert('crew', {
    id: 51,
    name: 'Warranty 1',
    subdivision: 'Warranty',
    lookup_company_division_id: DIVISION.WARRANTY,
    sort_order: 1,
    is_active: true,
  });
  await insert('crew', {
    id: 52,
    name: 'Warranty 2',
    subdivision: 'Warranty',
    lookup_company_division_id: DIVISION.WARRANTY,
    sort_order: 2,
    is_active: true,
  });
  await insert('crew', {
    id: 53,
    name: 'Prep 1',
    subdivision: 'Prep',
    lookup_company_division_id: DIVISION.PEBBLE,
    sort_order: 1,
    is_active: true,
  });
  await anEmployee(CARL, 'Carl', 'Adams', 52);
  await anEmployee(ANA, 'Ana', 'Ruiz', 51);
  await anEmployee(BEN, 'Ben', 'Olsen', 51);
  await anEmployee(GONE, 'Gus', 'Gone', 51, false);
  await anEmployee(PLASTERER, 'Paul', 'Plaster', 53);

  const aJob = async ({ id, status_id = 11, category_id = 3, visits = [] }: WarrantySubJob): Promise<void> => {
    await insert('job', { id, company_id: 700, name: `Job ${id}` });
    await insert('job_detail', { id, job_id: id, job_category_id: category_id, status_id });
    for (const visit of visits) await insert('warranty_schedule', { job_detail_id: id, ...visit });
  };
  const job = async (id: number): Promise<Fields> => {
    const { rows } = await pool.query<Fields>(
      'select status_id, version, awaiting_builder_date::text from job_detail where id = $1',
      [id],
    );
    return rows[0] ?? {};
  };
  /** The visits of a sub-job as they are stored. */
  const visits = async (job_detail_id: number): Promise<Fields[]> =>
    (
      await pool.query<Fields>(
        `select id, fieldworker_id, to_char(start, 'YYYY-MM-DD"T"HH24:MI:SS') as start, to_char("end", 'YYYY-MM-DD"T"HH24:MI:SS') as "end", completion, version
      from warranty_schedule where job_detail_id = $1 order by id`,
        [job_detail_id],
      )
    ).rows;

  const move = (
    id: number,
    job_detail_id: number,
    fields: Fields = {},
    account = 'scheduler',
    headers?: Record<string, string>,
  ) =>
    app.graphql<{ updateWarrantySchedule: { id: number } }>(
      account,
      MOVE,
      { id, schedule: { job_detail_id, fieldworker_id: null, start: null, end: null, ...fields } },
      headers,
    );
  const resize = (
    schedule_id: number,
    job_detail_id: number,
    end: string,
    fields: Fields = {},
    account = 'scheduler',
  ) =>
    app.graphql<{ updateWarrantyScheduleEnd: { id: number } }>(account, RESIZE, {
      schedule: { schedule_id, job_detail_id, end, ...fields },
    });
  const undo = (
    mutation_id: string,
    account = 'scheduler',
  ): Promise<GraphqlAnswer<{ undo: { mutation_id: string } }>> => app.graphql(account, UNDO, { mutation_id });
  const ask = async (variables: Fields = {}, account = 'scheduler'): Promise<WarrantyAnswer> => {
    const { data, errors } = await app.graphql<{ boardCards: WarrantyAnswer }>(account, ASK, {
      view: 'week',
      ...variables,
    });
    if (!data) throw new Error(JSON.stringify(errors));
    return data.boardCards;
  };
  /** The bin of each card and block that the answer shows. */
  const bins = ({ cards }: WarrantyAnswer): Record<string, string> =>
    Object.fromEntries(cards.flatMap(({ key, bin }) => (bin === null ? [] : [[key, bin]])));
  const clear = async (): Promise<void> => {
    await pool.query('truncate job, change_log cascade');
  };

  return { pool, insert, aJob, job, visits, move, resize, undo, ask, bins, clear };
};
