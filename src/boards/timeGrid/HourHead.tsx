import { memo } from 'react';
import { clockText } from '#domain/wallTime';
import { DAY_START, HOUR_PX } from '#domain/boards/timeGrid/gridGeometry';
import { useBoardText } from '../look/useBoardText';
import { NAMES_WIDTH } from '../carry/timeGridModel';
import { useGridText } from './useGridText';

interface Props {
  tray: number;
  left: number;
  height: number;
  width: number;
  from: number;
  to: number;
}

/** The hours above the grid, those in view: stays while the days scroll by. */
export const HourHead = memo(function HourHead({ tray, left, height, width, from, to }: Props) {
  const text = useBoardText();
  const gridText = useGridText();
  return (
    <div className="board-head" style={{ height, width }} aria-hidden="true">
      <div className="board-corner" style={{ width: left }}>
        <span style={{ width: tray }}>{text('trays')}</span>
        <span style={{ width: NAMES_WIDTH }}>{gridText('workers')}</span>
      </div>
      {Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index).map((hour) => (
        <span key={hour} className="tg-hour" style={{ left: left + hour * HOUR_PX, width: HOUR_PX }}>
          {clockText(DAY_START + hour * 60).replace(/^0/, '')}
        </span>
      ))}
    </div>
  );
});
