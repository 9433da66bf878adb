import { useEffect, useMemo, useRef, type RefObject } from 'react';
import type { CivilDate } from '#domain/civilDate';
import type { Stage } from '#domain/boards/kinds';
import { useLocalText } from '../../i18n/useLocalText';
import { useBoard } from '../board/BoardContext';
import { DragLayer } from './DragLayer';
import { useBoardText } from '../look/useBoardText';
import { DayHead } from './DayHead';
import { GroupSection } from './GroupSection';
import { panelHeight } from '../carry/hitTest';
import type { Metrics } from '../carry/metrics';
import { useBoardModel } from './useBoardModel';
import { useElementSize } from '../look/useElementSize';
import { useGridSurface } from './useGridSurface';
import { useVirtualList } from '../look/useVirtualList';

/** Pixels of rows that are drawn beside the view. */
const AHEAD = 200;

interface Props {
  metrics: Metrics;
  day?: CivilDate | undefined;
  stage?: Stage | undefined;
  /** Around everything that a card can be dropped on. */
  areaRef: RefObject<HTMLElement | null>;
}

/** The scrolled board: days across, stages down, a row for each crew; only what is in the view is in the page. */
export const BoardGrid = ({ metrics, day, stage, areaRef }: Props) => {
  const board = useBoard();
  const { config, store } = board;
  const { focus } = board.shown;
  const localText = useLocalText();
  const text = useBoardText();
  const scroller = useRef<HTMLDivElement>(null);
  const size = useElementSize(scroller);
  const { model, turn } = useBoardModel({ metrics, width: size?.width ?? 0, height: size?.height ?? 0, day, stage });
  useGridSurface(scroller, areaRef, model);

  const bands = useMemo(
    () =>
      model.groups.flatMap((group) => [
        metrics.groupHead,
        ...(group.rows.length === 0 && group.body > 0 ? [group.body] : group.rows.map((row) => row.height)),
      ]),
    [model, metrics],
  );
  const widths = useMemo(() => model.columns.map((column) => column.width), [model]);
  const rows = useVirtualList({ scroller, sizes: bands, paddingStart: metrics.head, ahead: AHEAD });
  const columns = useVirtualList({
    scroller,
    sizes: widths,
    horizontal: true,
    paddingStart: metrics.tray + metrics.crew,
    overscan: 1,
  });
  useEffect(() => focus.repair(), [focus, turn]);

  const shownRows = rows.getVirtualItems();
  const shownColumns = columns.getVirtualItems();
  const [from, to] = [shownColumns[0]?.index ?? 0, shownColumns.at(-1)?.index ?? -1];
  const view = { top: shownRows[0]?.start ?? 0, bottom: shownRows.at(-1)?.end ?? 0 };
  const { today } = store.facts();
  const headings = new Map(config.groups.map((group) => [group.stage, localText(group.heading)]));
  return (
    <div
      ref={scroller}
      className="board-scroll"
      tabIndex={0}
      role="group"
      aria-label={localText(config.title)}
      data-board-scroll
    >
      <div className="board-content" style={{ width: model.width, height: model.height }}>
        {metrics.head > 0 && (
          <div className="board-head" style={{ height: metrics.head, width: model.width }}>
            <div className="board-corner" style={{ width: metrics.tray + metrics.crew }}>
              <span style={{ width: metrics.tray }}>{text('trays')}</span>
              <span>{text('crew')}</span>
            </div>
            {model.columns.slice(from, to + 1).map((column) => (
              <DayHead
                key={column.day}
                column={column}
                isQuiet={column.width === metrics.quietDay}
                layout={store.layout()}
                today={today}
              />
            ))}
          </div>
        )}
        {size &&
          model.groups.map((group) => (
            <GroupSection
              key={group.stage}
              group={group}
              heading={headings.get(group.stage) ?? group.stage}
              columns={model.columns}
              metrics={metrics}
              today={today}
              panel={panelHeight(group, model, size.height)}
              width={model.width}
              from={from}
              to={to}
              viewTop={view.top}
              viewBottom={view.bottom}
            />
          ))}
        <DragLayer metrics={metrics} model={model} view={{ ...view, from, to }} />
      </div>
    </div>
  );
};
