import { fieldIssue, type FieldIssue } from '../../fields/fieldIssue';
import type { RuleName } from '../../refusals/catalogue';
import { STATUS } from '../../statuses';
import { assignedKey, isTray, parseBinKey, trayKey } from '../bins';
import type { BoardFacts } from '../boardFacts';
import type { BinKey, TrayKind } from '../kinds';
import { isVisit, spanOf } from './visitCard';
import type { VisitMove } from './decideVisitMove';
import { DAY_MINUTES, readWallTime, wallTime } from './wallTime';

/** What our own client says beside the documented fields (boards.md 4). */
interface Extras {
  expected_bin?: string | null;
  version?: number | null;
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

/** Statuses that name a tray; unassigned and the grid follow from the times [BAPI-019]. */
const TRAY_OF_STATUS: Readonly<Record<number, TrayKind>> = {
  [STATUS.ON_HOLD]: 'onHold',
  [STATUS.AWAITING_BUILDER]: 'awaitingBuilder',
};
const STATUS_OF_TRAY: Readonly<Partial<Record<string, number>>> = {
  onHold: STATUS.ON_HOLD,
  awaitingBuilder: STATUS.AWAITING_BUILDER,
};

const NEW = -1;

/**
 * The call that a drop sends: the visit with its new place, or only its end when nothing else changes. Null for what is
 * not there.
 */
export const callOfVisitMove = (
  { cards }: Pick<BoardFacts, 'cards'>,
  { key, to, span }: VisitMove,
  from: BinKey,
): VisitCall | null => {
  const card = cards.get(key);
  const target = parseBinKey(to);
  if (!card || !target) return null;
  const id = isVisit(card) ? card.id : NEW;
  const extras = { expected_bin: from, version: card.version };
  const { job_detail_id } = card;
  if (isTray(target)) {
    const status = STATUS_OF_TRAY[target.kind];
    const input = {
      id,
      job_detail_id,
      fieldworker_id: null,
      start: null,
      end: null,
      ...extras,
      ...(status !== undefined && { status: { id: status } }),
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

const trayOf = (kind: TrayKind): BinKey => trayKey(kind, kind === 'awaitingBuilder' ? null : 'WARRANTY');

const wrong = (field: string, rule: RuleName): FieldIssue[] => [fieldIssue(`schedule.${field}`, rule)];

/**
 * Minutes of an end on the day of its visit: that day, or the next one's midnight; of any other end the rule that
 * refuses it.
 */
const endOn = (end: string, day: string): number | RuleName => {
  const read = readWallTime(end);
  if (!read) return 'date_time';
  if (read.date === day) return read.minutes;
  return read.minutes === 0 && wallTime(day, DAY_MINUTES).startsWith(read.date) ? DAY_MINUTES : 'end_before_start';
};

/**
 * The place that updateWarrantySchedule means: a tray by status, Unassigned when nothing is set, else a fieldworker's
 * day. A missing end is an hour after the start [WRB-009 BAPI-019].
 */
export const moveOfSchedule = (
  key: string,
  { fieldworker_id, start, end, status }: WarrantyScheduleInput,
): VisitMove | FieldIssue[] => {
  const named = status ? TRAY_OF_STATUS[status.id] : undefined;
  if (start === null) {
    if (fieldworker_id !== null || end !== null) return wrong('start', 'start_missing');
    if (named) return { key, to: trayOf(named) };
    if (status && status.id !== STATUS.TO_BE_SCHEDULED) return wrong('status.id', 'move_status');
    return { key, to: trayOf('unassigned') };
  }
  if (status && status.id !== STATUS.SCHEDULED) return wrong('status.id', 'visit_is_scheduled');
  const from = readWallTime(start);
  if (!from || from.minutes >= DAY_MINUTES) return wrong('start', 'date_time');
  const to = assignedKey('WARRANTY', fieldworker_id, from.date);
  if (end === null) return { key, to, span: { start: from.minutes, end: Math.min(from.minutes + 60, DAY_MINUTES) } };
  const until = endOn(end, from.date);
  return typeof until === 'string' ? wrong('end', until) : { key, to, span: { start: from.minutes, end: until } };
};

/** The place that updateWarrantyScheduleEnd means: the block where it is, with another end [WRB-006]. */
export const moveOfScheduleEnd = (
  facts: Pick<BoardFacts, 'cards'>,
  key: string,
  { end }: WarrantyScheduleEndInput,
): VisitMove | FieldIssue[] => {
  const card = facts.cards.get(key);
  const span = card && spanOf(card);
  if (!card || !span || card.date === null) return wrong('schedule_id', 'visit_without_start');
  const until = endOn(end, card.date);
  if (typeof until === 'string') return wrong('end', until);
  return { key, to: assignedKey('WARRANTY', card.crew_id, card.date), span: { start: span.start, end: until } };
};
