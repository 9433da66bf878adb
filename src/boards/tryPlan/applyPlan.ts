import { isClosedBin } from '#domain/boards/binDay';
import { parseBinKey } from '#domain/boards/bins';
import type { ScheduleOverride } from '#domain/boards/overrides/overrideReason';
import { decidePlan } from '#domain/boards/plan/decidePlan';
import type { PlanAttempt } from '#domain/boards/plan/keptPlan';
import type { CivilDate } from '#domain/civilDate';
import { CallError, isUndecided } from '../../dataProvider/CallError';
import { errorText } from '../../dataProvider/errorText';
import { newAction } from '../../offline/sync/newAction';
import type { ValueStore } from '../../store/valueStore';
import type { Board } from '../board/createBoard';
import { createConfirm } from '../days/confirmClosed';
import { offerCalls } from '../rainOut/offerCalls';
import type { PlanApi, SentPlan } from '../store/rainApi';
import { conflictWords } from '../rainOut/rainWords';
import type { DrawnPlan } from './planDraft';
import type { PlanText } from './planMessages';
import type { createUnder } from './underPlan';

/** So many of those that stay are named. */
const MAX_NAMED = 3;

interface Plan {
  board: Board;
  /** The day that the board showed when the plan was begun. */
  date: CivilDate;
  drawn: ValueStore<DrawnPlan>;
  set: (fields: Partial<DrawnPlan>) => void;
  under: ReturnType<typeof createUnder>;
  /** The last try whose answer has not come. */
  attempt: ValueStore<PlanAttempt | null>;
  text: PlanText;
  jobOf: (key: string) => string;
  /** Whether the plan lies over the board no more. */
  isOver: () => boolean;
  /** Keeps the plan as it is on the device. */
  keep: () => Promise<boolean>;
  remove: () => Promise<void>;
  /** Takes the plan off the board and from the device. */
  finish: () => void;
  /** Asks anew at which stops crews have arrived. */
  look: () => void;
}

/** Sends a plan as one commit: what stands against it is asked about and named, and whatever fails leaves it [SDY-008]. */
export const createApply = ({
  board,
  date,
  drawn,
  set,
  under,
  attempt,
  text,
  jobOf,
  isOver,
  keep,
  remove,
  finish,
  look,
}: Plan) => {
  const { store, shown, voice, api } = board;
  const { words } = voice;
  const { category, view } = store.config;

  const failed = (failure: string): void => {
    set({ step: 'drawn', failure });
    voice.say(failure);
  };

  const isConfirmed = (act: (override?: ScheduleOverride) => void): boolean => {
    const guard = createConfirm({ store: under.asStore(), shown, language: words.language() });
    return guard(
      drawn.get().items.map(({ key, to, index }) => ({ key, to, index: index ?? undefined })),
      act,
    );
  };

  const succeeded = (answer: Awaited<ReturnType<PlanApi['move']>>, plans: PlanApi): void => {
    const { items } = drawn.get();
    const moved = new Set(answer.moved);
    const names = answer.conflicts
      .slice(0, MAX_NAMED)
      .map((one) => conflictWords(one, { jobOf }, board, words.language()))
      .join('; ');
    finish();
    const going = items
      .filter(({ key }) => moved.has(key))
      .map(({ key, to, index }) => ({ key, to, index: index ?? undefined }));
    store.apply(decidePlan(store.facts(), going).changes);
    for (const key of moved) shown.marks.land(key);
    if (answer.mutation_id === null) return;
    const stay = names === '' ? '' : text('some_stay', { smart_count: answer.conflicts.length, names });
    const done = text('done', { smart_count: moved.size });
    board.moves.adopt(answer.mutation_id, [done, stay].filter(Boolean).join(' '));
    offerCalls(board, plans, answer.mutation_id);
  };

  /** What is sent of the cards as they are drawn. */
  const sentItems = (): SentPlan['items'] =>
    drawn.get().items.map(({ job_name: _job, ...item }) => {
      const bin = parseBinKey(item.to);
      // Whoever applies it is asked about each day that is without work by now.
      return { ...item, onto_closed: item.onto_closed || (bin !== null && isClosedBin(under.board(), bin)) };
    });

  /** The try whose answer was lost, while the plan is what was sent: it is asked for again, as it was. */
  const lostTry = (): SentPlan | null => {
    const last = attempt.get();
    if (!last) return null;
    const sent: SentPlan = JSON.parse(last.sent);
    const places = (all: readonly { key: string; to: string; index: number | null }[]): string =>
      all.map(({ key, to, index }) => `${key} ${to} ${index ?? ''}`).join();
    return places(sent.items) === places(drawn.get().items) ? sent : null;
  };

  /** The same try keeps its key, so that an answer that was lost makes nothing twice, for as long as plans are kept. */
  const keyOf = (sent: string): string => {
    const last = attempt.get();
    const mine = last?.sent === sent ? last : { key: newAction(), sent };
    attempt.set(mine);
    return mine.key;
  };

  const apply = async (leaves_conflicts: boolean, override?: ScheduleOverride): Promise<void> => {
    const { items, step } = drawn.get();
    if (isOver() || step !== 'drawn' || items.length === 0) return;
    if (!board.isOnline()) return failed(text('offline'));
    const again = lostTry();
    if (!again && !override && !isConfirmed((reason) => void apply(leaves_conflicts, reason))) return;
    const plan: SentPlan = again ?? {
      category,
      view,
      date,
      items: sentItems(),
      leaves_conflicts,
      ...(override && { override }),
    };
    set({ step: 'sending', conflicts: [], failure: null });
    const plans = await api.plans?.().catch(() => undefined);
    if (!plans) return failed(text('offline'));
    try {
      const key = keyOf(JSON.stringify(plan));
      await keep();
      const answer = await plans.move(plan, key);
      attempt.set(null);
      const isDone = answer.is_applied && answer.moved.length > 0;
      if (isOver()) {
        if (!isDone) return;
        void remove();
        const done = text('done', { smart_count: answer.moved.length });
        return answer.mutation_id === null ? undefined : board.moves.adopt(answer.mutation_id, done);
      }
      if (isDone) return succeeded(answer, plans);
      set({ step: 'drawn', conflicts: answer.conflicts });
      void keep();
      look();
      const count = { smart_count: answer.conflicts.length };
      voice.say(answer.is_applied ? text('conflicts_all') : text('conflicts', count));
    } catch (error) {
      if (isOver()) return;
      if (isUndecided(error)) return failed(text('lost'));
      attempt.set(null);
      if (!(error instanceof CallError)) return failed(text('lost'));
      const reason = errorText(error, words.language());
      failed(text('failed', { reason }));
      if (error.refusal?.rule !== 'override_needed') return;
      // Something that needs a reason came to be meanwhile, which this board did not see.
      shown.asked.set({
        name: '',
        keys: items.map(({ key }) => key),
        reasons: () => [reason],
        needsReason: () => true,
        act: (given) => given && void apply(leaves_conflicts, given),
      });
    }
  };
  return apply;
};
