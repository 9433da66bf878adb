import { useCallback, useEffect, type KeyboardEventHandler, type ReactNode } from 'react';
import type { Point } from '../../drag/point';
import { QuietDragArea } from '../../drag/QuietDragArea';
import { presiteIdAt } from '../schedule/presiteIdAt';
import { useSchedule } from '../schedule/ScheduleContext';
import { aimAtColumns } from './aimAtColumns';
import { Ghost } from './Ghost';

interface Props {
  onKeyDown: KeyboardEventHandler;
  children: ReactNode;
}

/** Picks the cards of the schedule up, by mouse and by long press [PSC-015]. */
export const DragArea = (props: Props) => {
  const { drag, pickUp } = useSchedule();
  const start = useCallback((id: number, at: Point) => void pickUp(id, 'pointer', at), [pickUp]);
  useEffect(() => {
    drag.setSurface(aimAtColumns);
    return () => drag.setSurface(null);
  }, [drag]);
  return (
    <>
      <QuietDragArea
        {...props}
        className="presite-area"
        cardAt={presiteIdAt}
        onStart={start}
        onCarry={drag.carry}
        onEnd={drag.drop}
        onCancel={drag.cancel}
      />
      <Ghost />
    </>
  );
};
