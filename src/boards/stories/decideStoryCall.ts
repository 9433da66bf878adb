import type { ShownBoard } from '#domain/boards/boardFacts';
import { cardKey } from '#domain/boards/boardState';
import { binOfCrewInfo, binOfCrewRepair, binOfGuniteHistory, type BoardCall } from '#domain/boards/calls';
import { decideCall } from '#domain/boards/decideCall';
import type { BinKey } from '#domain/boards/kinds';
import { decideVisitMove } from '#domain/boards/timeGrid/decideVisitMove';
import { moveOfSchedule, moveOfScheduleEnd } from '#domain/boards/timeGrid/movesOfVisitCalls';
import type { VisitCall } from '#domain/boards/timeGrid/visitCalls';
import { jobCardKey, VISIT } from '#domain/boards/timeGrid/visitCard';
import { decideReschedule } from '#domain/boards/reschedule';
import type { Change } from '#domain/changes';
import { refuse, type Refusal } from '#domain/refusals/refusal';

/** The card that a call is about, and the bin that it means. */
const targetOf = (call: Exclude<BoardCall, VisitCall>, { config }: ShownBoard): { key: string; to: BinKey } => {
  switch (call.mutation) {
    case 'updateCrewRepairJobEntry':
      return { key: cardKey('crew_repair_job', call.input.id), to: binOfCrewRepair(call.input, config.category, null) };
    case 'updateGuniteBoardHistoryEntry':
      return { key: cardKey('gunite_history', call.input.history_entry_id), to: binOfGuniteHistory(call.input) };
    case 'updatePebbleWeeklyBoardCrewInfoEntry':
    case 'updateJobDetailDayView':
      return { key: cardKey('crew_information', call.input.id), to: binOfCrewInfo(call.input, null) };
  }
};

const decideStoryVisit = (facts: ShownBoard, call: VisitCall): { changes: readonly Change[] } | Refusal => {
  const id = call.mutation === 'updateWarrantySchedule' ? call.id : call.input.schedule_id;
  const key = id < 0 ? jobCardKey(call.input.job_detail_id) : cardKey(VISIT, id);
  const move =
    call.mutation === 'updateWarrantySchedule'
      ? moveOfSchedule(key, call.input)
      : moveOfScheduleEnd(facts, key, call.input);
  return Array.isArray(move) ? refuse('no_such_bin') : decideVisitMove(facts, move);
};

/** What the server of the stories decides on a named call: the same rules as the real one. */
export const decideStoryCall = (facts: ShownBoard, call: BoardCall): { changes: readonly Change[] } | Refusal => {
  if (call.mutation === 'updateWarrantySchedule' || call.mutation === 'updateWarrantyScheduleEnd')
    return decideStoryVisit(facts, call);
  const target = targetOf(call, facts);
  const { date, crew_id, index } = call.input;
  if (call.mutation === 'updateGuniteBoardHistoryEntry' && call.input.is_reschedule === true && date !== null) {
    return decideReschedule(facts, { key: target.key, crew_id, date });
  }
  return decideCall(facts, { ...target, index: index ?? undefined }, date);
};
