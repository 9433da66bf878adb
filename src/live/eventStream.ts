import { frameCutter } from './eventFrames';
import type { LiveEvent, LiveStatus } from './liveEvent';
import { cursorAfter, parseLiveEvent } from './parseLiveEvent';

export interface EventStreamWorld {
  /** The id token of the session; null while nobody is signed in. */
  getIdToken: () => Promise<string | null>;
  fetch: typeof fetch;
  /** @param resumed for `hello`: whether what was missed follows; otherwise screens have to ask for it */
  onEvent: (event: LiveEvent, resumed: boolean) => void;
  onStatus: (status: LiveStatus) => void;
  /** Resolves after the time, in milliseconds, or as soon as the signal aborts. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  random: () => number;
}

/** The server sends a comment every 20 s; a line that owes one for 8 s is dead [FLD-008 OFF-023]. */
const SILENCE_MS = 28_000;
/** A connection that does not stand by then, never will: a dead spot swallows its packets. */
const CONNECT_MS = 8000;
const MAX_DELAY_MS = 30_000;

/** Waits of about 0.5, 1, 2 ... 30 s, spread so that a restarted server is not asked by all at once. */
export const backoff = (tries: number, random: number): number =>
  Math.min(500 * 2 ** tries, MAX_DELAY_MS) * (0.5 + random / 2);

/**
 * Reads GET /v1/events by fetch, since EventSource cannot carry a bearer token. It connects again by itself and goes on
 * from the last cursor.
 */
export const createEventStream = (world: EventStreamWorld) => {
  let stopping: AbortController | null = null;
  let cursor: string | null = null;

  const readBody = async (body: ReadableStream<Uint8Array>, resumed: boolean, abort: () => void): Promise<void> => {
    const cut = frameCutter();
    const decoder = new TextDecoder();
    const reader = body.getReader();
    let silence = setTimeout(abort, SILENCE_MS);
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        clearTimeout(silence);
        silence = setTimeout(abort, SILENCE_MS);
        for (const frame of cut(decoder.decode(value, { stream: true }))) {
          const event = parseLiveEvent(frame.event, frame.data);
          if (!event) continue;
          cursor = cursorAfter(event) ?? cursor;
          world.onEvent(event, resumed);
        }
      }
    } finally {
      clearTimeout(silence);
    }
  };

  /** One connection from its start to its end; true when it stood. */
  const connect = async (signal: AbortSignal): Promise<boolean> => {
    const token = await world.getIdToken();
    if (token === null) return false;
    const resumed = cursor !== null;
    const connection = new AbortController();
    const abort = () => connection.abort();
    signal.addEventListener('abort', abort);
    const silence = setTimeout(abort, CONNECT_MS);
    try {
      const answer = await world.fetch(`/v1/events${cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`}`, {
        headers: { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' },
        signal: connection.signal,
      });
      clearTimeout(silence);
      if (!answer.ok || !answer.body) return false;
      world.onStatus('open');
      await readBody(answer.body, resumed, abort);
      return true;
    } finally {
      clearTimeout(silence);
      signal.removeEventListener('abort', abort);
    }
  };

  const run = async (signal: AbortSignal): Promise<void> => {
    let tries = 0;
    world.onStatus('connecting');
    while (!signal.aborted) {
      const stood = await connect(signal).catch(() => false);
      if (signal.aborted) return;
      tries = stood ? 0 : tries + 1;
      world.onStatus('down');
      await world.wait(backoff(tries, world.random()), signal);
    }
  };

  return {
    /** @param from the cursor to go on from, null for now */
    start: (from: string | null): void => {
      if (stopping) return;
      cursor = from ?? cursor;
      stopping = new AbortController();
      void run(stopping.signal);
    },
    stop: (): void => {
      stopping?.abort();
      stopping = null;
    },
  };
};
