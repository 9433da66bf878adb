import { describe, expect, it } from 'vitest';
import { createValueStore } from '../../store/valueStore';
import { composed } from '../gql';
import { idempotencyLink } from './idempotencyLink';
import { linked, type Answer, type Question } from './link';
import { renewLink } from './renewLink';
import { retryLink } from './retryLink';

const SAVE = composed(`mutation Save { save }`);
const READ = composed(`query Read { read }`);

/** A page whose first attempts are swallowed, and the server that is lost and comes back. */
const aPage = (document: typeof SAVE, swallowed: number) => {
  const listeners = new Set<(wasLost: boolean) => void>();
  const isLost = createValueStore(false);
  const tries: Question[] = [];
  const exchange = linked(
    [
      idempotencyLink(() => 'key'),
      retryLink([0, 0, 0]),
      renewLink({
        isLost,
        onBack: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      }),
    ],
    async (question): Promise<Answer> => {
      tries.push(question);
      return tries.length > swallowed ? { data: { answer: tries.length } } : new Promise(() => undefined);
    },
  );
  const said: unknown[] = [];
  exchange({ document, variables: {}, headers: {} }).then(
    ({ data }) => said.push(data),
    (error: Error) => said.push(error.message),
  );
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  };
  return {
    tries,
    said,
    listeners,
    lose: async (): Promise<void> => {
      await settle();
      isLost.set(true);
      await settle();
    },
    back: async (wasLost: boolean): Promise<void> => {
      await settle();
      isLost.set(false);
      for (const listener of listeners) listener(wasLost);
      await settle();
    },
  };
};

describe('a request whose line went dead', () => {
  it('is sent again under its key as soon as the lost server is back, and its old line is given up [FLD-008 API-037]', async () => {
    const { tries, said, lose, back, listeners } = aPage(SAVE, 1);
    await lose();
    expect([tries.length, tries[0]?.signal?.aborted]).toEqual([1, false]);
    await back(true);
    expect(tries.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['key', 'key']);
    expect([tries.map(({ signal }) => signal?.aborted), said]).toEqual([[true, false], [{ answer: 2 }]]);
    expect(listeners.size).toBe(0);
  });

  it('gives its line up when the server is lost where it only asks, so that one is free to look for it [FLD-008]', async () => {
    const { tries, said, lose } = aPage(READ, 1);
    await lose();
    expect([tries.map(({ signal }) => signal?.aborted), said]).toEqual([[true, false], [{ answer: 2 }]]);
  });

  it('goes on waiting while the server was never lost [FLD-008]', async () => {
    for (const document of [SAVE, READ]) {
      const { tries, said, back } = aPage(document, 1);
      await back(false);
      expect([tries.length, said]).toEqual([1, []]);
    }
  });

  it('has at most three more tries [OFF-023]', async () => {
    const { tries, said, back } = aPage(SAVE, 9);
    for (let times = 0; times < 5; times += 1) await back(true);
    expect([tries.length, said]).toEqual([4, ['Failed to fetch: the connection was lost']]);
  });
});
