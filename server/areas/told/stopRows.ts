import { BOARD_EDIT } from '#domain/access/boardNeeds';
import { can } from '#domain/access/can';
import type { BoardCategory } from '#domain/boards/kinds';
import type { CivilDate } from '#domain/civilDate';
import { AppError, badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { boardOfStop, parseStopKey, STOP_TABLES } from '#domain/boards/told/stopKey';
import { numberOf, textOf } from '#domain/values';
import { STATUS } from '#domain/statuses';
import { idOf, numberIn, runText, type Row } from '../../db/statement';
import { lockRows } from '../../pipeline/lockRows';
import { lockedRow, type Looking } from '../../pipeline/mutation';
import type { LogRow } from '../../events/changeLog';
import { boardReach } from '../boards/read/reach';

/** A stop as its row says it, under lock. */
export interface StopRow {
  key: string;
  job_detail_id: number;
  job_id: number;
  category: BoardCategory;
  /** The day on which it is planned; null for none. */
  date: CivilDate | null;
  status_id: number | null;
}

const JOBS = `select d.id, d.job_id from job_detail d join job j on j.id = d.job_id and j.deleted_at is null and not j.is_estimate
  where d.id = any($1) and d.deleted_at is null`;

const dayOf = ({ date, gunite_date, start }: Row): CivilDate | null =>
  textOf(date ?? gunite_date ?? start)?.slice(0, 10) ?? null;

const statusOf = ({ status_id, completion }: Row): number | null =>
  completion === true ? STATUS.COMPLETE : numberOf(status_id);

/**
 * Reads and locks stops, in the order of their keys, for somebody who may edit their boards.
 * @param path of the keys in the input, for the field at fault
 * @throws AppError BAD_USER_INPUT `not_valid` for what is no key of a stop, NOT_FOUND, FORBIDDEN
 */
export const lockStops = async (
  mutation: Looking,
  keys: readonly string[],
  path: (at: number) => string,
): Promise<StopRow[]> => {
  const named = keys.map(parseStopKey);
  const issues = named.flatMap((one, at) => (one ? [] : [fieldIssue(path(at), 'not_valid')]));
  if (issues.length > 0) throw badInput(issues);
  await lockRows(
    mutation,
    Object.fromEntries(
      STOP_TABLES.map((table) => [table, named.flatMap((one) => (one?.table === table ? [one.id] : []))]),
    ),
  );
  const found = named.map((one) => (one && lockedRow(mutation, one.table, one.id)) ?? null);
  const subJobs = found.flatMap((row) => (row ? [numberIn(row, 'job_detail_id')] : []));
  const jobs = new Map(
    (await runText(mutation.client, JOBS, [subJobs])).map((row) => [idOf(row), numberIn(row, 'job_id')]),
  );
  const reach = await boardReach(mutation.db, mutation.actor);
  const stops = named.map((one, at): StopRow => {
    const row = found[at];
    const job_detail_id = row ? numberIn(row, 'job_detail_id') : 0;
    const job_id = jobs.get(job_detail_id);
    if (!one || !row || job_id === undefined || (reach && !reach.has(job_detail_id))) throw new AppError('NOT_FOUND');
    return {
      key: keys[at] ?? '',
      job_detail_id,
      job_id,
      category: boardOfStop(one.table, numberOf(row.company_division_id)),
      date: dayOf(row),
      status_id: statusOf(row),
    };
  });
  const { permissions } = mutation.actor;
  if (!stops.every(({ category }) => can(permissions, BOARD_EDIT[category]))) throw new AppError('FORBIDDEN');
  return stops;
};

/** Who may take back what was told or promised: who may do it now. @throws AppError */
export const assertMayUndoStops = async (looking: Looking, entries: readonly LogRow[]): Promise<void> => {
  const keys = entries.flatMap(({ before, after }) => textOf((after ?? before)?.stop_key) ?? []);
  await lockStops(looking, [...new Set(keys)], () => 'key');
};
