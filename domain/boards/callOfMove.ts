import { PHASE } from '../pebble/phases';
import { STATUS, GUNITE_TYPE } from '../statuses';
import { parseBinKey } from './bins';
import type { BoardFacts } from './boardFacts';
import { type BoardCall, type CallExtras, crewInfoCall } from './calls';
import { cardIndex } from './cardIndex';
import { dropResult } from './dropResult';
import type { BinKey } from './kinds';
import type { Move } from './moves';
import type { ScheduleOverride } from './overrides/overrideReason';
import { subJobsWithPrepsDone } from './placement';
import type { Reschedule } from './reschedule';
import { callOfVisitMove } from './timeGrid/visitCalls';
import type { Card } from './types';

type Sent = Pick<Card, 'status_id' | 'crew_id' | 'date' | 'phase_id' | 'type_id'>;

const callOf = (
  card: Card,
  sent: Sent,
  awaiting_builder: boolean,
  facts: BoardFacts,
  extras: CallExtras,
): BoardCall => {
  const { id, job_detail_id } = card;
  const status = sent.status_id ?? STATUS.PENDING;
  const place = { crew_id: sent.crew_id, date: sent.date };
  if (card.entity === 'crew_information') {
    const input = {
      id,
      job_detail_id,
      phase_type_id: sent.phase_id ?? PHASE.WARRANTY,
      ...place,
      status: { id: status },
      awaiting_builder,
      ...extras,
    };
    return crewInfoCall(facts.config.view, input);
  }
  if (card.entity === 'crew_repair_job') {
    const input = { id, pebble_phase_type_id: sent.phase_id, job_detail_id, ...place, status, ...extras };
    return { mutation: 'updateCrewRepairJobEntry', argument: 'details', input };
  }
  const entry = {
    history_entry_id: id,
    history_entry_type_id: sent.type_id ?? GUNITE_TYPE.DAY_1,
    is_day_view: facts.config.view === 'day',
  };
  const input = { ...entry, ...place, job_detail_id, awaiting_builder, status, ...extras };
  return { mutation: 'updateGuniteBoardHistoryEntry', argument: 'details', input };
};

/**
 * The call that a drop sends: the card as the drop leaves it, the bin it came from, the place it takes
 * and the version that was seen. Null for a card or bin that is not there.
 */
export const callOfMove = (facts: BoardFacts, move: Move, from: BinKey): BoardCall | null => {
  if (facts.config.category === 'warranty') return callOfVisitMove(facts, move, from);
  const card = facts.cards.get(move.key);
  const [source, target] = [parseBinKey(from), parseBinKey(move.to)];
  if (!card || !source || !target) return null;
  const siblings = cardIndex(facts.cards).ofSubJob.get(card.job_detail_id) ?? [];
  const sent = dropResult(card, source, target, facts, subJobsWithPrepsDone(siblings).has(card.job_detail_id));
  const extras: CallExtras = {
    expected_bin: from,
    version: card.version,
    ...(move.index !== undefined && { index: move.index }),
    ...(move.override && { override: move.override }),
  };
  return callOf(card, sent, target.kind === 'awaitingBuilder', facts, extras);
};

/** The call that gives a card of an unassigned-type bin another date, as a push does. */
export const callOfRedate = (
  facts: BoardFacts,
  card: Card,
  from: BinKey,
  { date, override }: { date: string; override?: ScheduleOverride | undefined },
): BoardCall =>
  callOf(card, { ...card, date }, false, facts, {
    expected_bin: from,
    version: card.version,
    ...(override && { override }),
  });

/** The call of "Change date or crew...", which is no drop [BRD-050]. Null for a card that is not there. */
export const callOfReschedule = (
  { cards, config }: BoardFacts,
  { key, crew_id, date, override }: Reschedule,
  from: BinKey,
): BoardCall | null => {
  const card = cards.get(key);
  if (!card) return null;
  const { id, job_detail_id, version, type_id, status_id } = card;
  const input = {
    history_entry_id: id,
    history_entry_type_id: type_id ?? GUNITE_TYPE.DAY_1,
    is_day_view: config.view === 'day',
    crew_id,
    date,
    job_detail_id,
    awaiting_builder: false,
    status: status_id ?? STATUS.PENDING,
    is_reschedule: true,
    expected_bin: from,
    version,
    ...(override && { override }),
  };
  return { mutation: 'updateGuniteBoardHistoryEntry', argument: 'details', input };
};
