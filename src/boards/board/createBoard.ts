import type { Language } from '#domain/localText';
import type { LiveStream } from '../../live/liveStream';
import type { BoardApi } from '../store/boardApi';
import type { BoardStore } from '../store/boardStore';
import { createVisit } from '../store/createVisit';
import { keptName } from '../store/kept';
import { createCarry, type Carry } from './createCarry';
import { createMoves } from './createMoves';
import { createShown } from './createShown';
import { createVoice } from './createVoice';

export interface BoardWorld {
  store: BoardStore;
  api: BoardApi;
  live: LiveStream;
  /** Whose undo and whose settings. */
  userId?: number | null;
  /** Whether cards may be put into the print queue. */
  mayQueue?: boolean;
  language: () => Language;
  isOnline: () => boolean;
  /** A failed move, in words. */
  showError: (text: string) => void;
  /** The server has accepted or refused something: look again. @param whole whether to fetch everything shown */
  refresh: (whole: boolean) => void;
}

/**
 * One open board: its cards and all that the user does with them. Nothing of it changes during a drag but its small
 * stores.
 */
export const createBoard = ({
  store,
  api,
  live,
  userId = null,
  mayQueue = false,
  language,
  isOnline,
  showError,
  refresh,
}: BoardWorld) => {
  const voice = createVoice(store, language, showError);
  const shown = createShown(store, userId, () => carry.weekDrag?.lanes() ?? 1);
  const moves = createMoves({ store, api, voice, shown, userId, language, isOnline, refresh });
  const carry: Carry = createCarry({ store, live, voice, shown, moves, isOnline });
  return {
    store,
    config: store.config,
    api,
    userId,
    isOnline,
    mayQueue,
    /** Whether there is something that can be done with several cards at once. */
    maySelect: (): boolean => mayQueue || store.facts().rights.can_edit,
    /** What the user has seen of what others did. */
    visit: createVisit({ api, name: keptName('seen', store.config.path, userId) }),
    voice,
    shown,
    moves,
    carry,
  };
};

export type Board = ReturnType<typeof createBoard>;
