import { parseBinKey } from '#domain/boards/bins';
import type { Applied } from '#domain/boards/applyChanges';
import type { KeptPlan, PlanAttempt } from '#domain/boards/plan/keptPlan';
import {
  changedSince,
  layPlan,
  MAX_TRIED,
  withMoves,
  withoutCard,
  type TriedItem,
} from '#domain/boards/plan/triedPlan';
import type { Move } from '#domain/boards/moves';
import { formatCivilDate, startOfWeek } from '#domain/civilDate';
import { formatMessage, type MessageParams } from '../../i18n/message';
import { createValueStore } from '../../store/valueStore';
import type { UndoState } from '../../undo/undoHistory';
import type { Board } from '../board/createBoard';
import type { Draft } from '../board/createShown';
import { staysTexts } from '../board/staysTexts';
import { roadsOf } from '../distance/createRoads';
import { createDraftMarks } from '../rainOut/draftMarks';
import { createApply } from './applyPlan';
import type { PlanKeeper } from './keptPlans';
import { figuresOfPlan, markWords, type DrawnPlan } from './planDraft';
import { planMessages, type PlanMessage } from './planMessages';
import { createUnder } from './underPlan';

/** Bins of a day board in which a card gets the shown day. */
const OF_SHOWN_DAY = new Set(['unassigned', 'readyToApply']);

const NO_STEPS: UndoState = { undo: [], redo: [] };

/**
 * A plan over a board: moves are drawn and kept on the device, and nothing of it is sent before it is applied as one
 * commit [SDY-008]. What others do comes in beneath it.
 */
