import { describe, expect, it, vi } from 'vitest';
import { appState } from '../../connectivity/appState';
import { mode } from '../../connectivity/mode';
import { isUnanswered } from './retryLink';
import { noted } from './watchedFetch';

const answer =
  (status: number, type = 'application/json') =>
  async () =>
    new Response(status === 204 ? null : '<html>', { status, headers: { 'content-type': type } });

/** What one request comes to: whether the connection counts as lost, and the error. */
const sent = async (send: typeof fetch) => {
  const onMiss = vi.fn<() => void>();
  const error = await noted(send, { onMiss })('/graphql').then(
    () => null,
    (reason: unknown) => reason,
  );
  return { isLost: onMiss.mock.calls.length > 0, error };
};

describe('a request', () => {
  it('loses the connection when somebody in between answers with a page of his own, as a hotel does [OFF-002]', async () => {
    for (const page of [answer(200, 'text/html; charset=utf-8'), answer(511, 'text/html')]) {
      const { isLost, error } = await sent(page);
      expect([isLost, isUnanswered(error)]).toEqual([true, true]);
    }
  });

  it('takes a table of HTML from the server, which is a file [ADM-007]', async () => {
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': 'attachment; filename="a.html"',
    };
    expect(await sent(async () => new Response('<table>', { headers }))).toEqual({ isLost: false, error: null });
  });

  it.each([502, 503, 504])('loses it at %i', async (status) => {
    expect((await sent(answer(status))).isLost).toBe(true);
  });

  it.each([200, 400, 401, 403, 404, 409, 422, 429, 500])('does not lose it at %i', async (status) => {
    expect(await sent(answer(status))).toEqual({ isLost: false, error: null });
  });

  it('does not lose it by a refusal that is a page', async () => {
    expect((await sent(answer(403, 'text/html'))).isLost).toBe(false);
  });

  it('is not sent at all while the user works offline [AUTH-059]', async () => {
    const send = vi.fn<typeof fetch>();
    appState.open(71);
    mode.set('offline');
    const { error } = await sent(send);
    mode.set('online');
    expect([send.mock.calls.length, error]).toEqual([0, expect.objectContaining({ message: 'Not available offline' })]);
  });
});
