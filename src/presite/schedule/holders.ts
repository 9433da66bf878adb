import { HOLD_MS, type HoldEvent } from '#domain/live';
import { createValueStore } from '../../store/valueStore';

export type Holder = HoldEvent['user'];

/** Longer than the interval in which a hold is told again. */
const SHOWN_MS = HOLD_MS + 2000;

/** Who else holds which presite; a hold that is not told again ends by itself. */
export const createHolders = () => {
  const shown = createValueStore<ReadonlyMap<number, Holder>>(new Map());
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const release = (id: number): void => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    const left = new Map(shown.get());
    if (left.delete(id)) shown.set(left);
  };
  return {
    shown,
    release,
    hold: (id: number, holder: Holder): void => {
      release(id);
      shown.set(new Map(shown.get()).set(id, holder));
      timers.set(
        id,
        setTimeout(() => release(id), SHOWN_MS),
      );
    },
  };
};
