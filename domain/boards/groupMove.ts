import type { BoardRefusal } from './boardRefusal';
import { parseBinKey } from './bins';
import type { BoardFacts } from './boardFacts';
import { type BoardCall } from './calls';
import { callOfMove, callOfReschedule } from './callOfMove';
import { cardKind } from './cardKind';
import type { BoardConfig } from './config';
import { verdictsOf, type Verdicts } from './dropRules';
import type { Bin, Zone } from './kinds';
import { lockOf } from './locks';
import { decideMove, type Move } from './moves';
import { decideReschedule, type Reschedule } from './reschedule';
import type { Card, MoveDecision } from './types';
import { isRefusal, refuse } from '../refusals/refusal';
import { promiseOf } from './told/told';

/** What one card of a group does: the decision, and the call that asks the server for the same. */
export interface GroupMove {
  decision: MoveDecision;
  call: BoardCall;
}

/** In a group a Day 2 to 8 card goes to a crew's day by a change of its date and crew, which keeps its type. */
export const isRescheduled = (card: Card, to: Pick<Bin, 'kind'>): boolean =>
  cardKind(card) === 'G2-8' && to.kind === 'assigned';

const rescheduleOf = (facts: BoardFacts, { key, to, override }: Move): Reschedule | null => {
  const card = facts.cards.get(key);
  const bin = parseBinKey(to);
  return card && bin?.date && isRescheduled(card, bin) ? { key, crew_id: bin.crew_id, date: bin.date, override } : null;
};

/** No change of many cards moves a promised one [SDY-012]; null for a card that nobody was promised. */
export const promisedRefusal = (
  { cards, sub_jobs }: Pick<BoardFacts, 'cards' | 'sub_jobs'>,
  key: string,
): BoardRefusal | null => {
  const card = cards.get(key);
  const promise = card && promiseOf(card, sub_jobs.get(card.job_detail_id));
  return promise ? refuse('card_promised', { who: promise.name, date: promise.date }) : null;
};

/**
 * Decides one card of a group move [SDY-019]: a drop by the rules of drops; a Day 2 to 8 card that comes to a crew's day
 * keeps its type and takes date and crew, as "Change date or crew..." does.
 * @returns the reason when this card stays where it is
 */
export const decideGroupMove = (facts: BoardFacts, move: Move): GroupMove | BoardRefusal => {
  const promised = promisedRefusal(facts, move.key);
  if (promised) return promised;
  const reschedule = rescheduleOf(facts, move);
  const decision = reschedule ? decideReschedule(facts, reschedule) : decideMove(facts, move);
  if (isRefusal(decision)) return decision;
  const call = reschedule ? callOfReschedule(facts, reschedule, decision.from) : callOfMove(facts, move, decision.from);
  return call ? { decision, call } : refuse('not_on_board');
};

/** Why a card of a group may not go to a zone; null where it may. */
export const groupVerdict = (card: Card, to: Pick<Bin, 'kind' | 'zone'>, config: BoardConfig): BoardRefusal | null =>
  isRescheduled(card, to) ? null : (verdictsOf(card, config).get(to.zone) ?? null);

/**
 * Whether a card of a group goes to a bin with the others: one that was promised, is locked where it stands, or is
 * refused there by the rules of drops stays behind [SDY-019].
 */
export const goesAlong = (facts: BoardFacts, card: Card, from: Bin, to: Bin): boolean =>
  promisedRefusal(facts, card.key) === null &&
  lockOf(card, from, facts.rights, facts.today) === null &&
  groupVerdict(card, to, facts.config) === null;

/** What every zone says to cards that are carried together: it takes them when it takes one of them [SDY-019]. */
export const groupVerdicts = (cards: readonly Card[], config: BoardConfig): Verdicts => {
  const [first] = cards;
  if (!first) return new Map();
  const kinds = [...new Map(cards.map((card) => [cardKind(card), card])).values()];
  return new Map<Zone, BoardRefusal | null>(
    [...verdictsOf(first, config).keys()].map((zone) => {
      const kind = parseBinKey(zone)?.kind ?? 'assigned';
      const verdicts = kinds.map((card) => groupVerdict(card, { kind, zone }, config));
      return [zone, verdicts.includes(null) ? null : (verdicts[0] ?? null)];
    }),
  );
};
