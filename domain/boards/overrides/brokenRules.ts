import type { CivilDate } from '../../civilDate';
import { refuse, type Refusal } from '../../refusals/refusal';
import { isClosedBin } from '../binDay';
import type { BoardFacts } from '../boardFacts';
import { cardIndex } from '../cardIndex';
import { brokenLinks, type BrokenLink } from '../chains/chain';
import type { ChainGap } from '../chains/chainGap';
import type { Bin } from '../kinds';
import { lockOf, ownRights } from '../locks';
import type { Card } from '../types';
import { OVERRIDE_RULES, type OverrideRule, type ScheduleOverride } from './overrideReason';

/** A card that moves, from its bin to another one; a visit may stay in its bin and take another time. */
export interface Relocation {
  key: string;
  from: Bin;
  to: Bin;
}

/** A rule that a move breaks, with what says it in words. */
export type BrokenRule = { key: string } & (
  | { rule: Extract<OverrideRule, 'past'>; date: CivilDate }
  | { rule: Extract<OverrideRule, 'day_without_work'>; bin: Bin }
  | { rule: Extract<OverrideRule, 'broken_chain'>; link: BrokenLink }
);

type Facts = Pick<BoardFacts, 'cards' | 'config' | 'crews' | 'crew_plants' | 'days_without_work' | 'rights' | 'today'>;

const isSame = (a: BrokenLink, b: BrokenLink): boolean =>
  a.earlier.key === b.earlier.key && a.later.key === b.later.key && a.why === b.why && a.is === b.is;

/** The links that moves break, or break otherwise than before: what was broken like that already asks for nothing. */
const newlyBroken = (facts: Facts, gaps: readonly ChainGap[], moves: readonly Relocation[]): BrokenRule[] => {
  if (gaps.length === 0) return [];
  const targets = new Map(moves.map(({ key, to }) => [key, to]));
  const subJobs = new Set(moves.flatMap(({ key }) => facts.cards.get(key)?.job_detail_id ?? []));
  const moved = (card: Card): Card => {
    const to = targets.get(card.key);
    return to ? { ...card, crew_id: to.crew_id, date: to.date } : card;
  };
  return [...subJobs].flatMap((id) => {
    const cards = cardIndex(facts.cards).ofSubJob.get(id) ?? [];
    const before = brokenLinks(facts, gaps, cards);
    return brokenLinks(facts, gaps, cards.map(moved)).flatMap((link): BrokenRule[] => {
      if (before.some((one) => isSame(one, link))) return [];
      // A chain is broken by a card that comes to a crew's day; in a tray it has no place in it.
      const [key] = [link.later.key, link.earlier.key].filter((one) => (targets.get(one)?.crew_id ?? null) !== null);
      return key === undefined ? [] : [{ key, rule: 'broken_chain', link }];
    });
  });
};

/**
 * The rules that some moves break together, and that a reason lifts: the lock of a past day, a day without work, a chain
 * of phases. One rule for a drop, a group, a plan and a change of date, for browser and server [SDY-005].
 */
export const brokenRules = (facts: Facts, gaps: readonly ChainGap[], moves: readonly Relocation[]): BrokenRule[] => {
  const strict = ownRights(facts.rights);
  const leaving = moves.filter(({ from, to }) => from.key !== to.key);
  const ofCards = moves.flatMap(({ key, from, to }): BrokenRule[] => {
    const card = facts.cards.get(key);
    if (!card) return [];
    const lock = lockOf(card, from, strict, facts.today);
    const isMoved = from.key !== to.key;
    const isLeft = isMoved || facts.config.category === 'warranty';
    const isClosed = isMoved && to.kind === 'assigned' && isClosedBin(facts, to);
    return [
      ...(isLeft && lock?.rule === 'locked_past' && from.date !== null
        ? [{ key, rule: 'past', date: from.date } as const]
        : []),
      ...(isClosed ? [{ key, rule: 'day_without_work', bin: to } as const] : []),
    ];
  });
  return [...ofCards, ...newlyBroken(facts, gaps, leaving)];
};

/** The rules among them, each once, in the order of the list. */
export const rulesOf = (broken: readonly Pick<BrokenRule, 'rule'>[]): OverrideRule[] =>
  Object.keys(OVERRIDE_RULES).filter((rule): rule is OverrideRule => broken.some((one) => one.rule === rule));

/** What is asked of who may override: a reason for what is broken; null where there is one, or none is needed. */
export const overrideRefusal = (
  broken: readonly Pick<BrokenRule, 'rule'>[],
  override: ScheduleOverride | null | undefined,
): Refusal | null =>
  broken.length === 0 || override ? null : refuse('override_needed', { rules: rulesOf(broken).join(', ') });
