import { useEffect } from 'react';
import { isLeaving } from '../dataProvider/leavingRecords';
import { isGap } from '../live/liveEvent';
import { useLive } from '../live/useLive';
import { TABLE } from './commentsApi';

/** Milliseconds in which events gather, so that a burst of them asks once. */
const GATHER = 200;

/**
 * Calls back when somebody may have written, changed or deleted a comment that the user may read, until the record is
 * being deleted.
 */
export const useToldComments = (entity: string, id: number, onTold: () => void): void => {
  const live = useLive();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = live.subscribe((event, resumed) => {
      const isTold = event.name === 'change' && event.data.records.some(({ entity }) => entity === TABLE);
      if (isTold || isGap(event, resumed)) timer ??= setTimeout(notify, GATHER);
    });
    function notify(): void {
      timer = undefined;
      if (!isLeaving(entity, id)) onTold();
    }
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [live, entity, id, onTold]);
};
