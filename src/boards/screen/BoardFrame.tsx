import { Suspense, useMemo, useRef, useSyncExternalStore } from 'react';
import type { CivilDate } from '#domain/civilDate';
import { BoardGrid } from '../grid/BoardGrid';
import { metricsOf } from '../carry/metrics';
import { Strip } from '../grid/Strip';
import { AttentionRow } from '../attention/AttentionRow';
import { useBoard } from '../board/BoardContext';
import { useShortcuts } from '../../commands/useShortcuts';
import { boardCommands } from '../commands/boardCommands';
import { cardCommands } from '../commands/cardCommands';
import { useCardPointer } from '../commands/useCardPointer';
import { DragArea } from '../grid/DragArea';
import { isFiltering } from '../board/boardFilter';
import { useBoardKeys } from '../commands/useBoardKeys';
import { ONE_DAY } from '../look/oneDay';
import { NarrowBoard } from './lateNarrowBoard';
import { fetchedLater } from '../../page/fetchedLater';
import { useNarrowerThan } from '../../theme/useNarrowerThan';
import { useKeyed } from '../../store/useKeyed';
import { TimeGrid } from '../timeGrid/lateTimeGrid';
import { ConnectionBar } from '../../live/ConnectionBar';
import { NoticeBar } from '../../undo/NoticeBar';
import { useBoardText } from '../look/useBoardText';
import { BoardToolbar } from './BoardToolbar';
import { LateDay } from './LateDay';
import { LiveRegion } from './LiveRegion';
import { Overlays } from './Overlays';
import { useBoardAddress } from './useBoardAddress';

const SelectionBar = fetchedLater(() => import('./SelectionBar'));
const MapLink = fetchedLater(() => import('../mapWindow/MapLink'));

interface Props {
  date: CivilDate;
  /** Null means today. */
  onDate: (date: CivilDate | null) => void;
  /** Another week is on its way. */
  isLoading: boolean;
  onRetry: (() => void) | null;
}

/** The board in its frame: toolbar, bars, the board itself, and what opens over it. */
export const BoardFrame = ({ date, onDate, isLoading, onRetry }: Props) => {
  const board = useBoard();
  const text = useBoardText();
  const isNarrow = useNarrowerThan(ONE_DAY);
  const area = useRef<HTMLDivElement>(null);
  const onKeyDown = useBoardKeys();
  const zoom = useKeyed(board.shown.panels.zoom, 'zoom') ?? 'normal';
  const isSearching = useSyncExternalStore(board.shown.filter.subscribe, () => isFiltering(board.shown.filter.get()));
  const isAlone = useSyncExternalStore(board.shown.filter.subscribe, () => board.shown.filter.get().isAlone);
  const { keys } = board.shown.selection;
  const isChoosing = useSyncExternalStore(keys.subscribe, () => keys.get().length > 0);
  const metrics = metricsOf({ zoom, isNarrow, isDay: board.config.view === 'day', groups: board.config.groups.length });
  const classes = [
    'board',
    `board-${isNarrow ? 'narrow' : zoom}`,
    isLoading && 'is-loading',
    isSearching && 'is-filtering',
    isAlone && 'is-alone',
  ]
    .filter(Boolean)
    .join(' ');
  const sizes = {
    '--card-height': `${metrics.card}px`,
    '--card-gap': `${metrics.gap}px`,
    '--bin-pad': `${metrics.pad}px`,
    '--heads': `${metrics.head + metrics.groupHead}px`,
  };
  const commands = useMemo(() => boardCommands(board, cardCommands(board)), [board]);
  useShortcuts(commands, undefined);
  useCardPointer(area);
  useBoardAddress(board);
  return (
    <div ref={area} className={classes} style={sizes}>
      <LiveRegion />
      <ConnectionBar onRetry={onRetry} words={text} />
      <DragArea className="board-area" onKeyDown={onKeyDown}>
        {isNarrow ? (
          <Suspense fallback={null}>
            <NarrowBoard date={date} onDate={onDate} metrics={metrics} areaRef={area} />
          </Suspense>
        ) : (
          <>
            <BoardToolbar date={date} onDate={onDate} />
            <AttentionRow />
            <Strip metrics={metrics} />
            {board.carry.timeDrag ? (
              <Suspense fallback={null}>
                <TimeGrid metrics={metrics} areaRef={area} />
              </Suspense>
            ) : (
              <BoardGrid metrics={metrics} areaRef={area} />
            )}
          </>
        )}
      </DragArea>
      <Suspense fallback={null}>{isChoosing && <SelectionBar />}</Suspense>
      <NoticeBar notice={board.voice.notice} undo={board.moves.undo} redo={board.moves.redo} words={text} />
      <LateDay />
      <Suspense fallback={null}>
        <MapLink />
      </Suspense>
      <Overlays />
    </div>
  );
};
