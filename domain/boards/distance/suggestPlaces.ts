import type { Place } from '../../milesBetween';
import { capacityOfBin } from '../binDay';
import { isOrdered } from '../binSort';
import type { ShownBoard } from '../boardFacts';
import type { BoardRefusal } from '../boardRefusal';
import { siblingsOf, wouldBreak } from '../chains/chain';
import type { ChainGap } from '../chains/chainGap';
import { crewRefusal } from '../crewRules';
import { canDrop } from '../dropRules';
import { isRescheduled, promisedRefusal } from '../groupMove';
import { amountOf, quantityOf } from '../heads';
import type { Bin, BinKey } from '../kinds';
import { lockOf } from '../locks';
import type { Card } from '../types';
import { isLastResort, isUsualWork, USUAL_DAY } from '../usualWork';
import { gapsFor, isOpenDay, orderIndex, type CardsIn } from './cellFigures';
import { crewRoute, placeOfCard, type CrewRoute } from './crewRoute';
import type { MilesOf } from './road';
import { cheapestInsertion, type Insertion } from './route';

/** Why no place is suggested for a card, beside the rules of drops. */
export type NoPlace = 'no_address' | 'no_crew' | 'no_day' | 'no_room' | 'chain' | 'no_start';

/** A card with the crew's day where it adds the fewest miles. */
export interface SuggestedPlace {
  key: string;
  to: BinKey;
  index: number | undefined;
  miles: number;
  /** Nobody has entered its yards or square feet: it may need more room than the day has. */
  isUnmeasured: boolean;
  /** So many of the shown days of its crews have the room. */
  choices: number;
  /** A day with fewer miles would break its chain. */
  isForChain: boolean;
  /** Yards or square feet that the day has left with it; null where nothing is measured. */
  left: number | null;
}

/** A card that stays in its tray, and why. */
export interface UnplacedCard {
  key: string;
  why: NoPlace | BoardRefusal;
}

export interface Suggestion {
  places: readonly SuggestedPlace[];
  unplaced: readonly UnplacedCard[];
}

/** What is to be placed, and where. */
export interface SuggestQuestion {
  /** The cards, in the order in which they choose. */
  cards: readonly Card[];
  from: Bin;
  /** The crew's days of the board as it is shown. */
  bins: readonly Bin[];
  cardsIn: CardsIn;
  milesOf: MilesOf;
  gaps: readonly ChainGap[];
}

/** Whether a card on a crew's day breaks its chain, with the cards of its job that were placed before it. */
const breaks = (
  facts: ShownBoard,
  gaps: readonly ChainGap[],
  { key }: Card,
  { crew_id, date }: Bin,
  placed: ReadonlyMap<string, Card>,
): boolean => {
  if (date === null) return false;
  const cards = new Map(siblingsOf(facts, key).map((one) => [one.key, placed.get(one.key) ?? one]));
  return wouldBreak({ ...facts, cards }, gaps, key, { crew_id, date }).length > 0;
};

/** A crew's day with what has been laid on it: worked out anew only when a card comes to it. */
interface LaidDay {
  bin: Bin;
  cards: readonly Card[];
  route: CrewRoute;
  /** Yards or square feet that are left; null where nothing is measured. */
  left: number | null;
  isOpen: boolean;
  /** Why its crew takes no card; null for one that does. */
  refusal: BoardRefusal | null;
}

/** So many stops a day without a capacity takes: a usual day, or as many as the fullest shown day of its crew. */
const usualStops = (bins: readonly Bin[], cardsIn: CardsIn, crew_id: number | null): number =>
  Math.max(USUAL_DAY, ...bins.filter((bin) => bin.crew_id === crew_id).map(({ key }) => cardsIn(key).length));

const laidDay = (facts: ShownBoard, bin: Bin, cards: readonly Card[]): LaidDay => {
  const { sub_jobs, config } = facts;
  const capacity = capacityOfBin(facts, bin);
  const { hundredths } = amountOf(cards, sub_jobs, config.category);
  return {
    bin,
    cards,
    route: crewRoute(facts, bin, cards),
    left: capacity === null ? null : capacity - hundredths / 100,
    isOpen: isOpenDay(facts, bin),
    refusal: crewRefusal(bin, facts),
  };
};

