import { describe, expect, it, vi } from 'vitest';
import { anAccess } from '../fixtures/anAccess';
import { data, refusal, type Reply } from '../fixtures/fakeServer';
import { gql } from '../gql';
import { linked, type Question } from './link';
import { isTransportFailure, RETRY_WAITS, retryLink } from './retryLink';

const READ = gql`query one { one { id } }`;
const WRITE = gql`mutation write($id: Int!) { saved(id: $id) { id } }`;
const QUESTION: Question = { document: READ, variables: {}, headers: {} };
const GONE: Reply = { status: 503, body: '<html>' };
const ONE = data({ one: { id: 1, __typename: 'One' } });
const SAVED = data({ saved: { id: 1, __typename: 'One' } });

describe('a request that finds no server', () => {
  it('waits half a second, one and two seconds between its tries [API-002 API-037]', () => {
    expect(RETRY_WAITS.slice(0, 3)).toEqual([500, 1000, 2000]);
  });

  it('is then tried for half a minute in all, longer than a restart takes, while a bar says so', async () => {
    const whole = RETRY_WAITS.reduce((sum, wait) => sum + wait, 0);
    expect(whole).toBeGreaterThanOrEqual(30_000);
    expect(whole).toBeLessThan(35_000);
    const told: number[] = [];
    const sends = { left: 6 };
    const exchange = linked([retryLink([1, 1, 1, 1, 1, 1, 1], (change) => told.push(change))], async () => {
      sends.left -= 1;
      if (sends.left > 0) throw new Error('no answer');
      return { data: { one: 1 } };
    });
    const answer = await exchange(QUESTION);
    expect(answer).toEqual({ data: { one: 1 } });
    expect(told).toEqual([1, -1]);
  });

  it('is tried three times more where the device knows of no network, and then counts as failed [OFF-023]', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    let sends = 0;
    const exchange = linked([retryLink([1, 1, 1, 1, 1, 1, 1], () => undefined)], async () => {
      sends += 1;
      throw new Error('Failed to fetch');
    });
    const asked = exchange(QUESTION);
    await expect(asked).rejects.toThrow('Failed to fetch');
    vi.unstubAllGlobals();
    expect(sends).toBe(4);
  });

  it.each([
    ['no answer', 'no answer' as const],
    ['503', GONE],
    ['502', { status: 502, body: {} }],
    ['504', { status: 504, body: {} }],
    ['429', refusal('RATE_LIMITED', {}, 429)],
  ])('is sent again after %s, with a fresh token each time', async (_name, failure: Reply) => {
    const { server, sent } = anAccess(failure, failure, failure, ONE);
    expect(await server.ask(READ)).toMatchObject({ one: { id: 1 } });
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer token-1',
      'Bearer token-2',
      'Bearer token-3',
      'Bearer token-4',
    ]);
  });

  it('gives up after three more tries [API-002]', async () => {
    const { server, sent } = anAccess(GONE);
    await expect(server.ask(READ)).rejects.toThrow('status code 503');
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
      await expect(server.ask(READ)).rejects.toThrow(/^[A-Z_]+$/);
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
    await server.tell(WRITE, { id: 1 });
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  });

  it('waits for the same request that is still running', async () => {
    const { server, sent } = anAccess(refusal('IDEMPOTENCY_RUNNING', {}, 409), SAVED);
    await server.tell(WRITE, { id: 1 });
    expect(sent).toHaveLength(2);
  });

  it('that never got an answer keeps its key when the user tries again', async () => {
    const { server, sent } = anAccess('no answer', 'no answer', 'no answer', 'no answer', SAVED, SAVED);
    await expect(server.tell(WRITE, { id: 1 })).rejects.toThrow('Failed to fetch');
    await server.tell(WRITE, { id: 1 });
    await server.tell(WRITE, { id: 1 });
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[4]).toBe(keys[0]);
    expect(keys[5]).not.toBe(keys[0]);
  });

  it('has a key of its own for each action', async () => {
    const { server, sent } = anAccess(SAVED);
    await server.tell(WRITE, { id: 1 });
    await server.tell(WRITE, { id: 1 });
    expect(sent[0]?.headers.get('Idempotency-Key')).not.toBe(sent[1]?.headers.get('Idempotency-Key'));
  });
});
