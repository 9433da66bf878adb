import { OpenMapButton } from '../../mapWindow/open/OpenMapButton';
import { seatName } from '../../mapWindow/open/seatName';
import { useBoard } from '../board/BoardContext';

/** Opens the map of the shown days in a window of its own [SDY-007]. */
export default function MapButton() {
  const board = useBoard();
  return <OpenMapButton board={board.config.category} seat={seatName(board)} />;
}
