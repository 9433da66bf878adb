import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMemo } from 'react';
import { useLocalText } from '../../i18n/useLocalText';
import { useBoard } from '../board/BoardContext';
import type { Overlay } from '../board/createShown';
import { cardCommands } from './cardCommands';

/** Commands before this one move the card; those from it on do not. */
const FIRST_HARMLESS = 'board.details';

/** The menu of a card, one for the whole board. */
export default function CardMenu({ overlay: { cardKey, anchor } }: { overlay: Overlay }) {
  const board = useBoard();
  const localText = useLocalText();
  const commands = useMemo(() => cardCommands(board), [board]);
  const subject = { cardKey, anchor };
  const offered = commands.filter((command) => command.isOffered?.(subject) ?? true);
  const close = (): void => {
    if (board.shown.overlay.get()?.kind === 'menu') board.shown.overlay.set(null);
  };
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={() => {
        close();
        board.shown.focus.focus(cardKey);
      }}
      slotProps={{ list: { 'aria-label': board.voice.words.job(cardKey), dense: true } }}
    >
      {offered.map((command, index) => [
        command.id === FIRST_HARMLESS && index > 0 && <Divider key="divider" />,
        <MenuItem
          key={command.id}
          disabled={!(command.isEnabled?.(subject) ?? true)}
          onClick={() => {
            close();
            void command.perform(subject);
          }}
        >
          <span className="menu-label">{localText(command.label)}</span>
          {command.key && <kbd className="menu-key">{command.key.toUpperCase()}</kbd>}
        </MenuItem>,
      ])}
    </Menu>
  );
}
