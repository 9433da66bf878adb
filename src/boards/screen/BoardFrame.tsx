import { useRef } from 'react';
import type { CivilDate } from '#domain/civilDate';
import { BoardGrid } from '../grid/BoardGrid';
import { metricsOf } from '../grid/metrics';
import { Strip } from '../grid/Strip';
import { useBoard } from '../board/BoardContext';
import { useHoverDetails } from '../details/useHoverDetails';
import { DragArea } from '../drag/DragArea';
import { IconSheet } from '../icons/IconSheet';
import { useBoardKeys } from '../keyboard/useBoardKeys';
import { NarrowBoard } from '../narrow/NarrowBoard';
import { useKeyed } from '../store/useKeyed';
import { useNarrow } from '../narrow/useNarrow';
import { BoardToolbar } from './BoardToolbar';
import { LiveRegion } from './LiveRegion';
import { NoticeBar } from './NoticeBar';
import { Overlays } from './Overlays';
import { StatusBar } from './StatusBar';

interface Props {
  date: CivilDate;
  /** Null means today. */
  onDate: (date: CivilDate | null) => void;
  /** Another week is on its way. */
  isLoading: boolean;
}

/** The board in its frame: toolbar, bars, the board itself, and what opens over it. */
export const BoardFrame = ({ date, onDate, isLoading }: Props) => {
  const board = useBoard();
  const isNarrow = useNarrow();
  const area = useRef<HTMLDivElement>(null);
  const onKeyDown = useBoardKeys();
  const zoom = useKeyed(board.panels.zoom, 'zoom') ?? 'normal';
  const metrics = metricsOf(zoom, isNarrow);
  useHoverDetails(area);
  return (
    <div ref={area} className={`board board-${isNarrow ? 'narrow' : zoom}${isLoading ? ' is-loading' : ''}`} style={{ '--card-height': `${metrics.card}px`, '--card-gap': `${metrics.gap}px`, '--bin-pad': `${metrics.pad}px` }}>
      <IconSheet />
      <LiveRegion />
      <StatusBar />
      <DragArea className="board-area" onKeyDown={onKeyDown}>
        {isNarrow ? <NarrowBoard date={date} onDate={onDate} metrics={metrics} areaRef={area} /> : (
          <>
            <BoardToolbar date={date} onDate={onDate} />
            <Strip metrics={metrics} />
            <BoardGrid metrics={metrics} areaRef={area} />
          </>
        )}
      </DragArea>
      <NoticeBar />
      <Overlays />
    </div>
  );
};
