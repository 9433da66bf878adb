import type { Language } from '#domain/localText';
import { dayRule } from '#domain/boards/dayWithoutWorkRefusal';
import type { Board } from '../board/createBoard';
import { createConfirm } from '../days/confirmClosed';
import { followChains } from './followChains';
import type { MoveGuard } from '../board/dayReader';
import { offerPlans } from '../tryPlan/keptPlans';
import { followWeather } from '../weather/followWeather';
import { readDays } from '../days/readDays';
import '../days/marks.css';

/**
 * Lets a board know its days without work: once for each change of them, and not for each card [SDY-001].
 * @returns the end of it
 */
export const followDays = (board: Board, language: Language): (() => void) => {
  const { store, shown } = board;
  const chains = followChains(board, language);
  const asks = createConfirm({ store, shown, language });
  /** A drop with Shift takes the whole chain along, once it is confirmed. */
  const confirms: MoveGuard = (moves, act) => {
    const whole = chains.wholeOf(moves);
    whole?.();
    return whole === null && asks(moves, act);
  };
  store.setDayRule(dayRule);
  void offerPlans(board);
  let read: ReturnType<typeof store.facts> | null = null;
  const follow = (): void => {
    const facts = store.facts();
    if (facts.days_without_work === read?.days_without_work && facts.crews === read.crews) return;
    read = facts;
    shown.days.set({ ...readDays(facts, language), confirms, asks, wholeOf: chains.wholeOf });
  };
  follow();
  const offs = [store.onWorkdays(follow), store.onShape(follow), followWeather(board)];
  return () => {
    chains.end();
    offs.forEach((off) => off());
  };
};
