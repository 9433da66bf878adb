import { OPEN_MS, type AtBoard, type HeldOn } from '#domain/live';
import type { LiveStream } from './liveStream';
import type { OpenBoard } from './sendOpen';

/**
 * Tells the others that a board is open in this tab, as soon as there is a stream and again and again while it is, and
 * hears who else is at it.
 * @param onTold called with all who are, each time; null when the stream is gone and nobody knows
 * @returns what says that it was left, after which nobody is known to be there
 */
export const keepOpen = (
  live: Pick<LiveStream, 'onStatus' | 'status' | 'stream' | 'subscribe'>,
  category: HeldOn,
  send: (open: OpenBoard) => Promise<AtBoard | null>,
  onTold: (at: AtBoard | null) => void,
): (() => void) => {
  const screen = crypto.randomUUID();
  let isOpen = true;
  const say = async (is_open: boolean): Promise<AtBoard | null> => {
    const stream = live.status() === 'open' ? live.stream() : null;
    return stream === null ? null : send({ category, stream, screen, is_open });
  };
  const sendOpen = async (): Promise<void> => {
    const at = await say(true);
    if (isOpen && at) onTold(at);
  };
  const leave = (): void => void say(false);
  const offStatus = live.onStatus(() => {
    if (live.status() === 'open') void sendOpen();
    else onTold(null);
  });
  // A new stream knows nothing of what the last one told.
  const offEvents = live.subscribe(({ name }) => {
    if (name === 'hello') void sendOpen();
  });
  const timer = setInterval(() => void sendOpen(), OPEN_MS / 2);
  window.addEventListener('pagehide', leave);
  void sendOpen();
  return () => {
    isOpen = false;
    onTold(null);
    clearInterval(timer);
    offStatus();
    offEvents();
    window.removeEventListener('pagehide', leave);
    leave();
  };
};
