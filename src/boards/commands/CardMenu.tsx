import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMemo, useState } from 'react';
import { useOnline } from '../../live/useOnline';
import { useValue } from '../../store/useValue';
import { useLocalText } from '../../i18n/useLocalText';
import { useBoard } from '../board/BoardContext';
import type { Overlay } from '../board/createShown';
import { useBoardText } from '../look/useBoardText';
import { cardCommands } from './cardCommands';
import { chainCommands } from './chainCommands';
import { crewDayCommand } from './crewDayCommand';
import { StartsDialog } from '../days/StartsDialog';
import { startsCommand } from './startsCommand';
import { promiseCommands } from './promiseCommands';
import { PromiseDialog } from './PromiseDialog';

/** Commands before this one move the card; those from it on do not. */
const FIRST_HARMLESS = 'board.details';
/** Opens a question in place of the menu. */
const ASKS = new Set(['board.promise', 'board.starts']);

/** The menu of a card, one for the whole board. */
export default function CardMenu({ overlay: { cardKey, anchor } }: { overlay: Overlay }) {
  const board = useBoard();
  const localText = useLocalText();
  const text = useBoardText();
  useOnline(); // what may be done is asked anew when it turns
  useValue(board.shown.chains); // and once the chains are known: the menu may have been opened before
  const [isPromising, setPromising] = useState(false);
  const [hasStarts, setStarts] = useState(false);
  const commands = useMemo(
    () => [
      ...cardCommands(board),
      ...chainCommands(board),
      ...promiseCommands(board, () => setPromising(true)),
      startsCommand(board, () => setStarts(true)),
      crewDayCommand(board),
    ],
    [board],
  );
  const { store } = board;
  const view = store.view(cardKey);
  const subject = { cardKey, anchor };
  const offered = commands.filter((command) => command.isOffered?.(subject) ?? true);
  const isHindered = offered.some((command) => command.isEnabled?.(subject) === false);
  const reason = isHindered ? board.carry.pickRefusal(cardKey) : null;
  const close = (): void => {
    if (board.shown.overlay.get()?.kind === 'menu') board.shown.overlay.set(null);
  };
  if (isPromising)
    return (
      <PromiseDialog
        cardKey={cardKey}
        onClose={() => {
          close();
          board.shown.focus.focus(cardKey);
        }}
      />
    );
  const crew = store.facts().crews.get(view?.card.crew_id ?? Number.NaN);
  const bin = store.binOf(cardKey);
  if (hasStarts && crew && bin && view?.card.date)
    return (
      <StartsDialog
        crew={crew}
        day={view.card.date}
        bin={bin}
        cardKey={cardKey}
        onClose={() => {
          close();
          board.shown.focus.focus(cardKey);
        }}
      />
    );
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
      {reason !== null && (
        <MenuItem disabled className="menu-reason">
          {text('cannot_pick', { reason })}
        </MenuItem>
      )}
      {offered.map((command, index) => [
        command.id === FIRST_HARMLESS && index > 0 && <Divider key="divider" />,
        <MenuItem
          key={command.id}
          disabled={!(command.isEnabled?.(subject) ?? true)}
          onClick={() => {
            if (!ASKS.has(command.id)) close();
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
