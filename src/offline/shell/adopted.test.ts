import { describe, expect, it } from 'vitest';
import { composed } from '../../dataProvider/gql';
import type { Answer } from '../../dataProvider/links/link';
import { renewLink } from '../../dataProvider/links/renewLink';
import { createValueStore } from '../../store/valueStore';
import { adopted } from './adopted';

const READ = composed(`query Read { read }`);

/** A question of the first second, on a line that is silent until `answer` is called. */
const anEarlyQuestion = (signal?: AbortSignal) => {
  const isLost = createValueStore(false);
  let come = (_links: { renew: ReturnType<typeof renewLink> }): void => undefined;
  const fetched = new Promise<{ renew: ReturnType<typeof renewLink> }>((resolve) => {
    come = resolve;
  });
  let line: AbortSignal | undefined;
  let answer = (_data: Answer): void => undefined;
  let asked = 0;
  const result = adopted(
    fetched,
    { document: READ, variables: {}, headers: {}, ...(signal && { signal }) },
    (question) => {
      asked += 1;
      line = question.signal;
      return new Promise((resolve, reject) => {
        answer = resolve;
        line?.addEventListener('abort', () => reject(line?.reason));
      });
    },
  );
  const said = result.then(
    ({ data }) => JSON.stringify(data),
    (error: Error) => error.message,
  );
  return {
    isLost,
    come: async () => {
      come({ renew: renewLink({ isLost, onBack: () => () => undefined }) });
      await new Promise((resolve) => setTimeout(resolve));
    },
    answer: (data: Answer) => answer(data),
    said,
    isHeld: () => line?.aborted === false,
    asked: () => asked,
  };
};

describe('a question of the first second', () => {
  it('leaves at once, and is answered before there is anything that sees to dead spots', async () => {
    const { answer, said } = anEarlyQuestion();
    answer({ data: { read: 1 } });
    expect(await said).toBe('{"read":1}');
  });

  it('gives its line up as every other one when the server is lost, and is not asked twice meanwhile [FLD-008 OFF-023]', async () => {
    const { come, isLost, said, isHeld, asked } = anEarlyQuestion();
    await come();
    expect([isHeld(), asked()]).toEqual([true, 1]);
    isLost.set(true);
    expect(await said).toBe('Failed to fetch: the connection was lost');
    expect([isHeld(), asked()]).toEqual([false, 1]);
  });

  it('ends with the screen that asks it', async () => {
    const screen = new AbortController();
    const { said, isHeld } = anEarlyQuestion(screen.signal);
    screen.abort(new Error('left'));
    expect(await said).toBe('left');
    expect(isHeld()).toBe(false);
  });
});
