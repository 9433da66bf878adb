import type { Language } from '#domain/localText';
import { parseBinKey } from '#domain/boards/bins';
import type { ShownBoard } from '#domain/boards/boardFacts';
import { brokenChains, chainLinks, siblingsOf, wouldBreak, type BrokenLink } from '#domain/boards/chains/chain';
import type { ChainGap } from '#domain/boards/chains/chainGap';
import { brokenWords, phaseWord } from '#domain/boards/chains/chainWords';
import { chainKeys, moveChain } from '#domain/boards/chains/moveChain';
import type { BinKey } from '#domain/boards/kinds';
import type { Move } from '#domain/boards/moves';
import type { ScheduleOverride } from '#domain/boards/overrides/overrideReason';
import { decidePlan, type PlanItem } from '#domain/boards/plan/decidePlan';
import { isDone } from '#domain/boards/pastDue';
import { daysBetween } from '#domain/civilDate';
import { promiseOf } from '#domain/boards/told/told';
import { CallError } from '../../dataProvider/CallError';
import { errorText } from '../../dataProvider/errorText';
import { formatMessage, type MessageParams } from '../../i18n/message';
import type { Board } from '../board/createBoard';
import { sentItems } from '../rainOut/sentItems';
import { chainMessages, type ChainMessage } from './chainMessages';

/** The phase chains of an open board: what is broken, what a drop would break, and the move of a whole chain [SDY-003]. */
export interface Chains {
  /** The cards of a broken chain; they follow the board. */
  broken: () => ReadonlyMap<string, readonly BrokenLink[]>;
  /** What a drop of these cards in a bin breaks, and how the chain goes along: a line each. */
  notes: (keys: readonly string[], to: BinKey) => string[];
  /** What these moves break, a line each. */
  breaks: (moves: readonly Pick<Move, 'key' | 'to'>[]) => string[];
  /** The gaps that belong between phases, as the server has them. */
  gaps: () => readonly ChainGap[];
  /** Reads the gaps anew: somebody has changed them. */
  renew: () => void;
  /** How many cards move with a card; 0 without a chain. */
  size: (key: string) => number;
  /** Moves a card with its chain, as one commit; false where it has none or the target is no crew's day. */
  move: (key: string, to: BinKey, index?: number) => boolean;
}

/**
 * @param gaps as the server has them now
 * @param renew asks the server for them
 */
