import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveStream } from './liveStream';

/** A body that says hello under a name, when it has one, and can be ended. */
const aBody = (stream: string | null) => {
  let end = (): void => undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const hello = `event: hello\ndata: ${JSON.stringify({ cursor: 'c', stream })}\n\n`;
      if (stream !== null) controller.enqueue(new TextEncoder().encode(hello));
      end = () => controller.close();
    },
  });
  return { body, end: () => end() };
};

/** A body that stays open and says nothing. */
const aSilence = (): Response => new Response(new ReadableStream<Uint8Array>());

describe('the live stream', () => {
  beforeEach(() => {
    vi.stubGlobal('window', new EventTarget());
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('has no name between its end and the hello of the next, under which a hold or an open board would stay [BRD-012 SDY-006]', async () => {
    const [first, second] = [aBody('first'), aBody(null)];
    const waiting = [first, second];
    const live = createLiveStream({
      userId: 1,
      getIdToken: async () => 'token',
      fetch: async () => new Response(waiting.shift()?.body ?? null),
    });
    const stop = live.start();
    try {
      await vi.waitFor(() => expect(live.stream()).toBe('first'));
      first.end();
      await vi.waitFor(() => expect(live.status()).toBe('down'));
      expect(live.stream()).toBeNull();
      await vi.waitFor(() => expect(live.status()).toBe('open'), { timeout: 5_000 });
      expect(live.stream()).toBeNull();
    } finally {
      stop();
      second.end();
    }
  });

  it('goes on from where the page stood before it asked for anything [BRD-012]', async () => {
    const asked: unknown[] = [];
    const live = createLiveStream({
      userId: 2,
      from: 'c 7',
      getIdToken: async () => 'token',
      fetch: async (address) => {
        asked.push(address);
        return aSilence();
      },
    });
    const stop = live.start();
    try {
      await vi.waitFor(() => expect(asked).toEqual(['/v1/events?cursor=c%207']));
    } finally {
      stop();
    }
  });

  it('hears what another tab is told before it reads the stream by itself [BRD-012]', async () => {
    const live = createLiveStream({
      userId: 3,
      getIdToken: async () => 'token',
      fetch: () => Promise.reject(new Error('not yet')),
    });
    const heard: string[] = [];
    live.subscribe(({ name }) => heard.push(name));
    const stop = live.start(() => () => undefined);
    const other = new BroadcastChannel('trowel:live:3');
    try {
      other.postMessage({ kind: 'event', event: { name: 'resync', data: { cursor: 'c' } }, resumed: true });
      await vi.waitFor(() => expect(heard).toEqual(['resync']));
    } finally {
      other.close();
      stop();
    }
  });
});
