import type { Board } from '../board/createBoard';
import type { Draft } from '../board/createShown';
import type { CardCommand } from './cardCommands';
import { chainMessages } from '../chains/chainMessages';

/** A plan that is tried takes whole chains; no other draft does. */
const mayGo = (drawn: Draft | null): boolean => !drawn || drawn.steps !== undefined;

/** What the menu of a card offers about its chain: "Move to...", with the whole of it [SDY-003]. */
export const chainCommands = ({ store, shown, carry }: Board): CardCommand[] => [
  {
    id: 'board.whole_chain',
    label: { en: chainMessages.en.whole_item, es: chainMessages.es.whole_item },
    key: 'c',
    isEnabled: ({ cardKey }) => carry.pickRefusal(cardKey) === null,
    isOffered: ({ cardKey }) =>
      store.facts().rights.can_edit && mayGo(shown.draft.get()) && (shown.chains.get()?.size(cardKey) ?? 0) > 0,
    perform: (subject) => shown.overlay.set({ kind: 'moveTo', ...subject, isWhole: true }),
  },
];
