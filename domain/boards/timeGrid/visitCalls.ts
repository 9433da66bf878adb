import { statusOfTray } from '../config';
import { isTray, parseBinKey } from '../bins';
import type { BoardFacts } from '../boardFacts';
import type { BinKey } from '../kinds';
import type { ScheduleOverride } from '../overrides/overrideReason';
import { isVisit } from './visitCard';
import type { VisitMove } from './decideVisitMove';
import { wallTime } from '../../wallTime';

/** What our own client says beside the documented fields. */
interface Extras {
  expected_bin?: string | null;
  version?: number | null;
  override?: ScheduleOverride | null;
}

/** `schedule` of updateWarrantySchedule [BAPI-005 BAPI-019]. */
export interface WarrantyScheduleInput extends Extras {
  id?: number | null;
  job_detail_id: number;
  fieldworker_id: number | null;
  start: string | null;
  end: string | null;
  status?: { id: number } | null;
}

/** `schedule` of updateWarrantyScheduleEnd [BAPI-006]. */
export interface WarrantyScheduleEndInput extends Extras {
  schedule_id: number;
  job_detail_id: number;
  end: string;
}

/** The named call of a drop on a warranty board; `id` is the top-level argument, the visit's or -1. */
export type VisitCall =
  | { mutation: 'updateWarrantySchedule'; argument: 'schedule'; id: number; input: WarrantyScheduleInput }
  | { mutation: 'updateWarrantyScheduleEnd'; argument: 'schedule'; input: WarrantyScheduleEndInput };

const NEW = -1;

/**
 * The call that a drop sends: the visit with its new place, or only its end when nothing else changes. Null for what is
 * not there.
 */
export const callOfVisitMove = (
  { cards }: Pick<BoardFacts, 'cards'>,
  { key, to, span, override }: VisitMove,
  from: BinKey,
): VisitCall | null => {
  const card = cards.get(key);
  const target = parseBinKey(to);
  if (!card || !target) return null;
  const id = isVisit(card) ? card.id : NEW;
  const extras = { expected_bin: from, version: card.version, ...(override && { override }) };
  const { job_detail_id } = card;
  if (isTray(target)) {
    const status = statusOfTray(target.kind);
    const input = {
      id,
      job_detail_id,
      fieldworker_id: null,
      start: null,
      end: null,
      ...extras,
      ...(status !== null && { status: { id: status } }),
    };
    return { mutation: 'updateWarrantySchedule', argument: 'schedule', id, input };
  }
  if (!span || target.date === null) return null;
  const [start, end] = [wallTime(target.date, span.start), wallTime(target.date, span.end)];
  if (from === to && start === card.start) {
    return {
      mutation: 'updateWarrantyScheduleEnd',
      argument: 'schedule',
      input: { schedule_id: card.id, job_detail_id, end, ...extras },
    };
  }
  return {
    mutation: 'updateWarrantySchedule',
    argument: 'schedule',
    id,
    input: { id, job_detail_id, fieldworker_id: target.crew_id, start, end, ...extras },
  };
};
