import { useCallback, useState, type KeyboardEventHandler, type ReactNode } from 'react';
import type { Point } from '../../drag/point';
import { QuietDragArea } from '../../drag/QuietDragArea';
import { presiteIdAt } from '../schedule/presiteIdAt';
import { useSchedule } from '../schedule/ScheduleContext';
import { createCarrier } from './createCarrier';
import { Ghost } from './Ghost';

interface Props {
  onKeyDown: KeyboardEventHandler;
  children: ReactNode;
}

/** Picks the cards of the schedule up, by mouse and by long press [PSC-015]. */
export const DragArea = (props: Props) => {
  const schedule = useSchedule();
  const [carrier] = useState(() => createCarrier(schedule));
  const start = useCallback(
    (id: number, at: Point) => {
      if (schedule.pickUp(id, 'pointer')) carrier.start(at);
    },
    [schedule, carrier],
  );
  const end = useCallback(() => {
    carrier.stop();
    schedule.drag.drop();
  }, [schedule, carrier]);
  const cancel = useCallback(() => {
    carrier.stop();
    schedule.drag.cancel();
  }, [schedule, carrier]);
  return (
    <>
      <QuietDragArea
        {...props}
        className="presite-area"
        cardAt={presiteIdAt}
        onStart={start}
        onCarry={carrier.carry}
        onEnd={end}
        onCancel={cancel}
      />
      <Ghost carrier={carrier} />
    </>
  );
};
