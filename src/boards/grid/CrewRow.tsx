import { memo } from 'react';
import type { CivilDate } from '#domain/civilDate';
import { dailyCapacity } from '#domain/boards/heads';
import type { RowMark } from '#domain/boards/layout';
import type { BoardCrew } from '#domain/boards/types';
import type { Bin } from '#domain/boards/kinds';
import { useDays } from '../days/useDays';
import { useBoardText } from '../look/useBoardText';
import { BinCell } from './BinCell';
import { CrewName } from './CrewName';
import type { Column } from '../carry/columns';
import type { Metrics } from '../carry/metrics';

interface Props {
  crew: BoardCrew | null;
  /** Why the row is there only while the crew holds a card. */
  mark: RowMark | null;
  bins: readonly Bin[];
  top: number;
  height: number;
  columns: readonly Column[];
  /** First and last column in the view. */
  from: number;
  to: number;
  metrics: Metrics;
  today: CivilDate;
}

/** A crew across the days; days outside the view are not in the page. */
export const CrewRow = memo(function CrewRow({
  crew,
  mark,
  bins,
  top,
  height,
  columns,
  from,
  to,
  metrics,
  today,
}: Props) {
  const text = useBoardText();
  const name = crew?.name ?? text('slurry_row');
  const isSection = metrics.section > 0;
  const workdays = useDays();
  return (
    <div className={`crew-row${isSection ? ' is-section' : ''}`} style={{ top, height }}>
      <div
        className={`crew-name${mark === null ? '' : ' is-inactive'}`}
        style={isSection ? { height: metrics.section } : { left: metrics.tray, width: metrics.crew }}
      >
        <CrewName crew={crew} mark={mark} name={name} bins={bins} />
      </div>
      {columns.slice(from, to + 1).map((column, index) => {
        const bin = bins[from + index];
        if (!bin) return null;
        const closed = workdays?.closed(bin) ?? null;
        // What the head of the day says for all crews is not said again for each.
        const isSaid = !isSection && closed !== null && closed === workdays?.closed({ ...bin, crew_id: null });
        const off = [isSaid ? null : closed, ...(workdays?.notes(bin) ?? [])].filter(Boolean).join(' · ');
        return (
          <BinCell
            key={bin.key}
            bin={bin}
            today={today}
            capacity={workdays ? workdays.capacity(bin) : dailyCapacity(bin.stage, crew)}
            crew={crew}
            isClosed={closed !== null}
            off={off}
            left={column.left - metrics.tray}
            width={column.width}
            lanes={column.lanes}
            hasHead={metrics.binHead > 0}
            isQuiet={column.width === metrics.quietDay}
            hasMove={isSection}
          />
        );
      })}
    </div>
  );
});
