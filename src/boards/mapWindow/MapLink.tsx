import { useMemo } from 'react';
import { seatName } from '../../mapWindow/open/seatName';
import { useSeat } from '../../mapWindow/open/useSeat';
import { useBoard } from '../board/BoardContext';
import { seatOfBoard } from './seatOfBoard';

/** The board's end of the link with its maps; fetched after the board. */
export default function MapLink() {
  const board = useBoard();
  useSeat(
    board.config.category,
    seatName(board),
    useMemo(() => seatOfBoard(board), [board]),
  );
  return null;
}
