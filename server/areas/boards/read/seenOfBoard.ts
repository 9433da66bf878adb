import type { BoardCategory } from '#domain/boards/kinds';
import type { BoardAnswer, BoardCrew, SubJob } from '#domain/boards/types';
import { DIVISION } from '#domain/statuses';
import type { SiteAnswer } from '#domain/evening/siteAnswer';
import type { FieldAsker } from '../../../api/fieldRights';
import { plantsFor } from '../../plants/plantsFor';
import { daysFor } from '../../workdays/daysFor';
import { CREW_COLUMNS } from '../../../api/plainTypes';
import { seesColumn, seesColumns, withoutHidden } from '../../../api/seenColumns';
import type { Runner } from '../../../db/statement';
import { loadAllCrews } from './loadCrews';
import { loadFieldworkers } from './loadFieldworkers';

/** What an answer to the evening message is made of; without one of these it says nothing. */
const ANSWER_COLUMNS = ['answer', 'date', 'kind', 'answered_at'].map((name) => `stop_message.${name}`);
const REASON = 'stop_message.reason';

/** The columns of the faces of cards that a role can be kept from. */
export const LIMITED_ON_FACES: readonly string[] = [...ANSWER_COLUMNS, REASON];

const answersFor = (actor: FieldAsker, answers: readonly SiteAnswer[]): readonly SiteAnswer[] => {
  if (!seesColumns(actor, ANSWER_COLUMNS)) return [];
  return seesColumn(actor, REASON) ? answers : answers.map((one) => ({ ...one, reason: null }));
};

/** A sub-job without what its face shows of columns that the user does not see. */
export const faceFor = (actor: FieldAsker, subJob: SubJob): SubJob =>
  subJob.site_answers?.length ? { ...subJob, site_answers: answersFor(actor, subJob.site_answers) } : subJob;

/** Who stands on a board without a card is decided by these; the rows of the grid of visits are employees [WRB-015]. */
const OFFERED_BY: Readonly<Record<BoardCategory, readonly string[]>> = {
  gunite: ['crew.lookup_company_division_id'],
  pebble: ['crew.lookup_company_division_id'],
  warranty: ['employee.is_active', 'crew.is_active', 'crew.lookup_company_division_id'],
};
/** A crew's foreman is its first active employee. */
const FOREMAN_COLUMN = 'employee.is_active';

/**
 * The crews of a board as a user sees them, by name where their order is not seen. By what is not seen they are not
 * narrowed: where it does not exist for the user which crews are of the board there are all of them, and as fieldworkers
 * whoever is of a crew, also those who are new [USR-018].
 */
export const crewsFor = async (
  runner: Runner,
  actor: FieldAsker,
  category: BoardCategory,
  crews: readonly BoardCrew[],
): Promise<BoardCrew[]> => {
  if (actor.field_limits.size === 0) return [...crews];
  const areWorkers = category === 'warranty';
  const isWhole = seesColumns(actor, OFFERED_BY[category]);
  const offered = async () => (areWorkers ? loadFieldworkers(runner, actor) : loadAllCrews(runner));
  const seen = (isWhole ? crews : await offered()).map((crew): BoardCrew => ({
    ...withoutHidden(actor, crew, CREW_COLUMNS),
    ...(areWorkers && !seesColumn(actor, 'employee.is_active') && { is_active: null }),
    // Whoever stands on the grid is as one of the division, also who has but a visit there.
    ...(areWorkers && !isWhole && { division_id: DIVISION.WARRANTY, sort_order: null }),
    ...(!seesColumn(actor, FOREMAN_COLUMN) && { foreman_id: null, foreman_name: null }),
  }));
  return (isWhole || !areWorkers) && seesColumn(actor, 'crew.sort_order')
    ? seen
    : seen.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.id - b.id);
};

/**
 * The answer of a board for a role that is kept from fields of crews, days without work, plants or answers: those are
 * empty, and the board is there [USR-018]. What is kept between requests is copied, not changed.
 */
export const withSeenColumns = async <Answer extends BoardAnswer>(
  runner: Runner,
  answer: Answer,
  actor: FieldAsker,
): Promise<Answer> => {
  if (actor.field_limits.size === 0) return answer;
  const { category, crews, sub_jobs, days_without_work: days, crew_plants: plants } = answer;
  return {
    ...answer,
    crews: await crewsFor(runner, actor, category, crews),
    sub_jobs: sub_jobs.map((subJob) => faceFor(actor, subJob)),
    days_without_work: days ? daysFor(actor, days) : days,
    crew_plants: plants ? plantsFor(actor, plants) : plants,
  };
};
