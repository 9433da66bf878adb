import { memo } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { Link, useLocation } from 'react-router-dom';
import { boardPath } from '../look/boardPath';
import { useBoard } from '../board/BoardContext';
import { dayText } from '../look/dayText';
import type { Metrics } from '../carry/metrics';
import { IconButton } from '../look/IconButton';
import { useBoardText } from '../look/useBoardText';
import type { DayBand } from '../carry/timeGridModel';
import { useGridText } from './useGridText';
import { dayPanel } from './useTimeGridModel';
import { WorkerRow } from './WorkerRow';

interface Props {
  band: DayBand;
  metrics: Metrics;
  /** Top of the days in the content. */
  origin: number;
  headTop: number;
  viewTop: number;
  viewBottom: number;
  from: number;
  to: number;
  seenFrom: number;
  seenTo: number;
  viewWidth: number;
  heldKey: string | undefined;
  heldBin: string | undefined;
}

/** One day of the grid: its head where there are several, and the rows that are in the view [WRB-018]. */
export const GridDay = memo(function GridDay({
  band,
  metrics,
  origin,
  headTop,
  viewTop,
  viewBottom,
  from,
  to,
  seenFrom,
  seenTo,
  viewWidth,
  heldKey,
  heldBin,
}: Props) {
  const board = useBoard();
  const { store, config } = board;
  const { search } = useLocation();
  const { panels } = board.shown;
  const { language } = useLanguage();
  const text = useBoardText();
  const gridText = useGridText();
  const { day, top, head, bodyTop, bottom, rows, visits, isCollapsed } = band;
  const { today } = store.facts();
  const { full } = dayText(day, language);
  const shown = rows.filter(
    (row) => (row.top < viewBottom && row.top + row.height > viewTop) || row.bin.key === heldBin,
  );
  return (
    <section
      className={`tg-day${day === today ? ' is-today' : ''}`}
      style={{ top: top - origin, height: bottom - top }}
      aria-label={full}
      aria-current={day === today ? 'date' : undefined}
    >
      {head > 0 && (
        <header className="tg-day-head" style={{ height: head, top: headTop, marginLeft: metrics.tray }}>
          <div className="group-toggle tg-day-toggle" style={{ left: metrics.tray }}>
            <IconButton
              icon={isCollapsed ? 'ChevronRight' : 'ExpandMore'}
              label={text(isCollapsed ? 'expand' : 'collapse', { name: full })}
              isExpanded={!isCollapsed}
              onClick={() => panels.toggle(dayPanel(day))}
            />
            <Link className="tg-day-name" to={boardPath(config.category, 'day', search, day)}>
              {full}
            </Link>
            <span className="group-count">{gridText('visits', { smart_count: visits })}</span>
          </div>
        </header>
      )}
      {shown.map((row) => (
        <WorkerRow
          key={row.bin.key}
          row={row}
          top={row.top - bodyTop + head}
          metrics={metrics}
          from={from}
          to={to}
          above={Math.max(0, viewTop - row.top)}
          below={Math.min(row.height, viewBottom - row.top)}
          heldKey={row.bin.key === heldBin ? heldKey : undefined}
          isPast={day < today}
          seenFrom={seenFrom}
          seenTo={seenTo}
          viewWidth={viewWidth}
        />
      ))}
    </section>
  );
});
