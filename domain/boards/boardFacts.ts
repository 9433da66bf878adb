import type { CivilDate } from '../civilDate';
import { dayIndex, type DayIndex } from './workdays/dayIndex';
import type { DayWithoutWork } from './workdays/dayWithoutWork';
import type { CrewPlant } from '../plants/crewPlant';
import type { BoardRefusal } from './boardRefusal';
import type { BoardState } from './boardState';
import type { BoardConfig } from './config';
import type { Bin, BinKey, Stage } from './kinds';
import { type PlacementContext, placementOf, stagesOfCrews, subJobsWithPrepsDone } from './placement';
import { gatherCards, sortBin } from './placeCards';
import { visitedSubJobs, type VisitedSubJobs } from './timeGrid/visitsOf';
import type { BoardCrew, BoardRights, Card, SubJob, SubJobFacts } from './types';

const NO_VISITS: VisitedSubJobs = new Map();

/** Why a crew's day takes no card; a board gets the rule with what reads its days. */
export type DayRule = (facts: BoardFacts, to: Bin) => BoardRefusal | null;

/**
 * All that a decision reads. Needed cards: every entry of the sub-jobs that the move can touch (for a pebble repair
 * card those of all pebble sub-jobs of its job), and every card of the assigned bins that lose or gain one. More does
 * no harm.
 */
export interface BoardFacts<S extends SubJobFacts = SubJobFacts> extends BoardState<S> {
  config: BoardConfig;
  /** The shown date; a drop in an unassigned bin of a day view takes it. */
  date: CivilDate;
  today: CivilDate;
  crews: ReadonlyMap<number, BoardCrew>;
  rights: BoardRights;
  /** Those of the shown days and of the weeks that follow; of the rules of a drop `day_rule` alone reads them [SDY-001]. */
  days_without_work: DayIndex;
  /** Absent where nothing is refused, and in a browser until the days have been read. */
  day_rule?: DayRule | undefined;
  /** The plants of crews on the shown days; no rule of a drop reads them [SDY-018]. */
  crew_plants: readonly CrewPlant[];
}

/** A board as a screen has it: the facts with the faces. */
export type ShownBoard = BoardFacts<SubJob>;

export interface BoardFactsInput<S extends SubJobFacts> extends BoardState<S> {
  config: BoardConfig;
  date: CivilDate;
  today: CivilDate;
  crews: Iterable<BoardCrew>;
  rights: BoardRights;
  days_without_work?: readonly DayWithoutWork[] | null | undefined;
  crew_plants?: readonly CrewPlant[] | null | undefined;
  day_rule?: DayRule | undefined;
}

export const boardFacts = <S extends SubJobFacts>({
  crews,
  days_without_work,
  crew_plants,
  ...rest
}: BoardFactsInput<S>): BoardFacts<S> => ({
  ...rest,
  days_without_work: dayIndex(days_without_work ?? []),
  crew_plants: crew_plants ?? [],
  crews: new Map(Array.from(crews, (crew) => [crew.id, crew])),
});

/** Crews hardly ever change: their stages are worked out once for each map of them. */
const knownStages = new WeakMap<ReadonlyMap<number, BoardCrew>, ReadonlyMap<number, Stage>>();
const stagesOf = (crews: ReadonlyMap<number, BoardCrew>): ReadonlyMap<number, Stage> => {
  const stages = knownStages.get(crews) ?? stagesOfCrews(crews.values());
  knownStages.set(crews, stages);
  return stages;
};

/** Placement for the eye: of the shown days only. */
export const viewContext = (
  facts: Omit<BoardFacts, 'rights' | 'days_without_work' | 'crew_plants'>,
  days: readonly CivilDate[],
): PlacementContext => ({
  config: facts.config,
  today: facts.today,
  date: facts.date,
  days: [days[0] ?? facts.date, days.at(-1) ?? facts.date],
  stageOfCrew: stagesOf(facts.crews),
  prepsDone: subJobsWithPrepsDone(facts.cards.values()),
  visited: facts.config.category === 'warranty' ? visitedSubJobs(facts.cards.values()) : NO_VISITS,
});

/** Placement for decisions: every day counts as in view, so that a card's bin does not depend on who looks. */
export const decisionContext = (facts: Omit<BoardFacts, 'days_without_work' | 'crew_plants'>): PlacementContext => ({
  ...viewContext(facts, []),
  days: null,
});

/** Where each card is, and the cards of each bin in their order. */
export interface BinIndex {
  binOf: (card: Card) => BinKey | null;
  cardsIn: (key: BinKey) => readonly Card[];
}

export const binIndex = (facts: BoardFacts): BinIndex => {
  const ctx = decisionContext(facts);
  const bins = gatherCards(facts, ctx);
  const inOrder = new Set<BinKey>();
  return {
    binOf: (card) => {
      const subJob = facts.sub_jobs.get(card.job_detail_id);
      return subJob ? placementOf(card, subJob, ctx) : null;
    },
    // A decision looks at a few bins only, so a bin is sorted when it is asked for.
    cardsIn: (key) => {
      const cards = bins.get(key) ?? [];
      if (!inOrder.has(key)) sortBin(key, cards, facts);
      inOrder.add(key);
      return cards;
    },
  };
};
