import { binIndex, type ShownBoard } from '#domain/boards/boardFacts';
import { cardIndex } from '#domain/boards/cardIndex';
import { isTray, parseBinKey } from '#domain/boards/bins';
import type { BinKey } from '#domain/boards/kinds';
import type { TriedItem } from '#domain/boards/plan/triedPlan';
import type { Card, SubJob } from '#domain/boards/types';
import type { CivilDate } from '#domain/civilDate';
import type { BoardStore } from '../store/boardStore';

/**
 * The board beneath a plan, with its cards of weeks that are not shown.
 * @param date the day that the board showed when the plan was begun: what the server is told as the shown one
 */
export const createUnder = (store: BoardStore, date: CivilDate) => {
  const cards = new Map<string, Card>();
  const subJobs = new Map<number, SubJob>();
  let below: ShownBoard = store.facts();

  /** A card that is not there, in a place that is shown, is gone. */
  const isShown = (bin: BinKey): boolean => {
    const place = parseBinKey(bin);
    return place === null || isTray(place) || place.date === null || store.days().includes(place.date);
  };
  const remember = (facts: Pick<ShownBoard, 'cards' | 'sub_jobs'>, items: readonly TriedItem[]): void => {
    for (const { job_detail_id } of items) {
      const own = cardIndex(facts.cards).ofSubJob.get(job_detail_id) ?? [];
      const subJob = facts.sub_jobs.get(job_detail_id);
      if (subJob) subJobs.set(job_detail_id, subJob);
      for (const card of own) cards.set(card.key, card);
    }
  };

  return {
    isShown,
    remember,
    /** The board without the plan, as of the last look. */
    board: (): ShownBoard => below,
    /** The board as a question before a move reads it. */
    asStore: (): Pick<BoardStore, 'facts' | 'binOf' | 'view'> => {
      const bins = binIndex(below);
      const binOf = (key: string): BinKey | undefined => {
        const card = below.cards.get(key);
        return (card && bins.binOf(card)) ?? undefined;
      };
      const view = (key: string) => {
        const card = below.cards.get(key);
        const subJob = card && below.sub_jobs.get(card.job_detail_id);
        return card && subJob ? { card, subJob } : undefined;
      };
      return { facts: () => below, binOf, view };
    },
    /**
     * Looks at the board while nothing is drawn over it. Answers the rows of the plan that it lacks because their week
     * is not shown; it has them from then on.
     */
    look: (items: readonly TriedItem[]): { cards: Card[]; sub_jobs: SubJob[] } => {
      const facts = store.facts();
      remember(facts, items);
      const away = items.filter(
        ({ key, expected_bin }) => !facts.cards.has(key) && cards.has(key) && !isShown(expected_bin),
      );
      const ids = new Set(away.map(({ job_detail_id }) => job_detail_id));
      const lacking = [...cards.values()].filter((card) => ids.has(card.job_detail_id) && !facts.cards.has(card.key));
      below = {
        ...facts,
        date,
        cards: new Map([...facts.cards, ...lacking.map((card) => [card.key, card] as const)]),
        sub_jobs: new Map([
          ...facts.sub_jobs,
          ...[...subJobs].filter(([id]) => ids.has(id) && !facts.sub_jobs.has(id)),
        ]),
      };
      return { cards: lacking, sub_jobs: [...subJobs.values()].filter(({ id }) => ids.has(id)) };
    },
  };
};
