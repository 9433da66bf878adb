import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { fetchedLater } from '../../page/fetchedLater';
import { themed } from '../../theme/themed';
import { useBoard } from '../board/BoardContext';
import { loadDays } from '../days/loadDays';

const DayLayer = themed(() => import('./DayLayer'));

const ClosedQuestion = fetchedLater(() => import('../days/ClosedQuestion'));

/** The days without work, the menu of a day and its Rain-out: fetched after the board, or when first opened. */
export const LateDay = () => {
  const board = useBoard();
  const { dayMenu, asked } = board.shown;
  const { language } = useLanguage();
  const open = useSyncExternalStore(dayMenu.subscribe, dayMenu.get);
  const question = useSyncExternalStore(asked.subscribe, asked.get);
  useEffect(() => loadDays(board, language), [board, language]);
  return (
    <Suspense fallback={null}>
      {open && <DayLayer {...open} />}
      {question && <ClosedQuestion {...question} />}
    </Suspense>
  );
};