/** A day that takes a card, and what it adds to its route. */
interface FoundDay extends Insertion {
  day: LaidDay;
}

/** The days that have the room, the one with the fewest added miles first; at equal miles the earlier one. */
const foundDays = (days: readonly LaidDay[], card: Card, place: Place, milesOf: MilesOf): FoundDay[] =>
  days
    .flatMap((day) => {
      const insertion = cheapestInsertion(day.route, [place], milesOf, gapsFor(card, day.route));
      return insertion ? [{ day, ...insertion }] : [];
    })
    .sort((a, b) => a.miles - b.miles || (a.day.bin.date ?? '').localeCompare(b.day.bin.date ?? ''));

/**
 * Places for the cards of a tray on the shown days: one card after the other goes where it adds the fewest miles, on a
 * worked day from today on, of a crew that is there for such work, within the crew's capacity and the gaps of its chain
 * [SDY-004].
 */
export const suggestPlaces = (facts: ShownBoard, question: SuggestQuestion): Suggestion => {
  const { cards, from, bins, cardsIn, milesOf, gaps } = question;
  const days = new Map(bins.map((bin) => [bin.key, laidDay(facts, bin, cardsIn(bin.key))]));
  const usual = new Map(bins.map(({ crew_id }) => [crew_id, usualStops(bins, cardsIn, crew_id)]));
  const placed = new Map<string, Card>();
  const places: SuggestedPlace[] = [];
  const unplaced: UnplacedCard[] = [];
  for (const card of cards) {
    const { key } = card;
    const place = placeOfCard(facts, card);
    const refusal = lockOf(card, from, facts.rights, facts.today) ?? promisedRefusal(facts, key);
    if (refusal || !place) {
      unplaced.push({ key, why: refusal ?? 'no_address' });
      continue;
    }
    const quantity = quantityOf(card, facts.sub_jobs.get(card.job_detail_id), facts.config.category);
    const ruleOf = ({ bin, refusal: ofCrew }: LaidDay): BoardRefusal | null =>
      (isRescheduled(card, bin) ? null : canDrop(card, from, bin, facts.config)) ?? ofCrew;
    const daysBy = (isFor: typeof isUsualWork): LaidDay[] =>
      [...days.values()].filter(({ bin }) => isFor(card, facts.crews.get(bin.crew_id ?? Number.NaN)));
    const may = (day: LaidDay): boolean => ruleOf(day) === null;
    const fitting = daysBy(isUsualWork).filter(may);
    const others = daysBy(isLastResort);
    const taking = fitting.length > 0 ? fitting : others.filter(may);
    const open = taking.filter(({ isOpen }) => isOpen);
    const roomy = open.filter(({ left, bin, cards: standing }) =>
      left === null ? standing.length < (usual.get(bin.crew_id) ?? USUAL_DAY) : (quantity ?? 0) <= left,
    );
    const found = foundDays(roomy, card, place, milesOf);
    const best = found.find(({ day }) => !breaks(facts, gaps, card, day.bin, placed));
    if (!best) {
      const rule = taking.length === 0 ? others.flatMap((day) => ruleOf(day) ?? [])[0] : undefined;
      const why: NoPlace =
        days.size > 0 && others.length === 0
          ? 'no_crew'
          : open.length === 0
            ? 'no_day'
            : roomy.length === 0
              ? 'no_room'
              : found.length === 0
                ? 'no_start'
                : 'chain';
      unplaced.push({ key, why: rule ?? why });
      continue;
    }
    const { bin, cards: laid, route } = best.day;
    const now = { ...card, crew_id: bin.crew_id, date: bin.date };
    const index = isOrdered(card) ? orderIndex(laid, route.cards[best.index]) : undefined;
    const day = laidDay(facts, bin, laid.toSpliced(index ?? laid.length, 0, now));
    days.set(bin.key, day);
    placed.set(key, now);
    places.push({
      key,
      to: bin.key,
      index,
      miles: best.miles,
      isUnmeasured: quantity === null,
      choices: found.length,
      isForChain: best !== found[0],
      left: day.left,
    });
  }
  return { places, unplaced };
};
