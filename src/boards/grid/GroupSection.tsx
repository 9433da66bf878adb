import { memo, useRef, useSyncExternalStore } from 'react';
import { rowMark } from '#domain/boards/layout';
import type { CivilDate } from '#domain/civilDate';
import { useBoard } from '../board/BoardContext';
import { BoardIcon } from '../look/BoardIcon';
import { TrayPanel } from './TrayPanel';
import { useBoardText } from '../look/useBoardText';
import type { GroupBand, RowBand } from '../carry/boardModel';
import type { Column } from '../carry/columns';
import { CrewRow } from './CrewRow';
import { GroupCounts } from './GroupCounts';
import type { Metrics } from '../carry/metrics';
import { useTint } from '../board/useTint';

interface Props {
  group: GroupBand;
  heading: string;
  columns: readonly Column[];
  metrics: Metrics;
  today: CivilDate;
  /** Height of its tray panel. */
  panel: number;
  width: number;
  /** Edges of the view in the content, rounded so that a small scroll draws nothing. */
  viewTop: number;
  viewBottom: number;
  from: number;
  to: number;
}

/** A stage: its head, its trays, and the rows of its crews that are in the view. */
export const GroupSection = memo(function GroupSection({
  group,
  heading,
  columns,
  metrics,
  today,
  panel,
  width,
  viewTop,
  viewBottom,
  from,
  to,
}: Props) {
  const board = useBoard();
  const { panels } = board.shown;
  const { drag } = board.carry;
  const { config } = board;
  const isInView = (row: RowBand): boolean => row.top < viewBottom && row.top + row.height > viewTop;
  // A finger's drag ends when the card that it took leaves the page: its row stays in it, once it is out of the view.
  const home = useSyncExternalStore(drag.held.subscribe, () => {
    const key = drag.held.get()?.from.key;
    if (key === undefined) return undefined;
    const columnOf = (row: RowBand): number => row.bins.findIndex((bin) => bin.key === key);
    const row = group.rows.find((one) => columnOf(one) >= 0);
    if (!row) return undefined;
    const column = columnOf(row);
    return isInView(row) && column >= from && column <= to ? undefined : row;
  });
  const text = useBoardText();
  const days = useRef<HTMLDivElement>(null);
  useTint(days, `assigned:${group.stage}`);
  const isCollapsed = group.body === 0;
  const ofStage = config.groups.find(({ stage }) => stage === group.stage);
  const markOf = (crew: RowBand['crew']) => (crew && ofStage ? rowMark(config, ofStage, crew) : null);
  const rows = group.rows.filter((row) => isInView(row) || row === home);
  return (
    <section
      className="group"
      style={{ height: group.bodyTop - group.top + group.body, width }}
      aria-label={heading}
      data-stage={group.stage}
    >
      {metrics.groupHead > 0 && (
        <header className="group-head" style={{ height: metrics.groupHead, top: metrics.head }}>
          <button
            type="button"
            className="group-toggle"
            aria-expanded={!isCollapsed}
            title={text(isCollapsed ? 'expand' : 'collapse', { name: heading })}
            onClick={() => panels.toggle(group.stage)}
          >
            <BoardIcon name={isCollapsed ? 'ChevronRight' : 'ExpandMore'} size={18} />
            <span className="group-name">{heading}</span>
            <GroupCounts trays={group.trays} isCollapsed={isCollapsed} stage={group.stage} />
          </button>
        </header>
      )}
      {!isCollapsed && (
        <div className="group-body" style={{ height: group.body }}>
          {metrics.tray > 0 && (
            <TrayPanel
              stage={group.stage}
              trays={group.trays}
              heading={heading}
              metrics={metrics}
              height={panel}
              top={metrics.head + metrics.groupHead}
            />
          )}
          <div ref={days} className="rows">
            {group.rows.length === 0 && <p className="rows-empty">{text('no_crews')}</p>}
            {rows.map((row) => (
              <CrewRow
                key={row.crew?.id ?? 'none'}
                crew={row.crew}
                mark={markOf(row.crew)}
                bins={row.bins}
                top={row.top - group.bodyTop}
                height={row.height}
                columns={columns}
                from={row === home ? 0 : from}
                to={row === home ? columns.length - 1 : to}
                metrics={metrics}
                today={today}
              />
            ))}
          </div>
        </div>
      )}
    </section>
  );
});
