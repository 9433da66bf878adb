import { parseBinKey } from '#domain/boards/bins';
import type { ShownBoard } from '#domain/boards/boardFacts';
import { capacityOfBin, isWorkedBin } from '#domain/boards/binDay';
import { applyChanges, type Applied } from '#domain/boards/applyChanges';
import type { BinKey } from '#domain/boards/kinds';
import type { Move } from '#domain/boards/moves';
import { decidePlan, type PlanItem, type RefusedItem } from '#domain/boards/plan/decidePlan';
import { fullDays, type FullDay } from '#domain/boards/plan/fullDays';
import { planRainOut } from '#domain/boards/rainOut/planRainOut';
import type { Lane, RainMode, RainPlan } from '#domain/boards/rainOut/rainOut';
import { addDays, daysBetween, type CivilDate } from '#domain/civilDate';
import { formatMessage, type MessageParams } from '../../i18n/message';
import { createValueStore } from '../../store/valueStore';
import { CallError } from '../../dataProvider/CallError';
import { errorText } from '../../dataProvider/errorText';
import type { Draft } from '../board/createShown';
import type { Board } from '../board/createBoard';
import type { Conflict, PlanAnswer, PlanApi, SentPlan } from '../store/rainApi';
import { createDraftMarks } from './draftMarks';
import { offerCalls } from './offerCalls';
import { rainMessages, type RainMessage } from './rainMessages';
import { sentItems } from './sentItems';

/** How many weeks behind the shown one a Rain-out may reach into. */
const WEEKS_AHEAD = 2;

/** What the user has chosen. */
export interface RainChoice {
  days: readonly CivilDate[];
  mode: RainMode;
  /** Rows that are not about to lose their day. */
  spared: ReadonlySet<Lane>;
  from_stop: number;
}

/** What is drawn. */
export interface DrawnRain {
  choice: RainChoice;
  /** What moves, hand and plan together. */
  items: readonly PlanItem[];
  stays: RainPlan['stays'];
  /** What goes to a crew that is there for other work, since no other works. */
  lastResort: readonly string[];
  refused: readonly RefusedItem[];
  nextWeek: number;
  full: readonly FullDay[];
  /** Cards of the plan that others changed since it was first drawn. */
  changed: readonly string[];
  step: 'loading' | 'failed' | 'drawn' | 'sending' | 'done';
  conflicts: readonly Conflict[];
}

/** What makes a Rain-out another thing: how it begins, how it is sent, and what is said of it. */
interface RainWay {
  mode?: RainMode;
  /** Sent also when no card moves. */
  send?: (plans: PlanApi, plan: SentPlan) => Promise<PlanAnswer>;
  done?: string;
}

type Ahead = Pick<ShownBoard, 'cards' | 'sub_jobs'>;

