import type { BoardCategory } from '#domain/boards/kinds';
import { scheduleEntries, type ScheduleEntry } from '#domain/boards/scheduleEntry';
import type { BoardCrew } from '#domain/boards/types';
import type { CivilDate } from '#domain/civilDate';
import { badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import type { Runner } from '../../../db/statement';
import { BOARD_SOURCES } from '../read/boardSources';
import type { BoardRows } from '../read/loadBoard';
import { idsShownOn, OF_SHOWN_JOBS } from '../read/shownJobs';

const REPAIRS =
  'select job_detail_id as id from crew_repair_job where date between $1 and $2 and company_division_id =';

/** The sub-jobs with something scheduled from $1 to $2. */
const DATED: Readonly<Record<BoardCategory, string>> = {
  gunite: `select job_detail_id as id from gunite_history where gunite_date between $1 and $2 union ${REPAIRS} 2`,
  pebble: `select job_detail_id as id from crew_information where date between $1 and $2 union ${REPAIRS} 3`,
  warranty: 'select job_detail_id as id from warranty_schedule where start >= $1::date and start < $2::date + 1',
};

interface Rows extends BoardRows {
  crews: BoardCrew[];
}

/**
 * The sub-jobs with something scheduled on these days, with all their cards. @param reach the sub-jobs that are wanted;
 * null for all
 */
export const scheduleRows = async (
  runner: Runner,
  category: BoardCategory,
  days: readonly CivilDate[],
  reach: ReadonlySet<number> | null,
): Promise<Rows> => {
  const source = BOARD_SOURCES[category];
  if (!source) throw badInput([fieldIssue('category', 'board_unknown')]);
  const ids = await idsShownOn(`select s.id from (${DATED[category]}) shown ${OF_SHOWN_JOBS}`)(runner, days);
  const [rows, crews] = await Promise.all([
    source.load(runner, reach ? ids.filter((id) => reach.has(id)) : ids),
    source.crews(runner),
  ]);
  return { ...rows, crews };
};

interface Schedule {
  entries: ScheduleEntry[];
  crews: BoardCrew[];
}

/**
 * What a board has scheduled on these days, without what waits in its trays. @param reach the sub-jobs that the user
 * may see; null for all
 */
export const loadSchedule = async (
  runner: Runner,
  category: BoardCategory,
  days: readonly CivilDate[],
  reach: ReadonlySet<number> | null,
): Promise<Schedule> => {
  const rows = await scheduleRows(runner, category, days, reach);
  return { crews: rows.crews, entries: scheduleEntries(rows, days) };
};
