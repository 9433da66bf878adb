import { createEventStream, type EventStreamWorld } from './eventStream';
import { lead } from './leadership';
import type { LiveEvent, LiveStatus } from './liveEvent';
import { cursorAfter } from './parseLiveEvent';
import { sendHold, type Hold } from './sendHold';
import { openTabChannel } from './tabChannel';
import { connection } from './connection';

/**
 * Waits for the time, in milliseconds; ends earlier when the signal aborts, or the network or the server comes back.
 */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      leave();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
    const leave = connection.onBack(done);
    signal.addEventListener('abort', done);
  });

const atOnce = (act: () => void): (() => void) => {
  act();
  return () => undefined;
};

/** @param resumed for `hello`: false when what happened before it is not going to be sent, so ask for it */
type Listener = (event: LiveEvent, resumed: boolean) => void;

/** What happens on the server while the screen is open. */
export interface LiveStream {
  subscribe: (listener: Listener) => () => void;
  status: () => LiveStatus;
  onStatus: (listener: () => void) => () => void;
  /** Tells the others that a card is held, or let go; a hold that lasts is to be repeated. Never fails. */
  hold: (hold: Hold) => void;
  /** The id of the stream, by which our own holds come back. */
  stream: () => string | null;
}

/** A stream that never says anything: tests, stories and pages without a session. */
export const SILENT: LiveStream = {
  subscribe: () => () => undefined,
  status: () => 'open',
  onStatus: () => () => undefined,
  hold: () => undefined,
  stream: () => null,
};

export interface LiveStreamOptions extends Pick<EventStreamWorld, 'getIdToken'> {
  /** Tabs of the same user share one stream. */
  userId: number;
  /** The cursor to go on from: what happened since is told. Without one it begins now, and a `hello` says so. */
  from?: string | undefined;
  fetch?: typeof fetch;
}

/**
 * One stream a browser, since HTTP/1.1 gives a host six connections: the tab that holds the lock reads it and hands
 * every event to the others; when it closes, the next tab takes over from the last cursor that it heard of.
 */
export const createLiveStream = ({
  getIdToken,
  userId,
  from,
  fetch: send = (...args) => fetch(...args),
}: LiveStreamOptions) => {
  const listeners = new Set<Listener>();
  const statusListeners = new Set<() => void>();
  const name = `trowel:live:${userId}`;
  let status: LiveStatus = 'connecting';
  let stream: string | null = null;
  let cursor: string | null = from ?? null;
  let isLeader = false;

  const publish = (event: LiveEvent, resumed: boolean): void => {
    cursor = cursorAfter(event) ?? cursor;
    if (event.name === 'hello') stream = event.data.stream;
    for (const listener of listeners) listener(event, resumed);
  };
  const setStatus = (next: LiveStatus): void => {
    if (next === status) return;
    status = next;
    for (const listener of statusListeners) listener();
  };

  /**
   * Listens to the tab that reads the stream, and reads it where no other does.
   * @param soon says when to read it; the other tabs are heard at once, for what they told before nobody tells again
   * @returns the end of both
   */
  const start = (soon: (act: () => void) => () => void = atOnce): (() => void) => {
    const channel = openTabChannel(name, (message) => {
      if (message.kind === 'ask') {
        if (isLeader) channel.post({ kind: 'status', status, stream });
      } else if (!isLeader) {
        if (message.kind === 'event') return publish(message.event, message.resumed);
        stream = message.stream;
        setStatus(message.status);
      }
    });
    const events = createEventStream({
      getIdToken,
      fetch: send,
      wait: pause,
      random: Math.random,
      onEvent: (event, resumed) => {
        publish(event, resumed);
        channel.post({ kind: 'event', event, resumed });
      },
      onStatus: (next) => {
        // What is told under the name of a stream that has ended, nothing would end.
        if (next !== 'open') stream = null;
        setStatus(next);
        channel.post({ kind: 'status', status: next, stream });
      },
    });
    let resign = (): void => undefined;
    const forget = soon(() => {
      resign = lead(name, () => {
        isLeader = true;
        events.start(cursor);
      });
    });
    channel.post({ kind: 'ask' });
    return () => {
      forget();
      isLeader = false;
      events.stop();
      resign();
      channel.close();
    };
  };

  const live: LiveStream = {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    status: () => status,
    onStatus: (listener) => {
      statusListeners.add(listener);
      return () => statusListeners.delete(listener);
    },
    hold: (hold) => {
      if (stream !== null && status === 'open') void sendHold(send, getIdToken, { ...hold, stream });
    },
    stream: () => stream,
  };

  return { ...live, start };
};
