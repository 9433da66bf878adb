import type { z } from 'zod';
import type { BoardFacts } from '#domain/boards/boardFacts';
import { boardConfig } from '#domain/boards/config';
import { newVisitKey } from '#domain/boards/timeGrid/visitCard';
import { decideVisitMove, type VisitMove } from '#domain/boards/timeGrid/decideVisitMove';
import { moveOfSchedule, moveOfScheduleEnd } from '#domain/boards/timeGrid/movesOfVisitCalls';
import type { Decision } from '#domain/changes';
import { isCivilDate, type CivilDate } from '#domain/civilDate';
import { badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { dateLimits } from '#domain/inputs/dateInput';
import { isFarDate } from '#domain/fields/farDate';
import type { RuleName } from '#domain/refusals/catalogue';
import { isRefusal } from '#domain/refusals/refusal';
import { idOf } from '../../../db/statement';
import type { Command } from '../../../pipeline/command';
import { assertMayUndoVisits } from './assertMayUndoVisits';
import { noteMoves } from '../overrides/noteMoves';
import { settleVisits } from './settleVisits';
import { visitFacts } from './visitFacts';
import { visitMeant } from './visitMeant';
import { warrantySchedule, warrantyScheduleEnd } from './visitInputs';

interface VisitDrop {
  facts: BoardFacts;
  move: VisitMove;
}

const SHARED = {
  need: boardConfig('warranty', 'week').edit_permission,
  assertMayUndo: assertMayUndoVisits,
  settleUndo: settleVisits,
} as const;
const NEW = -1;
const MOVE = 'updateWarrantySchedule';
const RESIZE = 'updateWarrantyScheduleEnd';

/** The field that a refusal of the domain is about, which knows a place and a time, and no call. */
const FIELD_OF: Readonly<Partial<Record<RuleName, string>>> = {
  outside_day: 'start',
  off_step: 'start',
  end_before_start: 'end',
  worker_inactive: 'fieldworker_id',
};
const END_OF: typeof FIELD_OF = {
  outside_day: 'end',
  off_step: 'end',
  end_before_start: 'end',
  visit_too_short: 'end',
};

const decide =
  (fields: typeof FIELD_OF) =>
  ({ facts, move }: VisitDrop): Decision => {
    const decision = decideVisitMove(facts, move);
    const field = isRefusal(decision) ? fields[decision.rule] : undefined;
    return isRefusal(decision) && field !== undefined ? { ...decision, path: `schedule.${field}` } : decision;
  };

/**
 * A visit is planned for a day that people plan for; where it stands it may stay [UI-004].
 * @throws AppError BAD_USER_INPUT
 */
const assertPlannable = (field: string, time: string | null, kept: CivilDate | null, today: CivilDate): void => {
  if (isFarDate(time, kept, dateLimits(today))) throw badInput([fieldIssue(`schedule.${field}`, 'date_time')]);
};

const dayOfStart = (start: string | null): CivilDate | null => {
  const day = start?.slice(0, 10);
  return isCivilDate(day) ? day : null;
};

/** A visit is made, moved or taken back, and its job put on hold or with its builder [BAPI-005 BAPI-019]. */
export const moveVisit: Command<z.infer<typeof warrantySchedule>, VisitDrop, { id: number }> = {
  name: MOVE,
  ...SHARED,
  input: warrantySchedule,
  places: ({ schedule }) => ({ subJobs: [schedule.job_detail_id] }),
  load: async (mutation, { id, schedule }) => {
    if (schedule.id !== undefined && schedule.id !== null && schedule.id !== id)
      throw badInput([fieldIssue('schedule.id', 'visit_other')]);
    const { job_detail_id, expected_bin, version } = schedule;
    const facts = await visitFacts(mutation, job_detail_id, schedule.fieldworker_id, dayOfStart(schedule.start));
    const card = await visitMeant(mutation, facts, { id, job_detail_id, expected_bin, version });
    const move = moveOfSchedule(card.key, { ...schedule, status: schedule.status ?? null });
    assertPlannable('start', schedule.start, card.date, mutation.today);
    assertPlannable('end', schedule.end, card.date, mutation.today);
    if (Array.isArray(move)) throw badInput(move);
    noteMoves(mutation, { command: MOVE, board: facts, override: schedule.override, moves: [move] });
    return { facts, move };
  },
  decide: decide(FIELD_OF),
  result: (written, _mutation, { id, schedule }, { move }) => ({
    id: id === NEW && move.span ? idOf(written.made(newVisitKey(schedule.job_detail_id))) : id,
  }),
};

/** Only the end of a visit changes [BAPI-006 BAPI-021]. */
export const resizeVisit: Command<z.infer<typeof warrantyScheduleEnd>, VisitDrop, { id: number }> = {
  name: RESIZE,
  ...SHARED,
  input: warrantyScheduleEnd,
  places: ({ schedule }) => ({ subJobs: [schedule.job_detail_id] }),
  load: async (mutation, { schedule }) => {
    const { schedule_id, job_detail_id, expected_bin, version } = schedule;
    const facts = await visitFacts(mutation, job_detail_id);
    const card = await visitMeant(mutation, facts, { id: schedule_id, job_detail_id, expected_bin, version });
    assertPlannable('end', schedule.end, card.date, mutation.today);
    const move = moveOfScheduleEnd(facts, card.key, { schedule_id, job_detail_id, end: schedule.end });
    if (Array.isArray(move)) throw badInput(move);
    noteMoves(mutation, { command: RESIZE, board: facts, override: schedule.override, moves: [move] });
    return { facts, move };
  },
  decide: decide(END_OF),
  result: (_written, _mutation, { schedule }) => ({ id: schedule.schedule_id }),
};
