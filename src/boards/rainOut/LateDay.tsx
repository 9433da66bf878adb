import { Suspense, useSyncExternalStore } from 'react';
import { themed } from '../../theme/themed';
import { useBoard } from '../board/BoardContext';

const DayLayer = themed(() => import('./DayLayer'));

/** The menu of a day and its Rain-out, fetched when first opened. */
export const LateDay = () => {
  const { dayMenu } = useBoard().shown;
  const open = useSyncExternalStore(dayMenu.subscribe, dayMenu.get);
  return <Suspense fallback={null}>{open && <DayLayer {...open} />}</Suspense>;
};