export const createPlan = (board: Board, first: KeptPlan, keeper: PlanKeeper) => {
  const { store, shown, voice, api } = board;
  const { words } = voice;
  const { view } = store.config;
  const text = (message: PlanMessage, params?: MessageParams): string =>
    formatMessage(planMessages[words.language()], message, params);
  const under = createUnder(store, first.date);
  const marks = createDraftMarks(shown.marks, (count) => text('left', { smart_count: count }));
  const state = createValueStore<UndoState>(NO_STEPS);
  const past: (readonly TriedItem[])[] = [];
  const future: (readonly TriedItem[])[] = [];
  const drawn = createValueStore<DrawnPlan>({
    step: 'drawn',
    items: first.items,
    refused: [],
    changed: [],
    full: [],
    miles: null,
    conflicts: [],
    isKept: first.items.length === 0 ? true : null,
    failure: null,
  });
  const set = (fields: Partial<DrawnPlan>): void => drawn.set({ ...drawn.get(), ...fields });
  const attempt = createValueStore<PlanAttempt | null>(first.attempt);
  let started: ReadonlySet<string> = new Set();
  let laid: Applied | null = null;
  let isOver = true;
  let days = '';
  let writes = 0;
  let firstWrite: Promise<boolean> = Promise.resolve(true);
  let isStartedKnown = false;
  const drawnBefore = new Set(first.items.map(({ key }) => key));

  const countText = (): string => {
    const { length } = drawn.get().items;
    return length === 0 ? text('none') : text('move', { smart_count: length });
  };
  const jobOf = (key: string): string => drawn.get().items.find((item) => item.key === key)?.job_name ?? words.job(key);

  const keep = async (): Promise<boolean> => {
    writes += 1;
    const turn = writes;
    set({ isKept: null });
    const isKept = await keeper.write({ date: first.date, items: drawn.get().items, attempt: attempt.get() });
    if (turn === writes && !isOver) set({ isKept });
    return isKept;
  };

  const lift = (): void => {
    if (laid) store.rollback(laid);
    laid = null;
  };

  const lay = (): void => {
    if (isOver) return;
    const { items } = drawn.get();
    const rows = under.look(items);
    if (rows.cards.length > 0) {
      store.setLayer(null);
      store.merge(rows);
      store.setLayer(layer);
    }
    const below = under.board();
    const plan = layPlan(below, items);
    laid = store.apply(plan.changes);
    marks.show(below, plan.moved, ({ to }, from) => markWords(board, from, to, text));
    const { legs, ...figures } = figuresOfPlan(board, below, plan);
    const changed = changedSince(below, items, under.isShown, started);
    const away = new Set(changed.map(({ key }) => key));
    set({
      ...figures,
      changed,
      // A card that is not here is told of as gone, or as one of a week that is not loaded.
      refused: plan.refused.filter(({ key }) => below.cards.has(key) && !away.has(key)),
    });
    requestRoads(legs);
    const shownDays = store.days().join(' ');
    if (shownDays === days) return;
    days = shownDays;
    void fetchStarted();
  };
  const layer = { lift, lay };

  const redraw = (): void => {
    lift();
    lay();
  };

  const requestRoads = (legs: Parameters<ReturnType<typeof roadsOf>['mayAsk']>[0]): void => {
    const roads = roadsOf(board);
    if (!roads.mayAsk(legs)) return;
    void roads.ask(legs).then((isNew) => {
      if (isNew && !isOver) redraw();
    });
  };

  const fetchStarted = async (): Promise<void> => {
    try {
      const plans = await api.plans?.();
      const keys = await plans?.started(store.days());
      if (!keys || isOver) return;
      started = new Set([...started, ...keys]);
      // What was drawn before this was known had begun already.
      const late = isStartedKnown ? new Set<string>() : new Set(keys.filter((key) => !drawnBefore.has(key)));
      isStartedKnown = true;
      set({ items: drawn.get().items.map((item) => (late.has(item.key) ? { ...item, was_started: true } : item)) });
      redraw();
    } catch {
      // The server names what has begun when the plan is applied.
    }
  };

  /** The cards of weeks that are not shown, of a plan of an earlier visit. */
  const loadAway = async (): Promise<void> => {
    const dates = drawn.get().items.flatMap(({ key, expected_bin }) => {
      const date = parseBinKey(expected_bin)?.date;
      if (!date || under.isShown(expected_bin) || store.facts().cards.has(key)) return [];
      return [view === 'week' ? startOfWeek(date) : date];
    });
    for (const date of new Set(dates)) {
      try {
        const { answer } = await api.load(date);
        if (isOver) return;
        under.remember(
          {
            cards: new Map(answer.cards.map((card) => [card.key, card])),
            sub_jobs: new Map(answer.sub_jobs.map((one) => [one.id, one])),
          },
          drawn.get().items,
        );
        redraw();
      } catch {
        // They are drawn once their week is shown; the server knows them.
      }
    }
  };

  const put = (items: readonly TriedItem[]): void => {
    set({ items, conflicts: [], failure: null });
    // A question about the plan as it was is none about this one.
    if (shown.asked.get()) shown.asked.set(null);
    state.set({ undo: past.map(() => ''), redo: future.map(() => '') });
    redraw();
    void keep();
  };
  const change = (items: readonly TriedItem[]): void => {
    past.push(drawn.get().items);
    future.length = 0;
    put(items);
  };

  const isOfOtherDay = ({ to }: Move): boolean =>
    view === 'day' && store.facts().date !== first.date && OF_SHOWN_DAY.has(parseBinKey(to)?.kind ?? '');

  const take = (moves: readonly Move[], isWhole = false): boolean => {
    const { step, items } = drawn.get();
    if (step !== 'drawn') {
      voice.fail(text('wait'));
      return false;
    }
    const whole = isWhole ? null : shown.days.get()?.wholeOf(moves);
    if (whole) {
      whole();
      return true;
    }
    if (moves.some(isOfOtherDay)) {
      voice.fail(text('other_day', { date: formatCivilDate(first.date) }));
      return false;
    }
    const more = withMoves(under.board(), items, moves, started);
    const staying = new Set(more.stays.map(({ key }) => key));
    const going = moves.filter(({ key }) => !staying.has(key));
    const [one] = going;
    if (!one) {
      voice.fail(staysTexts(words, more.stays).join(' '));
      return false;
    }
    if (more.items.length > MAX_TRIED) {
      voice.fail(text('too_many', { most: MAX_TRIED }));
      return false;
    }
    if (JSON.stringify(more.items) === JSON.stringify(items)) return true;
    change(more.items);
    for (const { key } of going) shown.marks.land(key);
    shown.selection.clear();
    const what =
      going.length === 1
        ? text('drawn_one', { job: words.job(one.key), bin: words.bin(one.to) })
        : text('drawn_several', { smart_count: going.length });
    const said = [text('drawn', { what }), ...staysTexts(words, more.stays)].join(' ');
    if (more.stays.length > 0) voice.notify(said);
    else voice.say(said);
    return true;
  };

  const turn = async (way: keyof UndoState): Promise<void> => {
    const [from, to] = way === 'undo' ? [past, future] : [future, past];
    const items = drawn.get().step === 'drawn' ? from.pop() : undefined;
    if (!items) return;
    to.push(drawn.get().items);
    put(items);
    voice.say(text(way === 'undo' ? 'undone' : 'redone', { count: countText() }));
  };

  const isSending = (): boolean => drawn.get().step === 'sending';
  const draft: Draft = {
    take,
    refuse: (isDraft = false) => {
      const why = isDraft ? 'own_draft' : 'not_in_plan';
      voice.fail(text(isSending() ? 'sending' : why));
    },
    steps: { state, turn, isSending },
  };

  /** Takes the plan off the board; it stays on the device unless it is thrown away. */
  const end = (): void => {
    if (isOver) return;
    lift();
    isOver = true;
    marks.end();
    store.setLayer(null);
    shown.draft.set(null);
    shown.asked.set(null);
    keeper.release();
  };

  const finish = (): void => {
    end();
    void keeper.remove();
    set({ step: 'ended' });
  };

  const apply = createApply({
    board,
    date: first.date,
    drawn,
    set,
    under,
    attempt,
    text,
    jobOf,
    isOver: () => isOver,
    keep,
    remove: keeper.remove,
    finish,
    look: () => void fetchStarted(),
  });

  return {
    drawn,
    state,
    jobOf,
    turn,
    apply,
    end,
    start: (): void => {
      isOver = false;
      store.setLayer(layer);
      shown.draft.set(draft);
      lay();
      if (first.items.length > 0) firstWrite = keep();
      void loadAway();
    },
    /** Whether a plan of an earlier visit is kept under this tab's name. */
    firstKept: (): Promise<boolean> => firstWrite,
    /** Takes a card out of the plan. */
    takeOut: (key: string): void => change(withoutCard(under.board(), drawn.get().items, key)),
    throwAway: (): void => {
      const hadMoves = drawn.get().items.length > 0;
      finish();
      if (hadMoves) voice.notify(text('thrown'));
    },
  };
};

export type Plan = ReturnType<typeof createPlan>;
