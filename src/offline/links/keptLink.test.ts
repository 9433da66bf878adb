import { describe, expect, it } from 'vitest';
import { composed } from '../../dataProvider/gql';
import { linked, type Answer } from '../../dataProvider/links/link';
import { keptLink, type KeptWorld } from './keptLink';
import { lateLink } from './lateLink';

const TODAY = composed(`query MyStops { myStops }`);
const SAVE = composed(`mutation Save { save }`);

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
const failure = (): Error => new TypeError('Failed to fetch');

/** A device whose answers lie in `kept`, before a server that answers as told. */
const aDevice = () => {
  const kept = new Map<string, { at: number; data: Record<string, unknown> }>();
  const state = { user: 7, mayAsk: true, prefersKept: false, now: 100, shown: [] as number[], asks: 0, lates: 0 };
  let answer: Error | Answer | Promise<Answer> = { data: { myStops: 'fresh' } };
  let lose = (): void => undefined;
  const aborted: unknown[] = [];
  const world: KeptWorld = {
    user: (): number => state.user,
    mayAsk: () => state.mayAsk,
    prefersKept: () => state.prefersKept,
    get: async (key, user) => kept.get(`${user} ${key}`) ?? null,
    within: async ({ variables }) =>
      variables.date === '2026-03-05' ? { at: 50, data: { myStops: 'of the week' } } : null,
    put: (key, user, data) => void kept.set(`${user} ${key}`, { at: state.now, data }),
    onShown: (at) => state.shown.push(at),
  };
  const exchange = linked(
    [
      lateLink({
        ...world,
        patience: (over) =>
          new Promise((resolve) => {
            lose = () => over.aborted || resolve();
          }),
        onLate: () => {
          state.lates += 1;
        },
      }),
      keptLink(world),
    ],
    async ({ variables, signal }) => {
      state.asks += 1;
      signal?.addEventListener('abort', () => aborted.push(variables.date));
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
    aborted,
    /** The server has been waited for long enough. */
    isLate: () => settle().then(lose).then(settle),
    says: (next: Error | Answer | Promise<Answer>) => {
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
    const mail = composed(`query SendBuilderEmail { sendBuilderEmail }`);
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

describe('a question that gets no answer', () => {
  /** A server that says nothing until it is told to. */
  const silence = () => {
    let say = (_answer: Answer): void => undefined;
    let fail = (_error: Error): void => undefined;
    const answer = new Promise<Answer>((resolve, reject) => {
      say = resolve;
      fail = reject;
    });
    return { answer, say, fail };
  };

  it('is answered by what is kept, marked, and its own answer is told when it comes [FLD-008 OFF-023]', async () => {
    const { send, says, state, isLate } = aDevice();
    await send(TODAY);
    const server = silence();
    says(server.answer);
    const shown = send(TODAY);
    await settle();
    expect(state.shown).toEqual([]);
    await isLate();
    expect([await shown, state.shown, state.lates]).toEqual([{ myStops: 'fresh' }, [100], 0]);
    server.say({ data: { myStops: 'newer' } });
    await settle();
    expect(state.lates).toBe(1);
    state.mayAsk = false;
    expect(await send(TODAY)).toEqual({ myStops: 'newer' });
  });

  it('tells nothing when its late answer is what was shown [FLD-008]', async () => {
    const { send, says, state, isLate } = aDevice();
    await send(TODAY);
    const server = silence();
    says(server.answer);
    const shown = send(TODAY);
    await isLate();
    await shown;
    server.say({ data: { myStops: 'fresh' } });
    await settle();
    expect(state.lates).toBe(0);
  });

  it('goes on waiting where nothing is kept, and is sent once however often its screen is opened [FLD-008]', async () => {
    const { send, says, state, isLate } = aDevice();
    await send(TODAY);
    const server = silence();
    says(server.answer);
    const first = send(TODAY);
    await isLate();
    const second = send(TODAY);
    await isLate();
    expect([await first, await second, state.asks]).toEqual([{ myStops: 'fresh' }, { myStops: 'fresh' }, 2]);
    const other = send(TODAY, { date: '2026-03-04' });
    await isLate();
    server.say({ data: { myStops: 'of the fourth' } });
    expect(await other).toEqual({ myStops: 'of the fourth' });
  });

  it('gives up its line when three newer ones wait behind their screens [FLD-008]', async () => {
    const { send, says, aborted, isLate } = aDevice();
    const days = ['2026-03-06', '2026-03-07', '2026-03-08', '2026-03-09'];
    for (const date of days) await send(TODAY, { date });
    says(silence().answer);
    for (const date of days) {
      const shown = send(TODAY, { date });
      await isLate();
      await shown;
    }
    expect(aborted).toEqual(['2026-03-06']);
  });

  it('that fails is answered by what is kept as well [FLD-008]', async () => {
    const { send, says, state } = aDevice();
    await send(TODAY);
    says(failure());
    expect([await send(TODAY), state.shown]).toEqual([{ myStops: 'fresh' }, [100]]);
    expect(await send(TODAY, { date: '2026-03-04' })).toBe('Failed to fetch');
  });

  it('that writes is answered by nothing but its answer [FLD-008]', async () => {
    const { send, says, isLate } = aDevice();
    const server = silence();
    says(server.answer);
    const saved = send(SAVE);
    await isLate();
    server.say({ data: { save: 1 } });
    expect(await saved).toEqual({ save: 1 });
  });
});
