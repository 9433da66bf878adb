import { expect, it } from 'vitest';
import { composed } from '../dataProvider/gql';
import { idempotencyLink } from '../dataProvider/links/idempotencyLink';
import { linked, type Answer } from '../dataProvider/links/link';
import { renewLink } from '../dataProvider/links/renewLink';
import { retryLink } from '../dataProvider/links/retryLink';
import { createConnection } from '../live/connection';
import { createLostRequests } from '../offline/links/lostRequests';
import { lostLink } from '../offline/links/lostLink';

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

it('whose last try was on its way when the server came back is sent once more, under its key, without a question [OFF-023 API-037 FLD-008]', async () => {
  let isThere = false;
  const waits: (() => void)[] = [];
  const connection = createConnection({
    look: async () => isThere,
    wait: () => new Promise((resolve) => waits.push(resolve)),
  });
  const lost = createLostRequests({
    now: () => 0,
    after: () => () => undefined,
    isCutOff: () => false,
    look: connection.miss,
  });
  connection.onBack(lost.back);
  lost.draw();
  const keys: unknown[] = [];
  const exchange = linked(
    [idempotencyLink(() => 'key'), lostLink(lost), retryLink([0, 0, 0]), renewLink(connection)],
    async ({ headers }): Promise<Answer> => {
      keys.push(headers['Idempotency-Key']);
      if (keys.length === 5) return { data: { saved: true } };
      if (keys.length === 4) return new Promise(() => undefined); // its line died with the server that has come back
      connection.miss();
      throw new TypeError('Failed to fetch');
    },
  );
  const said: unknown[] = [];
  void exchange({ document: composed('mutation Save { save }'), variables: {}, headers: {} }).then(({ data }) =>
    said.push(data),
  );
  await settle();
  expect([keys.length, connection.isLost.get()]).toEqual([4, true]);
  isThere = true;
  for (let times = 0; times < 2; times += 1) {
    waits.shift()?.();
    await settle();
  }
  expect([keys, said]).toEqual([Array(5).fill('key'), [{ saved: true }]]);
  expect([lost.isWaiting.get(), lost.isAsking.get()]).toEqual([false, false]);
});
