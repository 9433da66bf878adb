import { describe, expect, it, vi } from 'vitest';
import { backoff, createEventStream } from './eventStream';
import type { LiveEvent, LiveStatus } from './liveEvent';

const frame = (event: string, data: object): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const stream = (...frames: string[]): Response =>
  new Response(frames.join(''), { headers: { 'content-type': 'text/event-stream' } });

/** Runs a stream against these answers, one a connection, until they are used up. */
const play = async (answers: readonly (Response | Error)[], token: string | null = 'token') => {
  const heard: [LiveEvent['name'], boolean][] = [];
  const statuses: LiveStatus[] = [];
  const asked: { url: string; authorization: string | null }[] = [];
  const left = [...answers];
  await new Promise<void>((resolve) => {
    const live = createEventStream({
      getIdToken: async () => token,
      fetch: async (input, init) => {
        asked.push({
          url: typeof input === 'string' ? input : '?',
          authorization: new Headers(init?.headers).get('authorization'),
        });
        const next = left.shift();
        if (next instanceof Error || !next) throw next ?? new Error('no more answers');
        return next;
      },
      onEvent: (event, resumed) => heard.push([event.name, resumed]),
      onStatus: (status) => statuses.push(status),
      wait: async () => {
        if (left.length === 0) {
          live.stop();
          resolve();
        }
      },
      random: () => 1,
    });
    live.start(null);
  });
  return { heard, statuses, asked };
};

const HELLO = frame('hello', { cursor: 'c1', stream: 's1' });

describe('the event stream', () => {
  it('is read with the bearer token, and goes on from its last cursor when it breaks [BRD-012]', async () => {
    const { asked, heard } = await play([
      stream(HELLO, frame('change', { cursor: 'c2', mutation_id: 'm', user: null, records: [] })),
      stream(HELLO),
    ]);
    expect(asked).toEqual([
      { url: '/v1/events', authorization: 'Bearer token' },
      { url: '/v1/events?cursor=c2', authorization: 'Bearer token' },
    ]);
    expect(heard).toEqual([
      ['hello', false],
      ['change', false],
      ['hello', true],
    ]);
  });
  it('says that it is down between two connections', async () => {
    const { statuses } = await play([new Error('refused'), stream()]);
    expect(statuses).toEqual(['connecting', 'down', 'open', 'down']);
  });
  it('tries again after a refusal', async () => {
    const { asked, statuses } = await play([new Response(null, { status: 401 }), stream(HELLO)]);
    expect(asked).toHaveLength(2);
    expect(statuses).toEqual(['connecting', 'down', 'open', 'down']);
  });
  it('leaves out what it does not understand, and does not take a cursor from presence', async () => {
    const hold = frame('hold', {
      category: 'pebble',
      card_key: 'a',
      stream: 's',
      is_held: true,
      user: { id: 1, name: 'Ana', initials: 'A' },
    });
    const { heard, asked } = await play([
      stream(HELLO, frame('cards', { mutation_id: 1 }), frame('news', {}), 'event: cards\ndata: {"a\n\n', hold),
      stream(),
    ]);
    expect(heard).toEqual([
      ['hello', false],
      ['hold', false],
    ]);
    expect(asked.at(-1)?.url).toBe('/v1/events?cursor=c1');
  });
  it('does not ask without a token', async () => {
    const { asked, statuses } = await play([], null);
    expect(asked).toEqual([]);
    expect(statuses).toEqual(['connecting', 'down']);
  });
  it('waits longer after each failure, up to half a minute, never all at once', () => {
    expect([0, 1, 2, 10].map((tries) => backoff(tries, 1))).toEqual([500, 1000, 2000, 30_000]);
    expect(backoff(1, 0)).toBe(500);
  });

  it('is down when a connection does not stand in 8 s, or owes its heartbeat for 8 s [FLD-008 OFF-023]', async () => {
    vi.useFakeTimers();
    try {
      const statuses: LiveStatus[] = [];
      const opened: AbortSignal[] = [];
      const live = createEventStream({
        getIdToken: async () => 'token',
        // The first is swallowed; the second says hello, and is swallowed then.
        fetch: (_input, init) => {
          const { signal } = init ?? {};
          if (signal) opened.push(signal);
          const over = new Promise<never>((_resolve, reject) => {
            signal?.addEventListener('abort', () => reject(new DOMException('over', 'AbortError')));
          });
          if (opened.length === 1) return over;
          const body = new ReadableStream<Uint8Array>({
            start: (hello) => {
              hello.enqueue(new TextEncoder().encode(HELLO));
              over.catch((error: unknown) => hello.error(error));
            },
          });
          return Promise.resolve(new Response(body));
        },
        onEvent: () => undefined,
        onStatus: (status) => statuses.push(status),
        wait: () => Promise.resolve(),
        random: () => 1,
      });
      live.start(null);
      await vi.advanceTimersByTimeAsync(7999);
      expect(statuses).toEqual(['connecting']);
      await vi.advanceTimersByTimeAsync(1);
      expect(statuses).toEqual(['connecting', 'down', 'open']);
      await vi.advanceTimersByTimeAsync(27_999);
      expect(statuses).toEqual(['connecting', 'down', 'open']);
      await vi.advanceTimersByTimeAsync(1);
      expect(statuses).toEqual(['connecting', 'down', 'open', 'down', 'open']);
      live.stop();
    } finally {
      vi.useRealTimers();
    }
  });
});
