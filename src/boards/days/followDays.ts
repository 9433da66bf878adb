import type { Language } from '#domain/access/localText';
import type { Board } from '../board/createBoard';
import { createConfirm } from './confirmClosed';
import { readDays } from './readDays';
import './marks.css';

/**
 * Lets a board know its days without work: once for each change of them, and not for each card [SDY-001].
 * @returns the end of it
 */
export const followDays = ({ store, shown }: Board, language: Language): (() => void) => {
  const confirms = createConfirm({ store, shown, language });
  let read: ReturnType<typeof store.facts> | null = null;
  const follow = (): void => {
    const facts = store.facts();
    if (facts.days_without_work === read?.days_without_work && facts.crews === read.crews) return;
    read = facts;
    shown.days.set({ ...readDays(facts, language), confirms });
  };
  follow();
  const offs = [store.onWorkdays(follow), store.onShape(follow)];
  return () => offs.forEach((off) => off());
};
