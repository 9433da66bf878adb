import { HOLD_MS, type HeldOn } from '#domain/live';
import type { LiveStream } from './liveStream';

/** Tells the others which card is in this hand, again and again while it is. */
export const keepHold = (live: Pick<LiveStream, 'hold'>, category: HeldOn) => {
  let held: string | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  const release = (): void => {
    if (held === null) return;
    clearInterval(timer);
    live.hold({ category, card_key: held, is_held: false });
    held = null;
  };
  return {
    take: (card_key: string): void => {
      release();
      held = card_key;
      live.hold({ category, card_key, is_held: true });
      timer = setInterval(() => live.hold({ category, card_key, is_held: true }), HOLD_MS / 2);
    },
    release,
  };
};
