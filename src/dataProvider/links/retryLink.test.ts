import { describe, expect, it, vi } from 'vitest';
import { createServer } from '../server';
import { anAccess } from '../fixtures/anAccess';
import { data, fakeServer, refusal, type Reply } from '../fixtures/fakeServer';
import { composed } from '../gql';
import { linked, type Question } from './link';
import { isTransportFailure, retryLink } from './retryLink';

const READ = composed(`query one { one { id } }`);
const WRITE = composed(`mutation write($id: Int!) { saved(id: $id) { id } }`);
const QUESTION: Question = { document: READ, variables: {}, headers: {} };
const GONE: Reply = { status: 503, body: '<html>' };
const ONE = data({ one: { id: 1, __typename: 'One' } });
const SAVED = data({ saved: { id: 1, __typename: 'One' } });

describe('a request that finds no server', () => {
  it.each([true, false])(
    'is sent four times in all, half a second, one and two seconds apart, whether the device knows of a network (%s) or not [API-002 API-037 BAPI-001 OFF-023]',
    async (onLine) => {
      vi.useFakeTimers({ now: 0 });
      vi.stubGlobal('navigator', { onLine });
      try {
        const { fetch } = fakeServer('no answer');
        const sentAt: number[] = [];
        // As the app makes it: with the waits of the product.
        const server = createServer({
          getIdToken: async () => 'token',
          fetch: async (...args) => {
            sentAt.push(Date.now());
            return fetch(...args);
          },
        });
        const asked = server.query(READ).then(
          () => 'answered',
          (error: Error) => error.message,
        );
        await vi.advanceTimersByTimeAsync(120_000);
        expect([await asked, sentAt]).toEqual(['Failed to fetch', [0, 500, 1500, 3500]]);
      } finally {
        vi.unstubAllGlobals();
        vi.useRealTimers();
      }
    },
  );

  it.each([
    ['no answer', 'no answer' as const],
    ['503', GONE],
    ['502', { status: 502, body: {} }],
    ['504', { status: 504, body: {} }],
    ['429', refusal('RATE_LIMITED', {}, 429)],
  ])('is sent again after %s, with a fresh token each time', async (_name, failure: Reply) => {
    const { server, sent } = anAccess(failure, failure, failure, ONE);
    expect(await server.query(READ)).toMatchObject({ one: { id: 1 } });
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer token-1',
      'Bearer token-2',
      'Bearer token-3',
      'Bearer token-4',
    ]);
  });

  it('gives up after three more tries [API-002]', async () => {
    const { server, sent } = anAccess(GONE);
    await expect(server.query(READ)).rejects.toThrow('status code 503');
    expect(sent).toHaveLength(4);
  });

  it('is not sent again after an answer that refuses it', async () => {
    for (const final of [
      refusal('FORBIDDEN'),
      refusal('UNAUTHENTICATED', {}, 401),
      refusal('IDEMPOTENCY_MISMATCH', {}, 422),
      refusal('INTERNAL_SERVER_ERROR', {}, 500),
    ]) {
      const { server, sent } = anAccess(final);
      await expect(server.query(READ)).rejects.toThrow(/^[A-Z_]+$/);
      expect(sent).toHaveLength(1);
    }
  });

  it('is not sent again once it was aborted, not even while it waits', async () => {
    expect(isTransportFailure(new DOMException('aborted', 'AbortError'))).toBe(false);
    const over = new AbortController();
    let sends = 0;
    const exchange = linked([retryLink([60_000])], async () => {
      sends += 1;
      throw new Error('no answer');
    });
    const asked = exchange({ ...QUESTION, signal: over.signal });
    setTimeout(() => over.abort());
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    expect(sends).toBe(1);
  });
});

describe('a mutation that finds no server', () => {
  it('is sent again under the same Idempotency-Key [API-037]', async () => {
    const { server, sent } = anAccess(GONE, 'no answer', SAVED);
    await server.mutate(WRITE, { id: 1 });
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  });

  it('waits for the same request that is still running', async () => {
    const { server, sent } = anAccess(refusal('IDEMPOTENCY_RUNNING', {}, 409), SAVED);
    await server.mutate(WRITE, { id: 1 });
    expect(sent).toHaveLength(2);
  });

  it('that never got an answer keeps its key when the user tries again', async () => {
    const { server, sent } = anAccess('no answer', 'no answer', 'no answer', 'no answer', SAVED, SAVED);
    await expect(server.mutate(WRITE, { id: 1 })).rejects.toThrow('Failed to fetch');
    await server.mutate(WRITE, { id: 1 });
    await server.mutate(WRITE, { id: 1 });
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[4]).toBe(keys[0]);
    expect(keys[5]).not.toBe(keys[0]);
  });

  it('has a key of its own for each action', async () => {
    const { server, sent } = anAccess(SAVED);
    await server.mutate(WRITE, { id: 1 });
    await server.mutate(WRITE, { id: 1 });
    expect(sent[0]?.headers.get('Idempotency-Key')).not.toBe(sent[1]?.headers.get('Idempotency-Key'));
  });
});
