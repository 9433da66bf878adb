import type { LiveEvent, LiveStatus } from './liveEvent';

/** What the tab that reads the stream tells the others, and what a new tab asks. */
export type TabMessage =
  | { kind: 'event'; event: LiveEvent; resumed: boolean }
  | { kind: 'status'; status: LiveStatus; stream: string | null }
  | { kind: 'ask' };

export interface TabChannel {
  post: (message: TabMessage) => void;
  close: () => void;
}

/** The channel between the tabs of one user in one browser; messages come from our own tabs only. */
export const openTabChannel = (name: string, onMessage: (message: TabMessage) => void): TabChannel => {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  let isOpen = true;
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onMessage(data));
  return {
    // A closed channel throws; a stream that ends says so once more.
    // eslint-disable-next-line unicorn/require-post-message-target-origin
    post: (message) => {
      if (isOpen) channel.postMessage(message);
    },
    close: () => {
      isOpen = false;
      channel.close();
    },
  };
};
