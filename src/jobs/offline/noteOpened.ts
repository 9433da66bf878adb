import { device } from '../../offline/workspace/device';

/** The device keeps what was opened in the last two days [OFF-031]; one that is full or not open yet keeps nothing. */
export const noteOpened = (id: number): void => {
  void device()
    .then((kept) => kept.keepCopies([{ key: `opened:${id}`, value: id }]))
    .catch(() => undefined);
};
