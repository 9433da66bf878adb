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
});