export const createChains = (
  board: Board,
  gaps: () => readonly ChainGap[],
  language: Language,
  renew: () => void,
): Chains => {
  const { store, voice, api, shown } = board;
  const text = (message: ChainMessage, params?: MessageParams): string =>
    formatMessage(chainMessages[language], message, params);
  let known: { facts: ShownBoard; gaps: readonly ChainGap[]; broken: ReturnType<typeof brokenChains> } | null = null;
  const broken = () => {
    const facts = store.facts();
    if (known?.facts.cards !== facts.cards || known.gaps !== gaps())
      known = { facts, gaps: gaps(), broken: brokenChains(facts, gaps()) };
    return known.broken;
  };

  /** The cards of a chain that are promised: no move of several takes them along [SDY-012]. */
  const promised = (key: string): Set<string> => {
    const { sub_jobs } = store.facts();
    const cards = siblingsOf(store.facts(), key);
    return new Set(cards.flatMap((card) => (promiseOf(card, sub_jobs.get(card.job_detail_id)) ? [card.key] : [])));
  };

  const itemsOf = (key: string, to: BinKey, index: number | undefined): PlanItem[] =>
    moveChain(store.facts(), gaps(), { key, to }, promised(key)).map((item) =>
      item.key === key ? { ...item, index } : item,
    );

  const commit = async (key: string, items: readonly PlanItem[], override?: ScheduleOverride): Promise<void> => {
    const facts = store.facts();
    const staying = promised(key);
    const decision = decidePlan(facts, items);
    const [refused] = decision.refused;
    if (refused) return voice.fail(text('stays', { reason: voice.words.refusal(refused.refusal) }));
    const sent = sentItems(facts, items);
    try {
      const plans = await api.plans?.();
      if (!plans) return voice.fail(text('failed'));
      const { category, view } = store.config;
      const answer = await plans.move({
        category,
        view,
        date: facts.date,
        items: sent,
        leaves_conflicts: false,
        ...(override && { override }),
      });
      const [conflict] = answer.conflicts;
      if (!answer.is_applied || answer.mutation_id === null) {
        if (conflict) voice.fail(text('stays', { reason: conflict.message }));
        return;
      }
      store.apply(decidePlan(store.facts(), items).changes);
      for (const one of answer.moved) shown.marks.land(one);
      const smart_count = answer.moved.length;
      const left = [...staying].flatMap((one) => (one === key ? [] : (facts.cards.get(one) ?? [])));
      const phases = left.map((card) => phaseWord(card, language));
      const done = text('done', { job: voice.words.job(key), smart_count });
      const stay = phases.length > 0 ? text('promised_stays', { phases: phases.join(', ') }) : '';
      board.moves.adopt(answer.mutation_id, [done, stay].filter(Boolean).join(' '));
    } catch (error) {
      const isAnswered = error instanceof CallError && error.kind === 'answered';
      voice.fail(isAnswered ? text('stays', { reason: errorText(error, language) }) : text('failed'));
    }
  };

  const size = (key: string): number => chainKeys(store.facts(), gaps(), key, promised(key)).length;
  const breaks: Chains['breaks'] = (moves) =>
    moves.flatMap(({ key, to }) => {
      const bin = parseBinKey(to);
      if (!bin || bin.date === null) return [];
      const links = wouldBreak(store.facts(), gaps(), key, { crew_id: bin.crew_id, date: bin.date });
      return links.map((link) => text('breaks', { why: brokenWords(link, language) }));
    });
  return {
    broken,
    size,
    breaks,
    gaps,
    renew,
    notes: (keys, to) => {
      const bin = parseBinKey(to);
      const [key] = keys;
      if (!bin || bin.date === null || key === undefined) return [];
      const count = keys.length === 1 ? size(key) : 0;
      return [
        ...breaks(keys.map((one) => ({ key: one, to }))),
        ...(count > 0 ? [text('whole_hint', { smart_count: count })] : []),
      ];
    },
    move: (key, to, index) => {
      if (parseBinKey(to)?.kind !== 'assigned' || size(key) === 0) return false;
      const items = itemsOf(key, to, index);
      const drawn = shown.draft.get();
      if (drawn?.steps) {
        drawn.take(items, true);
        return true;
      }
      const asks = shown.days.get()?.asks;
      // The board may be another one once the question is answered: the rest of the chain is worked out anew.
      if (asks?.(items, (override) => void commit(key, itemsOf(key, to, index), override)) ?? true)
        void commit(key, items);
      return true;
    },
  };
};

/** Beside each bin in which another card of a held card's chain stands: "Prep -2 d", "Detail +5 d". */
export const chainPlaces = (
  { store }: Pick<Board, 'store'>,
  gaps: readonly ChainGap[],
  key: string,
  language: Language,
): ReadonlyMap<BinKey, string> => {
  const facts = store.facts();
  const held = facts.cards.get(key);
  const places = new Map<BinKey, string>();
  for (const { earlier, later } of chainLinks(facts, gaps, siblingsOf(facts, key))) {
    for (const card of [earlier, later]) {
      const bin = store.binOf(card.key);
      if (bin === undefined || card.key === key || isDone(card)) continue;
      const phase = phaseWord(card, language);
      const days = held?.date ? daysBetween(held.date, card.date) : 0;
      const message = days < 0 ? 'days_before' : 'days_later';
      places.set(
        bin,
        days === 0 ? phase : formatMessage(chainMessages[language], message, { phase, days: Math.abs(days) }),
      );
    }
  }
  return places;
};
