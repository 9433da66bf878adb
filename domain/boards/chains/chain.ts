import type { CivilDate } from '../../civilDate';
import { PHASE } from '../../pebble/phases';
import { GUNITE_TYPE, STATUS } from '../../statuses';
import { isWorkedBin } from '../binDay';
import type { BoardFacts } from '../boardFacts';
import { cardIndex } from '../cardIndex';
import { isDone } from '../pastDue';
import type { Card } from '../types';
import type { ChainGap, ChainStep } from './chainGap';
import { workdayGap } from './workdayGap';

type Facts = Pick<BoardFacts, 'cards' | 'config' | 'crews' | 'crew_plants' | 'days_without_work'>;

/** A card that has its day. */
export type DatedCard = Card & { date: CivilDate };

/** Two cards of a job that follow each other, with the gap that belongs between them. */
export interface ChainLink {
  gap: ChainGap;
  earlier: DatedCard;
  later: DatedCard;
}

/** What is wrong with a link: `is` workdays lie between where `min` to `max` belong, or the crew is another one. */
export interface BrokenLink extends ChainLink {
  why: 'too_soon' | 'too_late' | 'other_crew';
  is: number;
}

const isDated = (card: Card): card is DatedCard => card.date !== null && card.status_id !== STATUS.CANCELLED;

const PHASES: readonly { step: ChainStep; from: number; to: number }[] = [
  { step: 'prep_app', from: PHASE.PREP, to: PHASE.APP },
  { step: 'app_detail', from: PHASE.APP, to: PHASE.DETAIL },
];

/** The last of the earlier phase and the first of the later one are what a gap lies between. */
const pebbleLinks = (cards: readonly DatedCard[], gaps: readonly ChainGap[]): ChainLink[] =>
  PHASES.flatMap(({ step, from, to }) => {
    const gap = gaps.find((one) => one.step === step);
    const ofPhase = (phase: number) =>
      cards
        .filter(({ entity, phase_id }) => entity === 'crew_information' && phase_id === phase)
        .sort((a, b) => a.date.localeCompare(b.date));
    const [earlier, later] = [ofPhase(from).at(-1), ofPhase(to)[0]];
    return gap && earlier && later ? [{ gap, earlier, later }] : [];
  });

const guniteLinks = (cards: readonly DatedCard[], gaps: readonly ChainGap[]): ChainLink[] => {
  const gap = gaps.find(({ step }) => step === 'gunite_days');
  const days = cards
    .filter(({ entity, type_id }) => entity === 'gunite_history' && type_id !== null && type_id <= GUNITE_TYPE.DAY_8)
    .sort((a, b) => (a.type_id ?? 0) - (b.type_id ?? 0));
  if (!gap) return [];
  return days.flatMap((later, at) => {
    const earlier = days[at - 1];
    return earlier?.type_id !== null && earlier?.type_id !== undefined && later.type_id === earlier.type_id + 1
      ? [{ gap, earlier, later }]
      : [];
  });
};

/**
 * The links of a sub-job's chain, in the order of the work: prep, application and detail of pebble, Day 1 to 8 of
 * gunite. Of cards without a day and of links that are done nothing is said [SDY-003].
 */
export const chainLinks = (facts: Facts, gaps: readonly ChainGap[], cards: readonly Card[]): ChainLink[] => {
  const own = gaps.filter(({ division_id }) => division_id === facts.config.division_id);
  const dated = cards.filter(isDated);
  const links = facts.config.category === 'gunite' ? guniteLinks(dated, own) : pebbleLinks(dated, own);
  return links.filter(({ later }) => !isDone(later));
};

/** What is wrong with a link; null where it holds. Days without work of the later card's crew are no workdays. */
export const brokenLink = (facts: Facts, link: ChainLink): BrokenLink | null => {
  const { gap, earlier, later } = link;
  const is = workdayGap(earlier.date, later.date, (date) => isWorkedBin(facts, { date, crew_id: later.crew_id }));
  if (is < gap.min_workdays) return { ...link, is, why: 'too_soon' };
  if (gap.max_workdays !== null && is > gap.max_workdays) return { ...link, is, why: 'too_late' };
  const isOtherCrew = gap.step === 'gunite_days' && earlier.crew_id !== later.crew_id;
  return isOtherCrew ? { ...link, is, why: 'other_crew' } : null;
};

/** What is wrong among the cards of a sub-job. */
export const brokenLinks = (facts: Facts, gaps: readonly ChainGap[], cards: readonly Card[]): BrokenLink[] =>
  chainLinks(facts, gaps, cards).flatMap((link) => brokenLink(facts, link) ?? []);

/** By card, the broken links that it is an end of; work that is done has no mark [SDY-003]. */
export const brokenChains = (facts: Facts, gaps: readonly ChainGap[]): ReadonlyMap<string, readonly BrokenLink[]> => {
  const found = new Map<string, BrokenLink[]>();
  if (gaps.length === 0) return found;
  for (const cards of cardIndex(facts.cards).ofSubJob.values()) {
    for (const link of cards.length > 1 ? brokenLinks(facts, gaps, cards) : [])
      for (const card of [link.earlier, link.later])
        if (!isDone(card)) found.set(card.key, [...(found.get(card.key) ?? []), link]);
  }
  return found;
};

/** The cards of a card's sub-job. */
export const siblingsOf = ({ cards }: Pick<Facts, 'cards'>, key: string): readonly Card[] => {
  const card = cards.get(key);
  return card ? (cardIndex(cards).ofSubJob.get(card.job_detail_id) ?? []) : [];
};

/** The links that a card is an end of and that a crew's day breaks, were the card there; asked before the drop. */
export const wouldBreak = (
  facts: Facts,
  gaps: readonly ChainGap[],
  key: string,
  place: { crew_id: number | null; date: CivilDate },
): BrokenLink[] => {
  const cards = siblingsOf(facts, key).map((card) => (card.key === key ? { ...card, ...place } : card));
  return brokenLinks(facts, gaps, cards).filter(({ earlier, later }) => earlier.key === key || later.key === key);
};
