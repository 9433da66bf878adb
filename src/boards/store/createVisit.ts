import type { BoardApi } from './boardApi';
import { keep, readKept } from './kept';
import { createValueStore } from '../../store/valueStore';
import type { MoveOfOther } from './cardHistory';

/** The kept cursor follows what is seen at most this often. */
const KEEP_MS = 2_000;

interface World {
  api: Pick<BoardApi, 'movesSince'>;
  /** Under which the visit is kept in this browser. */
  name: string;
}

/**
 * What others moved since this user last looked at the board: asked when it opens and when the page is shown again
 * after it was hidden. Everything that comes in while the page is in view counts as seen.
 */
export const createVisit = ({ api, name }: World) => {
  const moves = createValueStore<readonly MoveOfOther[]>([]);
  const kept = readKept(name).cursor;
  /** Up to where the user has seen the board. */
  let seen: string | null = typeof kept === 'string' ? kept : null;
  let latest: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStarted = false;
  let isAsking = false;
  const isShown = (): boolean => document.visibilityState === 'visible';

  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (latest === null) return;
    seen = latest;
    keep(name, { cursor: latest });
  };
  const fetchMoves = async (): Promise<void> => {
    const from = seen;
    if (from === null || from === latest) return save();
    isAsking = true;
    try {
      const news = await api.movesSince(from);
      const keys = new Set(news.map(({ key }) => key));
      moves.set([...news, ...moves.get().filter(({ key }) => !keys.has(key))]);
      save();
    } catch {
      // Asked again with the same cursor when the board is opened or shown next.
    } finally {
      isAsking = false;
    }
  };
  const onShown = (): void => {
    if (isShown()) void fetchMoves();
  };

  return {
    moves,
    /** The board knows everything up to this cursor. */
    reached: (cursor: string): void => {
      latest = cursor;
      if (isStarted && !isAsking && isShown()) timer ??= setTimeout(save, KEEP_MS);
    },
    dismiss: (): void => moves.set([]),
    /** @returns the end of the visit */
    start: (): (() => void) => {
      isStarted = true;
      void fetchMoves();
      document.addEventListener('visibilitychange', onShown);
      return () => {
        document.removeEventListener('visibilitychange', onShown);
        if (timer !== undefined) save();
      };
    },
  };
};
