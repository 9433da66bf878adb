import { memo, type MouseEvent } from 'react';
import type { CivilDate } from '#domain/civilDate';
import type { Bin } from '#domain/boards/kinds';
import { loadOfAmounts } from '#domain/boards/heads';
import type { BoardCrew } from '#domain/boards/types';
import { useBoard } from '../board/BoardContext';
import { BoardCard } from './BoardCard';
import { useBin, useShownBin } from '../board/useBin';
import { openDayMenu } from '../days/openDayMenu';
import { useKeyed } from '../../store/useKeyed';
import { useBoardText } from '../look/useBoardText';
import { loadText } from '../look/cardText';

interface Props {
  bin: Bin;
  crew: BoardCrew | null;
  today: CivilDate;
  capacity: number | null;
  /** Nobody works on that day, and what is to be said of it. */
  isClosed: boolean;
  off: string;
  left: number;
  width: number;
  lanes: number;
  hasHead: boolean;
  isQuiet: boolean;
  hasMove: boolean;
}

/** One crew on one day: its cards top down in their order [BRD-003]. */
export const BinCell = memo(function BinCell({
  bin,
  crew,
  today,
  capacity,
  isClosed,
  off,
  left,
  width,
  lanes,
  hasHead,
  isQuiet,
  hasMove,
}: Props) {
  const board = useBoard();
  const { config, store } = board;
  const { words } = board.voice;
  const text = useBoardText();
  const cards = useBin(bin.key);
  const shown = useShownBin(bin.key);
  const load = loadOfAmounts([store.amountIn(bin.key)], capacity);
  const amount = loadText(load, config.category, text);
  const gone = useKeyed(board.shown.marks.left, bin.key);
  const phase = useKeyed(board.shown.marks.phases, bin.key);
  const day = bin.date === today ? ' is-today' : bin.date !== null && bin.date < today ? ' is-past' : '';
  const open = (event: MouseEvent<HTMLElement>): void => {
    const { date, stage } = bin;
    const isCard = event.target instanceof Element && event.target.closest('[data-card]') !== null;
    if (!crew || !stage || date === null || isCard || !store.facts().rights.can_edit) return;
    event.preventDefault();
    openDayMenu(board, { day: date, anchor: event.currentTarget, row: { stage, crew } });
  };
  return (
    <div
      onContextMenu={open}
      className={`bin${day}${isQuiet ? ' is-quiet' : ''}${lanes > 1 ? ' has-lanes' : ''}${hasHead ? '' : ' has-no-head'}${isClosed ? ' is-closed' : ''}`}
      style={{ left, width, '--lanes': lanes }}
      role="group"
      aria-label={[
        text('bin_label', { bin: words.bin(bin.key), count: text('cards', { smart_count: cards.length }) }),
        off,
      ]
        .filter(Boolean)
        .join(', ')}
    >
      {hasHead && (
        <div className={`bin-head load-${load.level}`}>
          {off !== '' && (
            <span className="bin-off" title={off}>
              {off}
            </span>
          )}
          {cards.length > 0 && <span className="bin-count">{cards.length}</span>}
          {(cards.length > 0 || load.level === 'red') && amount !== '' && <span className="bin-load">{amount}</span>}
        </div>
      )}
      {shown.map((card) => (
        <BoardCard key={card.key} cardKey={card.key} bin={bin} hasMove={hasMove} />
      ))}
      {phase && <span className="bin-phase">{phase}</span>}
      {gone && <span className="bin-left">{gone}</span>}
    </div>
  );
});
