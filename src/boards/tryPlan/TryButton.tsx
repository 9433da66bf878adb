import { useValue } from '../../store/useValue';
import { useBoard } from '../board/BoardContext';
import { IconButton } from '../look/IconButton';
import { useBoardText } from '../look/useBoardText';
import { mayTry, toggleTry } from './toggleTry';

/** The switch of "Try a plan", for whoever may move cards [SDY-008]. */
export const TryButton = () => {
  const board = useBoard();
  const text = useBoardText();
  // On once moves are drawn and not sent, and not while kept plans are looked for or offered.
  const isOn = useValue(board.shown.draft)?.steps !== undefined;
  return mayTry(board) ? (
    <IconButton
      icon="EditCalendar"
      label={text('try_plan')}
      hint="P"
      isPressed={isOn}
      onClick={() => toggleTry(board)}
    />
  ) : null;
};
