import type { Applied } from '#domain/boards/applyChanges';
import { parseBinKey } from '#domain/boards/bins';
import type { ChainGap } from '#domain/boards/chains/chainGap';
import { straightMiles } from '#domain/boards/distance/road';
import { suggestPlaces, type SuggestedPlace, type UnplacedCard } from '#domain/boards/distance/suggestPlaces';
import type { BinKey } from '#domain/boards/kinds';
import { decidePlan } from '#domain/boards/plan/decidePlan';
import { CallError } from '../../dataProvider/CallError';
import { errorText } from '../../dataProvider/errorText';
import { formatMessage, type MessageParams } from '../../i18n/message';
import { createValueStore } from '../../store/valueStore';
import type { Board } from '../board/createBoard';
import type { Draft } from '../board/createShown';
import type { Conflict, PlanApi } from '../store/rainApi';
import { conflictWords } from '../rainOut/rainWords';
import { sentItems } from '../rainOut/sentItems';
import { distanceMessages, type DistanceMessage } from './distanceMessages';
import { milesText } from './figureWords';

/** So many of those that stay are named. */
const MAX_NAMED = 3;

/** The server takes no more in one commit. */
export const MAX_PLACED = 500;

/** Suggested places as they are drawn. */
export interface DrawnPlaces {
  step: 'loading' | 'failed' | 'drawn' | 'sending' | 'done';
  /** The tray whose cards are placed. */
  tray: BinKey;
  /** Cards that the user has taken out. */
  out: ReadonlySet<string>;
  places: readonly SuggestedPlace[];
  unplaced: readonly UnplacedCard[];
  /** The cards of the tray, in its order. */
  keys: readonly string[];
  isCut: boolean;
  conflicts: readonly Conflict[];
}

/** The trays of a board from which places can be suggested: unassigned work of a stage that has crews. */
export const suggestedTrays = ({ store }: Pick<Board, 'store'>) =>
  store.layout().groups.flatMap(({ group, trays, rows }) => {
    const tray = rows.length > 0 ? trays.find(({ kind }) => kind === 'unassigned') : undefined;
    return tray ? [{ tray, heading: group.heading, bins: rows.flatMap((row) => row.bins) }] : [];
  });

/** Places for the cards of a tray, drawn over the board: nothing of it is sent before it is committed [SDY-004]. */
export const createSuggest = (board: Board, first: BinKey) => {
  const { store, shown, voice, api } = board;
  const { marks } = shown;
  const text = (message: DistanceMessage, params?: MessageParams): string =>
    formatMessage(distanceMessages[voice.words.language()], message, params);
  const drawn = createValueStore<DrawnPlaces>({
    step: 'loading',
    tray: first,
    out: new Set(),
    places: [],
    unplaced: [],
    keys: [],
    isCut: false,
    conflicts: [],
  });
  const set = (fields: Partial<DrawnPlaces>): void => drawn.set({ ...drawn.get(), ...fields });
  let plans: PlanApi | null = null;
  let gaps: readonly ChainGap[] = [];
  let laid: Applied | null = null;
  let isOver = false;

  const lift = (): void => {
    if (laid) store.rollback(laid);
    laid = null;
  };

  const unmark = (): void => {
    for (const key of marks.drafted.keys()) marks.drafted.set(key, undefined);
  };

  const lay = (): void => {
    const { step, tray, out } = drawn.get();
    if (isOver || step === 'loading' || step === 'failed') return;
    const from = parseBinKey(tray);
    const own = suggestedTrays(board).find((one) => one.tray.key === tray);
    if (!from || !own) return;
    const facts = store.facts();
    const all = shown.matches.shownIn(tray);
    const cards = all.slice(0, MAX_PLACED);
    const { places, unplaced } = suggestPlaces(facts, {
      cards: cards.filter(({ key }) => !out.has(key)),
      from,
      bins: own.bins,
      cardsIn: store.cardsIn,
      milesOf: straightMiles,
      gaps,
    });
    const { changes, moved, refused } = decidePlan(facts, places);
    laid = store.apply(changes);
    unmark();
    const going = new Set(moved.map(({ key }) => key));
    for (const { key, miles } of places)
      if (going.has(key)) marks.drafted.set(key, text('miles', { miles: milesText(miles) }));
    set({
      places: places.filter(({ key }) => going.has(key)),
      unplaced: [...unplaced, ...refused.map(({ key, refusal }) => ({ key, why: refusal }))],
      keys: cards.map(({ key }) => key),
      isCut: all.length > cards.length,
    });
  };

  const redraw = (): void => {
    lift();
    lay();
  };

  const end = (): void => {
    if (isOver) return;
    lift();
    isOver = true;
    unmark();
    store.setLayer(null);
    shown.draft.set(null);
  };

  const load = async (): Promise<void> => {
    try {
      plans = (await api.plans?.()) ?? null;
      if (!plans) throw new Error('no calls of plans');
      gaps = await plans.gaps();
      if (isOver) return;
      set({ step: 'drawn' });
      redraw();
    } catch {
      if (!isOver) set({ step: 'failed' });
    }
  };

  const commit = async (leaves_conflicts: boolean): Promise<void> => {
    const { places, step } = drawn.get();
    if (!plans || step !== 'drawn' || places.length === 0) return;
    lift();
    const facts = store.facts();
    const items = sentItems(facts, places);
    lay();
    set({ step: 'sending', conflicts: [] });
    const { category, view } = store.config;
    try {
      const answer = await plans.move({ category, view, date: facts.date, items, leaves_conflicts });
      if (!answer.is_applied) {
        set({ step: 'drawn', conflicts: answer.conflicts });
        voice.say(text('conflicts', { smart_count: answer.conflicts.length }));
        return;
      }
      end();
      set({ step: 'done' });
      const moved = new Set(answer.moved);
      const going = places.filter(({ key }) => moved.has(key));
      store.apply(decidePlan(store.facts(), going).changes);
      for (const key of moved) marks.land(key);
      const names = answer.conflicts
        .slice(0, MAX_NAMED)
        .map((one) => conflictWords(one, { jobOf: voice.words.job }, board, voice.words.language()))
        .join('; ');
      const stay = names === '' ? '' : text('some_stay', { smart_count: answer.conflicts.length, names });
      if (answer.mutation_id === null) voice.fail(text('none_moved', { names }));
      else
        board.moves.adopt(
          answer.mutation_id,
          [text('done', { smart_count: moved.size }), stay].filter(Boolean).join(' '),
        );
    } catch (error) {
      set({ step: 'drawn' });
      const isAnswered = error instanceof CallError && error.kind === 'answered';
      voice.fail(isAnswered ? errorText(error, voice.words.language()) : text('failed'));
    }
  };

  const refuse = (): void => voice.fail(text('first_finish'));
  const draft: Draft = {
    take: () => {
      refuse();
      return false;
    },
    refuse,
  };

  return {
    drawn,
    start: (): Promise<void> => {
      isOver = false;
      store.setLayer({ lift, lay });
      shown.draft.set(draft);
      return load();
    },
    commit,
    end,
    choose: (tray: BinKey): void => {
      set({ tray, out: new Set(), conflicts: [] });
      redraw();
    },
    /** Takes a card out of the plan, or back into it: the others find their places anew. */
    toggle: (key: string): void => {
      const { out } = drawn.get();
      set({
        out: out.has(key) ? new Set([...out].filter((one) => one !== key)) : new Set([...out, key]),
        conflicts: [],
      });
      redraw();
    },
  };
};
