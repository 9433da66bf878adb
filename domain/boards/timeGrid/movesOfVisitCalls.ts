import { fieldIssue, type FieldIssue } from '../../fields/fieldIssue';
import type { RuleName } from '../../refusals/catalogue';
import { STATUS } from '../../statuses';
import { assignedKey, trayKey } from '../bins';
import type { BoardFacts } from '../boardFacts';
import type { BinKey, TrayKind } from '../kinds';
import type { VisitMove } from './decideVisitMove';
import type { WarrantyScheduleEndInput, WarrantyScheduleInput } from './visitCalls';
import { heldVisitTray } from './visitPlacement';
import { spanOf } from './visitCard';
import { DAY_MINUTES, readWallTime, wallTime } from '../../wallTime';

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
  const named = status && heldVisitTray(status.id);
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