/** A Rain-out drawn over a board: nothing of it is sent before it is committed [SDY-002]. */
export const createRain = (board: Board, first: CivilDate, lanes: readonly Lane[], way: RainWay = {}) => {
  const { store, shown, voice, api } = board;
  const byHand = new Map<string, PlanItem>();
  const seen = new Map<string, number>();
  const text = (message: RainMessage, params?: MessageParams): string =>
    formatMessage(rainMessages[voice.words.language()], message, params);
  const draftMarks = createDraftMarks(shown.marks, (count) => text('left', { smart_count: count }));
  const chosenKeys = new Set(shown.selection.keys.get());
  const drawn = createValueStore<DrawnRain>({
    choice: { days: [first], mode: way.mode ?? 'push', spared: new Set(), from_stop: 1 },
    items: [],
    stays: [],
    lastResort: [],
    refused: [],
    nextWeek: 0,
    full: [],
    changed: [],
    step: 'loading',
    conflicts: [],
  });
  let ahead: Ahead = { cards: new Map(), sub_jobs: new Map() };
  let started: ReadonlySet<string> = new Set();
  let plans: PlanApi | null = null;
  let laid: Applied | null = null;
  let isOver = false;
  const lastDay = store.days().at(-1) ?? first;
  /** The week of the lost days, also while another one is shown. */
  let home: Ahead = store.facts();
  const set = (fields: Partial<DrawnRain>): void => drawn.set({ ...drawn.get(), ...fields });

  /** The board beneath the draft, with the weeks that follow. */
  const base = (): ShownBoard => {
    const facts = store.facts();
    if (store.days().includes(lastDay)) home = facts;
    return {
      ...facts,
      cards: new Map([...ahead.cards, ...home.cards, ...facts.cards]),
      sub_jobs: new Map([...ahead.sub_jobs, ...home.sub_jobs, ...facts.sub_jobs]),
    };
  };

  const lift = (): void => {
    if (laid) store.rollback(laid);
    laid = null;
  };

  const planOn = (facts: ShownBoard): RainPlan => {
    const { days, mode, spared, from_stop } = drawn.get().choice;
    return planRainOut(facts, {
      days,
      mode,
      from_stop,
      lanes: new Set(lanes.filter((lane) => !spared.has(lane))),
      keys: chosenKeys.size > 0 ? chosenKeys : null,
      isWorkday: (date, crew_id) => isWorkedBin(facts, { date, crew_id }),
      capacityOn: (date, crew_id, stage) => capacityOfBin(facts, { date, crew_id, stage }),
      horizon: addDays(lastDay, 7 * WEEKS_AHEAD),
      started,
    });
  };

  const wayOf = (from: BinKey, to: BinKey, isByHand: boolean): string => {
    const [was, is] = [parseBinKey(from), parseBinKey(to)];
    const days = was?.date && is?.date ? daysBetween(was.date, is.date) : null;
    if (days === null) return text(isByHand ? 'by_hand' : 'unassigned');
    return days > 0 ? text('plus_days', { smart_count: days }) : text(isByHand ? 'by_hand' : 'other_crew');
  };

  const lay = (): void => {
    if (isOver || drawn.get().step === 'loading') return;
    const facts = base();
    const plan = planOn(facts);
    const items = [...plan.moves.filter(({ key }) => !byHand.has(key)), ...byHand.values()];
    const decision = decidePlan(facts, items);
    laid = store.apply(decision.changes);
    draftMarks.show(facts, decision.moved, ({ key, to }, from) => wayOf(from, to, byHand.has(key)));
    for (const { key } of decision.moved) {
      const version = facts.cards.get(key)?.version ?? 0;
      if (!seen.has(key)) seen.set(key, version);
    }
    set({
      items: decision.moved,
      stays: plan.stays.filter(({ key }) => !byHand.has(key)),
      lastResort: plan.moves.flatMap(({ key, is_last_resort }) => (is_last_resort && !byHand.has(key) ? [key] : [])),
      refused: decision.refused,
      nextWeek: decision.moved.filter(({ to }) => (parseBinKey(to)?.date ?? '') > lastDay).length,
      full: fullDays(
        { ...facts, ...applyChanges(facts, decision.changes, facts.crews).state },
        decision.moved.map(({ to }) => to),
        (date, crew_id, stage) => capacityOfBin(facts, { date, crew_id, stage }),
      ),
      changed: [...seen].flatMap(([key, version]) => {
        const now = facts.cards.get(key)?.version;
        return now !== version ? [key] : [];
      }),
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
    draftMarks.end();
    store.setLayer(null);
    shown.draft.set(null);
  };

  const load = async (): Promise<void> => {
    try {
      plans = (await api.plans?.()) ?? null;
      if (!plans) throw new Error('no calls of plans');
      const weeks = Array.from({ length: WEEKS_AHEAD }, (_, week) => addDays(lastDay, 1 + 7 * week));
      const [keys, ...loaded] = await Promise.all([
        plans.started(store.days()),
        ...weeks.map((date) => api.load(date)),
      ]);
      if (isOver) return;
      started = new Set(keys);
      ahead = {
        cards: new Map(loaded.flatMap(({ answer }) => answer.cards.map((card) => [card.key, card] as const))),
        sub_jobs: new Map(loaded.flatMap(({ answer }) => answer.sub_jobs.map((one) => [one.id, one] as const))),
      };
      set({ step: 'drawn' });
      redraw();
    } catch {
      if (!isOver) set({ step: 'failed' });
    }
  };

  const commit = async (leaves_conflicts: boolean): Promise<void> => {
    const { items, step } = drawn.get();
    if (!plans || step !== 'drawn' || (items.length === 0 && !way.send)) return;
    lift();
    const facts = base();
    const sent = sentItems(facts, items);
    lay();
    set({ step: 'sending', conflicts: [] });
    const { category, view } = store.config;
    try {
      const plan: SentPlan = { category, view, date: facts.date, items: sent, leaves_conflicts };
      const answer = await (way.send?.(plans, plan) ?? plans.rainOut(plan));
      if (!answer.is_applied) {
        set({ step: 'drawn', conflicts: answer.conflicts });
        voice.say(text('conflicts', { smart_count: answer.conflicts.length }));
        return;
      }
      end();
      set({ step: 'done' });
      const moved = new Set(answer.moved);
      store.apply(
        decidePlan(
          base(),
          items.filter(({ key }) => moved.has(key)),
        ).changes,
      );
      if (answer.mutation_id !== null) {
        board.moves.adopt(
          answer.mutation_id,
          [way.done, answer.moved.length > 0 && text('done', { smart_count: answer.moved.length })]
            .filter(Boolean)
            .join(' ') || text('nothing'),
        );
        if (answer.moved.length > 0) offerCalls(board, plans, answer.mutation_id);
      }
    } catch (error) {
      set({ step: 'drawn' });
      const isAnswered = error instanceof CallError && error.kind === 'answered';
      voice.fail(isAnswered ? errorText(error, voice.words.language()) : text('failed'));
    }
  };

  const draft: Draft = {
    take: (moves: readonly Move[]) => {
      for (const { key, to, index } of moves) byHand.set(key, { key, to, index });
      shown.selection.clear();
      redraw();
      return true;
    },
    refuse: () => voice.fail(text('first_finish')),
  };
  return {
    drawn,
    /** How many cards were chosen before, when it is about those alone. */
    chosen: chosenKeys.size,
    /** The job of a card, also of one in a week that is not shown. */
    jobOf: (key: string): string => {
      const { cards, sub_jobs } = base();
      return sub_jobs.get(cards.get(key)?.job_detail_id ?? 0)?.job_name ?? voice.words.job(key);
    },
    /** Draws it, once the weeks that follow are there. */
    start: (): Promise<void> => {
      isOver = false;
      store.setLayer({ lift, lay });
      shown.draft.set(draft);
      return load();
    },
    commit,
    end,
    choose: (fields: Partial<RainChoice>): void => {
      set({ choice: { ...drawn.get().choice, ...fields }, conflicts: [] });
      redraw();
    },
  };
};

export type Rain = ReturnType<typeof createRain>;
