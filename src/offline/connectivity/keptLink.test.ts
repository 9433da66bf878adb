import { describe, expect, it } from 'vitest';
import { gql } from '../../dataProvider/gql';
import { linked, type Answer } from '../../dataProvider/links/link';
import { keptLink } from './keptLink';

const TODAY = gql`query MyStops { myStops }`;
const SAVE = gql`mutation Save { save }`;

/** A device whose answers lie in `kept`, before a server that answers as told. */
const aDevice = () => {
  const kept = new Map<string, { at: number; data: Record<string, unknown> }>();
  const state = { user: 7, mayAsk: true, prefersKept: false, now: 100, shown: [] as number[], asks: 0 };
  let answer: Error | Answer = { data: { myStops: 'fresh' } };
  const exchange = linked(
    [
      keptLink({
        user: () => state.user,
        mayAsk: () => state.mayAsk,
        prefersKept: () => state.prefersKept,
        get: async (key, user) => kept.get(`${user} ${key}`) ?? null,
        within: async ({ variables }) =>
          variables.date === '2026-03-05' ? { at: 50, data: { myStops: 'of the week' } } : null,
        put: (key, user, data) => void kept.set(`${user} ${key}`, { at: state.now, data }),
        onShown: (at) => state.shown.push(at),
      }),
    ],
    async () => {
      state.asks += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  );
  const send = (document: typeof TODAY, variables = {}): Promise<unknown> =>
    exchange({ document, variables, headers: {} }).then(
      ({ data }) => data,
      (error: Error) => error.message,
    );
  return {
    send,
    state,
    says: (next: Error | Answer) => {
      answer = next;
    },
  };
};

describe('answers that are kept', () => {
  it('are all there is offline: nothing is asked, and what is not kept is said to be missing [AUTH-059 OFF-033]', async () => {
    const { send, state } = aDevice();
    await send(TODAY);
    Object.assign(state, { mayAsk: false, now: 200 });
    expect(await send(TODAY)).toEqual({ myStops: 'fresh' });
    expect(state.shown).toEqual([100]);
    expect(await send(TODAY, { date: '2026-03-04' })).toBe('This record is not available offline.');
    expect(await send(SAVE)).toBe('Not available offline');
    expect(state.asks).toBe(1);
  });

  it('hold others: what is kept under another key is found offline, and its age is told', async () => {
    const { send, state } = aDevice();
    state.mayAsk = false;
    expect(await send(TODAY, { date: '2026-03-05' })).toEqual({ myStops: 'of the week' });
    expect([state.shown, state.asks]).toEqual([[50], 0]);
  });

  it('are never those of a mail that was sent: the next one is sent, or said not to be [EML-015]', async () => {
    const mail = gql`query SendBuilderEmail { sendBuilderEmail }`;
    const { send, state } = aDevice();
    await send(mail);
    await send(mail);
    expect(state.asks).toBe(2);
    state.mayAsk = false;
    expect(await send(mail)).toBe('This record is not available offline.');
    Object.assign(state, { mayAsk: true, prefersKept: true });
    await send(mail);
    expect(state.asks).toBe(3);
  });

  it('are whole: what changed since a cursor is not kept in their place', async () => {
    const { send, says, state } = aDevice();
    await send(TODAY, { since: null });
    says({ data: { myStops: 'one card' } });
    await send(TODAY, { since: 'cursor' });
    state.mayAsk = false;
    expect(await send(TODAY, { since: null })).toEqual({ myStops: 'fresh' });
    expect(await send(TODAY, { since: 'cursor' })).toBe('This record is not available offline.');
  });

  it('are never shown to another user', async () => {
    const { send, state } = aDevice();
    await send(TODAY);
    Object.assign(state, { mayAsk: false, user: 8 });
    expect(await send(TODAY)).toBe('This record is not available offline.');
  });

  it('come first where the app was opened without a network', async () => {
    const { send, says, state } = aDevice();
    await send(TODAY);
    says({ data: { myStops: 'newer' } });
    state.prefersKept = true;
    expect(await send(TODAY)).toEqual({ myStops: 'fresh' });
    expect(state.asks).toBe(1);
  });

  it('are not what was refused, and hide no refusal', async () => {
    const { send, says } = aDevice();
    await send(TODAY);
    says(Object.assign(new Error('forbidden'), { statusCode: 403 }));
    expect(await send(TODAY)).toBe('forbidden');
  });
});
