import type { PresiteApi } from './presiteApi';
import type { ScheduleStore } from './scheduleStore';

export interface RefreshWorld {
  store: ScheduleStore;
  api: Pick<PresiteApi, 'load'>;
  /** Not now: a card is held, or assignments are on their way. */
  isBusy: () => boolean;
  /** The address names no day: the schedule is of today, whichever day that is. */
  isFollowing: () => boolean;
  /** Something is open over the schedule: another day waits for its end. */
  isOpen: () => boolean;
  onTaken: () => void;
}

/** How soon it is looked whether what was open is closed. */
const LOOK_MS = 500;

/**
 * Asks for the shown day again. One question at a time; what is answered while the schedule is busy is asked once it no
 * longer is. A schedule of today goes over to the next day when the server's day has [SDY-009].
 */
export const createRefresher = ({ store, api, isBusy, isFollowing, isOpen, onTaken }: RefreshWorld) => {
  let asking = false;
  let again = false;
  /** The day has turned, and something is open. */
  let isKept = false;
  let looking: ReturnType<typeof setTimeout> | undefined;

  const look = (): void => {
    looking ??= setTimeout(() => {
      looking = undefined;
      retry();
    }, LOOK_MS);
  };

  const fetchSchedule = async (): Promise<void> => {
    const { date, span } = store.shown.get();
    const follows = isFollowing();
    const answer = await api.load(follows ? null : date, span);
    const now = store.shown.get();
    if (now.date !== date || now.span !== span) return;
    isKept = answer.date !== date && isOpen();
    if (isBusy() || isKept || isFollowing() !== follows) {
      again = true;
      return;
    }
    store.replace(answer);
    onTaken();
  };
  const refresh = (): void => {
    if (asking || isBusy()) {
      again = true;
      return;
    }
    again = false;
    asking = true;
    void fetchSchedule()
      .catch(() => undefined)
      .finally(() => {
        asking = false;
        retry();
      });
  };
  /** To be called when the schedule may no longer be busy. */
  const retry = (): void => {
    if (!again || asking || isBusy()) return;
    if (isKept && isOpen()) look();
    else refresh();
  };
  return { refresh, retry };
};
