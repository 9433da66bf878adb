import type { Board } from '../board/createBoard';
import type { CardCommand } from '../commands/cardCommands';
import { chainMessages } from './chainMessages';

/** What the menu of a card offers about its chain: "Move to...", with the whole of it [SDY-003]. */
export const chainCommands = ({ store, shown, carry }: Board): CardCommand[] => [
  {
    id: 'board.whole_chain',
    label: { en: chainMessages.en.whole_item, es: chainMessages.es.whole_item },
    key: 'c',
    isEnabled: ({ cardKey }) => carry.pickRefusal(cardKey) === null,
    isOffered: ({ cardKey }) =>
      store.facts().rights.can_edit && shown.draft.get() === null && (shown.chains.get()?.size(cardKey) ?? 0) > 0,
    perform: (subject) => shown.overlay.set({ kind: 'moveTo', ...subject, isWhole: true }),
  },
];
