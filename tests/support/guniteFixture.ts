import { DIVISION } from '#domain/statuses';
import type { TestApp } from './app';
import { boardFixture } from './boardFixture';

type Fields = Record<string, unknown>;

export const DAY_1 = 1,
  FLASH = 9;

const MOVE = 'mutation($details: GuniteHistoryEntryInput!) { updateGuniteBoardHistoryEntry(details: $details) { id } }';
const REPAIR = 'mutation($details: CrewRepairEntryInput!) { updateCrewRepairJobEntry(details: $details) { id } }';

/** A gunite sub-job with its history; what is not named is quiet: open, and without history. */
export interface GuniteSubJob {
  id: number;
  job_id?: number;
  status_id?: number | null;
  details?: Fields;
  history?: readonly ({ id: number; type: number } & Fields)[];
}

/** Rows of the gunite board on a database without demo data, and the calls that move its cards. */
export const guniteFixture = async (app: TestApp) => {
  const board = await boardFixture(app);
  for (const id of [41, 42]) await board.aCrew(id, 'Gunite', { lookup_company_division_id: DIVISION.GUNITE });

  const aGuniteSubJob = async ({
    id,
    job_id = id,
    status_id = 2,
    details = {},
    history = [],
  }: GuniteSubJob): Promise<void> => {
    if (!(await board.row('job', job_id))) await board.aJob(job_id);
    await board.insert('job_detail', { id, job_id, job_category_id: 1, status_id });
    await board.insert('gunite_details', { id: id + 100_000, job_detail_id: id, ...details });
    for (const { type, ...entry } of history)
      await board.insert('gunite_history', { job_detail_id: id, type_id: type, status_id: 2, ...entry });
  };
  const aGuniteRepair = (id: number, fields: Fields = {}): Promise<void> =>
    board.aRepair(id, id, id, { company_division_id: DIVISION.GUNITE, ...fields });

  /** The fields of an entry that a move writes. */
  const history = async (id: number): Promise<Fields> => {
    const { status_id, crew_id, gunite_date, type_id, job_order } = (await board.row('gunite_history', id)) ?? {};
    return { status_id, crew_id, gunite_date, type_id, job_order };
  };
  /** The derived fields of a sub-job. */
  const derived = async (sub_job: number): Promise<Fields> => {
    const { scheduled_date, flash_date, finished_date, total_yardage, flash_yards, crew_id, flash_crew_id } =
      (await board.row('gunite_details', sub_job + 100_000)) ?? {};
    return {
      scheduled_date,
      flash_date,
      finished_date,
      total_yardage: Number(total_yardage),
      flash_yards: Number(flash_yards),
      crew_id,
      flash_crew_id,
    };
  };

  /** A call that moves an entry; `to` overrides what a drop in Unassigned of the week sends. */
  const moveHistory = (
    id: number,
    sub_job: number,
    type: number,
    to: Fields,
    account = 'scheduler',
    headers?: Record<string, string>,
  ) =>
    app.graphql<{ updateGuniteBoardHistoryEntry: { id: number } }>(
      account,
      MOVE,
      {
        details: {
          history_entry_id: id,
          history_entry_type_id: type,
          is_day_view: false,
          crew_id: null,
          date: null,
          job_detail_id: sub_job,
          awaiting_builder: false,
          status: 2,
          ...to,
        },
      },
      headers,
    );
  const moveGuniteRepair = (id: number, to: Fields, account = 'scheduler') =>
    app.graphql<{ updateCrewRepairJobEntry: { id: number } }>(account, REPAIR, {
      details: {
        id,
        job_detail_id: id,
        pebble_phase_type_id: null,
        crew_id: null,
        date: null,
        status: 2,
        ...to,
      },
    });

  return { ...board, aGuniteSubJob, aGuniteRepair, history, derived, moveHistory, moveGuniteRepair };
};
