import type { BoardApi } from './boardApi';
import type { BoardStore } from './boardStore';

export interface RefreshWorld {
  store: BoardStore;
  api: Pick<BoardApi, 'load'>;
  cursor: string;
  /** Not now: a card is held, or moves are on their way. */
  isBusy: () => boolean;
  onTaken: (cursor: string) => void;
}

/**
 * Asks the server what changed. One question at a time; one that comes while the board is busy is asked when it no longer is.
 */
export const createRefresher = ({ store, api, isBusy, onTaken, ...rest }: RefreshWorld) => {
  let { cursor } = rest;
  let asking = false;
  let again: 'changes' | 'whole' | null = null;

  const ask = async (whole: boolean): Promise<void> => {
    const { date } = store.facts();
    const { answer, rights, isComplete } = await (whole ? api.load(date) : api.load(date, cursor));
    if (store.facts().date !== date) return;
    if (isBusy()) {
      again = whole || again === 'whole' ? 'whole' : 'changes';
      return;
    }
    cursor = answer.cursor;
    if (isComplete) store.replace(answer, rights);
    else store.merge(answer);
    // Midnight has passed: locks, tints and rows are those of another day.
    if (!isComplete && answer.today !== store.facts().today) again = 'whole';
    onTaken(cursor);
  };

  const refresh = (whole = false): void => {
    if (asking || isBusy()) {
      again = whole || again === 'whole' ? 'whole' : 'changes';
      return;
    }
    asking = true;
    void ask(whole)
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
