import type { CivilDate } from '#domain/civilDate';
import { useBoard } from '../board/BoardContext';
import { openDayMenu } from '../days/openDayMenu';
import { BoardIcon } from '../look/BoardIcon';
import { useBoardText } from '../look/useBoardText';

/** Opens the menu of a day: for a finger and for the keyboard, beside a right click on its head. */
export const DayMenuButton = ({ day, name }: { day: CivilDate; name: string }) => {
  const board = useBoard();
  const text = useBoardText();
  return (
    <button
      type="button"
      className="icon-button crew-menu"
      aria-haspopup="menu"
      aria-label={text('day_menu', { day: name })}
      onClick={({ currentTarget }) => openDayMenu(board, { day, anchor: currentTarget })}
    >
      <BoardIcon name="MoreVert" size={16} />
    </button>
  );
};
