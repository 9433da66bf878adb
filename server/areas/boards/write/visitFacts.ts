import { boardFacts, type BoardFacts } from '#domain/boards/boardFacts';
import { boardState } from '#domain/boards/boardState';
import { boardConfig } from '#domain/boards/config';
import { jobCard, visitCard } from '#domain/boards/timeGrid/visitCard';
import type { CivilDate } from '#domain/civilDate';
import { AppError, refusalError } from '#domain/errors';
import { CATEGORY } from '#domain/statuses';
import { boardReach } from '../read/reach';
import { refusesDays, withDayRule } from '../read/dayRule';
import { boardRights } from '../read/boardRights';
import { loadFieldworkers } from '../read/loadFieldworkers';
import { STORED_VISIT } from '../read/loadWarrantyBoard';
import { rememberRows } from '../../../pipeline/lockRows';
import type { Mutation } from '../../../pipeline/mutation';
import { runText } from '../../../db/statement';
import { rowDecoder } from '../../../db/rowDecoder';
import { subJobFacts } from './subJobFacts';
import { refuse } from '#domain/refusals/refusal';

const SUB_JOB = `select s.* from job_detail s join job j on j.id = s.job_id and j.deleted_at is null and not j.is_estimate
  where s.id = $1 and s.deleted_at is null for no key update of s`;
const VISITS = 'select * from warranty_schedule where job_detail_id = $1 order by id for no key update';
const NAME =
  "select id, first_name || ' ' || last_name as name, is_active and deleted_at is null as is_active from employee where id = $1";

const visitOf = rowDecoder(STORED_VISIT);

const CONFIG = boardConfig('warranty', 'week');

/**
 * What a decision on the warranty board reads: a sub-job with all its visits, under lock in this order, and who may be
 * sent.
 * @param worker an employee who is asked for beyond the fieldworkers
 * @param day the day that the visit comes to
 * @throws AppError NOT_FOUND for a sub-job that is not there or out of reach, BAD_USER_INPUT for one of another board
 */
export const visitFacts = async (
  mutation: Mutation,
  job_detail_id: number,
  worker: number | null = null,
  day: CivilDate | null = null,
): Promise<BoardFacts> => {
  const { client, actor, db, today } = mutation;
  const [row] = await runText(client, SUB_JOB, [job_detail_id]);
  if (!row) throw new AppError('NOT_FOUND');
  const reach = await boardReach(db, actor);
  if (reach && !reach.has(job_detail_id)) throw new AppError('NOT_FOUND');
  if (row.job_category_id !== CATEGORY.WARRANTY)
    throw refusalError(refuse('not_on_board', {}, 'schedule.job_detail_id'));
  const visits = await runText(client, VISITS, [job_detail_id]);
  rememberRows(mutation, 'job_detail', [row]);
  rememberRows(mutation, 'warranty_schedule', visits);

  const subJob = subJobFacts(row, undefined);
  const crews = await loadFieldworkers(client);
  if (worker !== null && !crews.some(({ id }) => id === worker)) {
    const [known] = await runText(client, NAME, [worker]);
    if (known)
      crews.push({
        id: worker,
        name: String(known.name),
        is_active: known.is_active === true,
        subdivision: null,
        division_id: null,
        sort_order: null,
        daily_capacity: null,
        foreman_id: null,
        foreman_name: null,
      });
  }
  const cards = [
    jobCard(subJob),
    ...visits.map((visit) => visitCard({ ...visitOf(visit), fieldworker_name: null }, subJob)),
  ];
  const board = boardFacts({
    config: CONFIG,
    date: today,
    today,
    crews,
    rights: boardRights(CONFIG, actor),
    ...boardState({ cards, sub_jobs: [subJob] }),
  });
  return day !== null && (await refusesDays(client)) ? withDayRule(mutation, board, [day]) : board;
};
