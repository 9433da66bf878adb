import type { z } from 'zod';
import type { BoardFacts } from '#domain/boards/boardFacts';
import { boardConfig } from '#domain/boards/config';
import { newVisitKey } from '#domain/boards/timeGrid/visitCard';
import { decideVisitMove, type VisitMove } from '#domain/boards/timeGrid/decideVisitMove';
import { moveOfSchedule, moveOfScheduleEnd } from '#domain/boards/timeGrid/visitCalls';
import { badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { dateLimits, isWithin } from '#domain/inputs/dateInput';
import type { Command } from '../../../pipeline/command';
import { assertMayUndoVisits } from './assertMayUndoVisits';
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

const decide = ({ facts, move }: VisitDrop) => decideVisitMove(facts, move);

/** A visit is made, moved or taken back, and its job put on hold or with its builder [BAPI-005 BAPI-019]. */
export const moveVisit: Command<z.infer<typeof warrantySchedule>, VisitDrop, { id: number }> = {
  name: 'updateWarrantySchedule',
  ...SHARED,
  input: warrantySchedule,
  places: ({ schedule }) => ({ subJobs: [schedule.job_detail_id] }),
  load: async (mutation, { id, schedule }) => {
    if (schedule.id !== undefined && schedule.id !== null && schedule.id !== id)
      throw badInput([{ path: 'schedule.id', message: 'This is another visit than the one named by id.' }]);
    const { job_detail_id, expected_bin, version } = schedule;
    const facts = await visitFacts(mutation, job_detail_id, schedule.fieldworker_id);
    const card = await visitMeant(mutation, facts, { id, job_detail_id, expected_bin, version });
    const move = moveOfSchedule(card.key, { ...schedule, status: schedule.status ?? null });
    if (Array.isArray(move)) throw badInput(move);
    const day = schedule.start?.slice(0, 10);
    // A visit is planned for a day that people plan for; where it stands it may stay [UI-004].
    if (day !== undefined && day !== card.date && !isWithin(day, dateLimits(mutation.today)))
      throw badInput([fieldIssue('schedule.start', 'date_time')]);
    return { facts, move };
  },
  decide,
  result: (written, _mutation, { id, schedule }, { move }) => ({
    id: id === NEW && move.span ? Number(written.made(newVisitKey(schedule.job_detail_id)).id) : id,
  }),
};

/** Only the end of a visit changes [BAPI-006 BAPI-021]. */
export const resizeVisit: Command<z.infer<typeof warrantyScheduleEnd>, VisitDrop, { id: number }> = {
  name: 'updateWarrantyScheduleEnd',
  ...SHARED,
  input: warrantyScheduleEnd,
  places: ({ schedule }) => ({ subJobs: [schedule.job_detail_id] }),
  load: async (mutation, { schedule }) => {
    const { schedule_id, job_detail_id, expected_bin, version } = schedule;
    const facts = await visitFacts(mutation, job_detail_id);
    const card = await visitMeant(mutation, facts, { id: schedule_id, job_detail_id, expected_bin, version });
    const move = moveOfScheduleEnd(facts, card.key, { schedule_id, job_detail_id, end: schedule.end });
    if (Array.isArray(move)) throw badInput(move);
    return { facts, move };
  },
  decide,
  result: (_written, _mutation, { schedule }) => ({ id: schedule.schedule_id }),
};
