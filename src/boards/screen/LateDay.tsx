import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { fetchedLater } from '../../page/fetchedLater';
import { themed } from '../../theme/themed';
import { useBoard } from '../board/BoardContext';
import { loadDays } from '../days/loadDays';

const DayLayer = themed(() => import('./DayLayer'));

const PlanBar = fetchedLater(() => import('../tryPlan/PlanBar'));
const ClosedQuestion = fetchedLater(() => import('../days/ClosedQuestion'));
const OverrideQuestion = fetchedLater(() => import('../overrides/OverrideQuestion'));

/** The days without work, the menu of a day and its Rain-out, the bar of a plan: fetched after the board, or when first opened. */
export const LateDay = () => {
  const board = useBoard();
  const { dayMenu, asked, trying } = board.shown;
  const { language } = useLanguage();
  const open = useSyncExternalStore(dayMenu.subscribe, dayMenu.get);
  const question = useSyncExternalStore(asked.subscribe, asked.get);
  const isTrying = useSyncExternalStore(trying.subscribe, () => trying.get() !== 'off');
  useEffect(() => loadDays(board, language), [board, language]);
  return (
    <Suspense fallback={null}>
      {isTrying && <PlanBar />}
      {open && <DayLayer key={[open.day, open.row?.stage, open.row?.crew.id, open.opens].join(' ')} {...open} />}
      {question &&
        (question.needsReason() ? (
          <OverrideQuestion key={question.name} {...question} />
        ) : (
          <ClosedQuestion {...question} />
        ))}
    </Suspense>
  );
};
