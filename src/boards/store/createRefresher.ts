import type { BoardApi, LoadedBoard } from './boardApi';
import type { BoardStore } from './boardStore';

export interface RefreshWorld {
  store: BoardStore;
  api: Pick<BoardApi, 'load'>;
  cursor: string;
  /** Not now: a card is held, or moves are on their way. */
  isBusy: () => boolean;
  /** The address names no day: the board is of today, whichever day that is. */
  isFollowing: () => boolean;
  /** Something is open over the board: another day waits for its end. */
  isOpen: () => boolean;
  onTaken: (cursor: string) => void;
  /** The whole board was taken in, maybe of another day. */
  onWhole: (loaded: LoadedBoard) => void;
}

/** How soon it is looked whether what was open is closed. */
const LOOK_MS = 500;

/**
 * Asks the server what changed. One question at a time; one that comes while the board is busy is asked when it no
 * longer is. A board of today goes over to the next day when the server's day has [SDY-009].
 */
export const createRefresher = (world: RefreshWorld) => {
  const { store, api, isBusy, isFollowing, isOpen, onTaken, onWhole } = world;
  let { cursor } = world;
  let asking = false;
  let again: 'changes' | 'whole' | null = null;
  let looking: ReturnType<typeof setTimeout> | undefined;

  const mustWait = (whole: boolean): boolean => isBusy() || (whole && isFollowing() && isOpen());
  const wait = (whole: boolean): void => {
    again = whole || again === 'whole' ? 'whole' : 'changes';
    if (isBusy()) return; // its end is told
    looking ??= setTimeout(() => {
      looking = undefined;
      retry();
    }, LOOK_MS);
  };

  const fetchChanges = async (whole: boolean): Promise<void> => {
    const [{ date, today }, follows] = [store.facts(), isFollowing()];
    const loaded = await (whole ? api.load(follows ? null : date) : api.load(date, cursor));
    const { answer, rights, isComplete } = loaded;
    if (store.facts().date !== date) return;
    if (mustWait(whole)) return wait(whole);
    if (whole && isFollowing() !== follows) {
      again = 'whole';
      return;
    }
    cursor = answer.cursor;
    if (isComplete) {
      store.replace(answer, rights);
      onWhole(loaded);
    } else store.merge(answer);
    // Other rights change what every card may do: the whole board is drawn by them.
    if (!whole && !isComplete && JSON.stringify(rights) !== JSON.stringify(store.facts().rights)) again = 'whole';
    // Midnight has passed: locks, tints and rows are those of another day, which a board of today shows.
    const isPast = isFollowing() && !answer.days.includes(answer.today);
    if (!whole && (isPast || (!isComplete && answer.today !== today))) again = 'whole';
    onTaken(cursor);
  };

  const refresh = (whole = false): void => {
    if (asking || mustWait(whole)) return wait(whole);
    asking = true;
    void fetchChanges(whole)
      .catch(() => undefined)
      .finally(() => {
        asking = false;
        retry();
      });
  };

  /** To be called when the board may no longer be busy. */
  const retry = (): void => {
    if (again === null || asking || isBusy()) return;
    const whole = again === 'whole';
    if (mustWait(whole)) return wait(whole);
    again = null;
    refresh(whole);
  };

  return {
    refresh,
    retry,
    setCursor: (next: string): void => {
      cursor = next;
    },
  };
};
