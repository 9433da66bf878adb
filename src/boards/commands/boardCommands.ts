import type { LocalText } from '#domain/localText';
import type { Command } from '../../commands/command';
import type { Board } from '../board/createBoard';
import { cardKeyAt } from '../board/cardFocus';
import { boardMessages, type BoardMessage } from '../look/messages';
import { mayTry, toggleTry } from '../tryPlan/toggleTry';
import type { CardCommand } from './cardCommands';

const label = (message: BoardMessage): LocalText => ({ en: boardMessages.en[message], es: boardMessages.es[message] });

/** A field has its own undo. */
const isInField = (): boolean => document.activeElement instanceof HTMLInputElement;

/** What works by key on the whole board, and by letter on the card that has the focus. */
export const boardCommands = (board: Board, ofCards: readonly CardCommand[]): Command[] => {
  const mayStep = (way: 'undo' | 'redo'): boolean => {
    const own = board.shown.draft.get()?.steps?.state;
    if (own || isInField()) return !isInField() && (own?.get()[way].length ?? 0) > 0;
    return board.isOnline() && (board.moves.history.get()[way].length > 0 || (way === 'undo' && board.moves.isBusy()));
  };
  const onCard = (command: CardCommand): Command => {
    const subject = () => {
      const anchor = document.activeElement;
      const cardKey = cardKeyAt(anchor);
      return cardKey === null ? null : { cardKey, anchor };
    };
    const allowed = (): boolean => {
      const chosen = subject();
      return (
        chosen !== null &&
        board.carry.drag.held.get() === null &&
        (command.isOffered?.(chosen) ?? true) &&
        (command.isEnabled?.(chosen) ?? true)
      );
    };
    const { id, label: name, key } = command;
    return {
      id,
      label: name,
      ...(key && { key }),
      isEnabled: allowed,
      perform: () => {
        const chosen = subject();
        if (chosen) return command.perform(chosen);
        return undefined;
      },
    };
  };
  return [
    {
      id: 'board.undo',
      label: label('undo'),
      key: 'mod+z',
      isEnabled: () => mayStep('undo'),
      perform: () => board.moves.undo(),
    },
    {
      id: 'board.redo',
      label: label('redo'),
      key: 'mod+shift+z',
      isEnabled: () => mayStep('redo'),
      perform: board.moves.redo,
    },
    {
      id: 'board.try_plan',
      label: label('try_plan'),
      key: 'p',
      isEnabled: () => mayTry(board),
      perform: () => toggleTry(board),
    },
    ...ofCards.filter((command) => command.key).map(onCard),
  ];
};
