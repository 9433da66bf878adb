import { parseBinKey } from '#domain/boards/bins';
import type { Board } from '../board/createBoard';
import type { CardCommand } from './cardCommands';

/** "Start time..." of a gunite stop that stands on a crew's day [SDY-018]. @param onOpen asks for it */
export const startsCommand = ({ store, shown, isOnline }: Board, onOpen: () => void): CardCommand => ({
  id: 'board.starts',
  label: { en: 'Start time and plant...', es: 'Hora de inicio y planta...' },
  isEnabled: isOnline,
  isOffered: ({ cardKey }) => {
    const card = store.view(cardKey)?.card;
    return (
      card?.entity === 'gunite_history' &&
      card.id > 0 &&
      parseBinKey(store.binOf(cardKey) ?? '')?.kind === 'assigned' &&
      store.facts().rights.can_edit &&
      shown.draft.get() === null
    );
  },
  perform: onOpen,
});
