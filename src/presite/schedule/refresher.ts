import type { PresiteApi } from './presiteApi';
import type { ScheduleStore } from './scheduleStore';

export interface RefreshWorld {
  store: ScheduleStore;
  api: Pick<PresiteApi, 'load'>;
  /** Not now: a card is held, or assignments are on their way. */
  isBusy: () => boolean;
  onTaken: () => void;
}

/** Asks for the shown day again. One question at a time; what is answered while the schedule is busy is asked once it no longer is. */
export const createRefresher = ({ store, api, isBusy, onTaken }: RefreshWorld) => {
  let asking = false;
  let again = false;

  const ask = async (): Promise<void> => {
    const { date } = store.shown.get();
    const answer = await api.load(date);
    if (store.shown.get().date !== date) return;
    if (isBusy()) {
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
    void ask()
      .catch(() => undefined)
      .finally(() => {
        asking = false;
        retry();
      });
  };
  /** To be called when the schedule may no longer be busy. */
  const retry = (): void => {
    if (again && !asking && !isBusy()) refresh();
  };
  return { refresh, retry };
};
