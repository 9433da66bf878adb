import { useEffect, useMemo, useRef, useSyncExternalStore, type RefObject } from 'react';
import { GRID_WIDTH, HOUR_PX, xOf } from '#domain/boards/timeGrid/gridGeometry';
import { useLocalText } from '../../i18n/useLocalText';
import { useBoard } from '../board/BoardContext';
import type { Metrics } from '../carry/metrics';
import { isDrawn, rowOfBin } from '../carry/timeGridModel';
import { useElementSize } from '../look/useElementSize';
import { useTint } from '../board/useTint';
import { useVirtualList } from '../look/useVirtualList';
import { TrayPanel } from '../grid/TrayPanel';
import { GridDay } from './GridDay';
import { HourHead } from './HourHead';
import { NowLine } from './NowLine';
import { TimeDragLayer } from './TimeDragLayer';
import { useGridText } from './useGridText';
import { useTimeGridModel } from './useTimeGridModel';
import { useTimeSurface } from './useTimeSurface';
import '../css/timeGrid.css';

/** Where the view begins: work starts around seven. */
const FIRST_HOUR = 7 * 60;
/** Pixels of rows that are drawn beside the view. */
const AHEAD = 200;
/** A row with many visits at once is taller than the window: it comes into view piece by piece, in pixels. */
const PIECE = 240;
const pieces = (height: number): number[] =>
  Array.from({ length: Math.ceil(height / PIECE) }, (_, index) => Math.min(PIECE, height - index * PIECE));
const HOURS = Array.from({ length: GRID_WIDTH / HOUR_PX }, () => HOUR_PX);

interface Props {
  metrics: Metrics;
  /** Around everything that a card can be dropped on. */ areaRef: RefObject<HTMLElement | null>;
}

/**
 * The warranty board: fieldworkers down, the hours from 5:00 to midnight across, one grid a day; only what is in view
 * is in the page [WRB-001].
 */
export const TimeGrid = ({ metrics, areaRef }: Props) => {
  const board = useBoard();
  const { store, config } = board;
  const { drag } = board.carry;
  const { focus } = board.shown;
  const localText = useLocalText();
  const text = useGridText();
  const scroller = useRef<HTMLDivElement>(null);
  const size = useElementSize(scroller);
  const model = useTimeGridModel(metrics);
  const grids = useRef<HTMLDivElement>(null);
  useTint(grids, 'assigned:WARRANTY');
  useTimeSurface(scroller, areaRef, model);
  useEffect(() => focus.repair(), [focus, model]);

  const bands = useMemo(
    () => model.days.flatMap((day) => [day.head, ...day.rows.flatMap((row) => pieces(row.height))]),
    [model],
  );
  const rows = useVirtualList({ scroller, sizes: bands, paddingStart: model.head, ahead: AHEAD });
  const hours = useVirtualList({ scroller, sizes: HOURS, horizontal: true, paddingStart: model.left, overscan: 1 });
  const [shownRows, shownHours] = [rows.getVirtualItems(), hours.getVirtualItems()];
  const [viewTop, viewBottom] = [shownRows[0]?.start ?? 0, shownRows.at(-1)?.end ?? 0];
  // Without the hours that are only drawn ahead.
  const seen = hours.range ?? { startIndex: 0, endIndex: HOURS.length - 1 };
  const [from, to] = [(shownHours[0]?.index ?? 0) * HOUR_PX, ((shownHours.at(-1)?.index ?? -1) + 1) * HOUR_PX];
  // A finger's drag ends when the block that it took leaves the page: it stays in it, once it is out of the view.
  const pinned = useSyncExternalStore(drag.held.subscribe, () => {
    const held = drag.held.get();
    const row = held && rowOfBin(model, held.from.key);
    const block = row?.blocks.find(({ item }) => item.key === held?.cardKey);
    if (!row || !block) return null;
    const view = { from, to, above: viewTop - row.top, below: viewBottom - row.top };
    return isDrawn(block, view, metrics) ? null : held;
  });

  const group = store.layout().groups[0];
  const today = model.days.find(({ day }) => day === store.facts().today);
  const isShown = size !== null;
  const first = today && !today.isCollapsed ? today.top - model.head : 0;
  // Once: where work begins, and today.
  useEffect(() => {
    scroller.current?.scrollTo({ left: xOf(FIRST_HOUR) - 16, top: first });
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isShown]);
  const body = Math.max(model.height, size?.height ?? 0) - model.head;
  return (
    <div
      ref={scroller}
      className="board-scroll"
      tabIndex={0}
      role="group"
      aria-label={localText(config.title)}
      data-board-scroll
    >
      <div className="board-content" style={{ width: model.width, height: model.head + body }}>
        <HourHead
          tray={metrics.tray}
          left={model.left}
          height={model.head}
          width={model.width}
          from={from / HOUR_PX}
          to={to / HOUR_PX - 1}
        />
        {size && group && (
          <section className="group tg" data-stage="WARRANTY" style={{ height: body, width: model.width }}>
            <div className="group-body" style={{ height: body }}>
              <TrayPanel
                stage="WARRANTY"
                trays={group.trays}
                heading={localText(group.group.heading)}
                metrics={metrics}
                height={size.height - model.head}
                top={model.head}
              />
              <div ref={grids} className="tg-days">
                {model.rows.length === 0 && model.days.every(({ isCollapsed }) => !isCollapsed) && (
                  <p className="rows-empty">{text('no_workers')}</p>
                )}
                {model.days
                  .filter((day) => day.top < viewBottom + 200 && day.bottom > viewTop - 200)
                  .map((band) => (
                    <GridDay
                      key={band.day}
                      band={band}
                      metrics={metrics}
                      origin={model.head}
                      headTop={model.head}
                      viewTop={viewTop}
                      viewBottom={viewBottom}
                      from={from}
                      to={to}
                      seenFrom={seen.startIndex * HOUR_PX}
                      seenTo={(seen.endIndex + 1) * HOUR_PX}
                      viewWidth={size.width}
                      heldKey={pinned?.cardKey}
                      heldBin={pinned?.from.key}
                    />
                  ))}
              </div>
            </div>
          </section>
        )}
        {today && !today.isCollapsed && (
          <NowLine left={model.left} top={today.bodyTop} height={today.bottom - today.bodyTop} />
        )}
        <TimeDragLayer />
      </div>
    </div>
  );
};
