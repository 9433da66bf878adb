import { describe, expect, it } from 'vitest';
import { gql } from '../../dataProvider/gql';
import { linked, type Answer } from '../../dataProvider/links/link';
import { idempotencyLink } from '../../dataProvider/links/idempotencyLink';
import { createLostRequests } from './lostRequests';
import { lostLink } from './lostLink';

const failure = (statusCode?: number): Error =>
  Object.assign(new Error('Failed to fetch'), statusCode === undefined ? {} : { statusCode });

/** A page whose server answers as told: an error, or an answer. */
const aPage = (...answers: (Error | Answer)[]) => {
  const clock = { now: 0 };
  const device = { isCutOff: true };
  const timers = new Set<{ at: number; act: () => void }>();
  const lost = createLostRequests({
    now: () => clock.now,
    isCutOff: () => device.isCutOff,
    after: (milliseconds, act) => {
      const timer = { at: clock.now + milliseconds, act };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  });
  const pass = (milliseconds: number) => {
    clock.now += milliseconds;
    for (const timer of timers) if (timer.at <= clock.now && timers.delete(timer)) timer.act();
  };
  const stop = lost.draw();
  const keys: unknown[] = [];
  let made = 0;
  const exchange = linked([idempotencyLink(() => `key-${(made += 1)}`), lostLink(lost)], async ({ headers }) => {
    keys.push(headers['Idempotency-Key']);
    const answer = answers.shift() ?? failure();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const send = (text: string) => {
    const said: unknown[] = [];
    const over = new AbortController();
    exchange({ document: gql(text), variables: {}, headers: {}, signal: over.signal }).then(
      ({ data }) => said.push(data),
      (error: Error) => over.signal.aborted || said.push(error.message),
    );
    return { said, leave: () => over.abort() };
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { lost, keys, clock, device, pass, send, settle, stop };
};
const SAVE = 'mutation Save { save }';
const READ = 'query Read { read }';

describe('a request that nobody answers', () => {
  it('asks the user, and Retry repeats each failed request once with the same key [OFF-002 OFF-029]', async () => {
    const { lost, keys, send, settle } = aPage(failure(), failure(503), { data: { save: 1 } }, { data: { read: 2 } });
    const [saved, read] = [send(SAVE), send(READ)];
    await settle();
    expect([lost.isAsking.get(), saved.said, read.said]).toEqual([true, [], []]);
    lost.retry();
    await settle();
    expect([lost.isAsking.get(), saved.said, read.said]).toEqual([false, [{ save: 1 }], [{ read: 2 }]]);
    expect(keys).toEqual(['key-1', undefined, 'key-1', undefined]);
  });

  it('asks again when the repeated one fails too', async () => {
    const { lost, send, settle } = aPage();
    const read = send(READ);
    await settle();
    lost.retry();
    await settle();
    expect([lost.isAsking.get(), read.said]).toEqual([true, []]);
    lost.giveUp();
    await settle();
    expect(read.said).toEqual(['Failed to fetch']);
  });

  it('fails when the dialog is closed, and asks no more for 30 seconds [OFF-003]', async () => {
    const { lost, send, settle, clock } = aPage();
    const first = send(READ);
    await settle();
    lost.close();
    await settle();
    clock.now = 29_999;
    const second = send(READ);
    await settle();
    expect([first.said, second.said, lost.isAsking.get()]).toEqual([['Failed to fetch'], ['Failed to fetch'], false]);
    clock.now = 30_000;
    send(READ);
    await settle();
    expect(lost.isAsking.get()).toBe(true);
  });

  it.each([
    ['notifications', 'query Notifications { n }'],
    ['what is fetched for offline work', 'query OfflineJobs { o }'],
  ])('says nothing of %s [OFF-002]', async (_name, text) => {
    const { lost, send, settle } = aPage();
    const { said } = send(text);
    await settle();
    expect([lost.isAsking.get(), said]).toEqual([false, ['Failed to fetch']]);
  });

  it.each([400, 401, 404, 409, 422, 429])('is not what was answered %i', async (status) => {
    const { lost, send, settle } = aPage(failure(status));
    send(READ);
    await settle();
    expect(lost.isAsking.get()).toBe(false);
  });

  it('waits half a minute unasked where the device has a network, is not sent meanwhile, and goes once the server is back [OFF-023 NET-002]', async () => {
    const { lost, keys, device, pass, send, settle } = aPage(
      failure(),
      failure(503),
      { data: { save: 1 } },
      { data: {} },
    );
    device.isCutOff = false;
    const [saved] = [send(SAVE), send(READ)];
    await settle();
    pass(25_999);
    expect([lost.isWaiting.get(), lost.isAsking.get(), keys]).toEqual([true, false, ['key-1', undefined]]);
    lost.back(true);
    await settle();
    expect([saved.said, lost.isWaiting.get(), keys]).toEqual([
      [{ save: 1 }],
      false,
      ['key-1', undefined, 'key-1', undefined],
    ]);
    pass(60_000);
    expect(lost.isAsking.get()).toBe(false);
  });

  it('asks the user after half a minute in all [OFF-002]', async () => {
    const { lost, device, pass, send, settle } = aPage();
    device.isCutOff = false;
    send(SAVE);
    await settle();
    pass(26_000);
    expect(lost.isAsking.get()).toBe(true);
  });

  it('that a server refuses which is there goes once more, and is then a question that does not close by itself', async () => {
    const { lost, keys, device, send, settle } = aPage();
    device.isCutOff = false;
    const read = send(READ);
    await settle();
    for (let times = 0; times < 5; times += 1) {
      lost.back(false);
      await settle();
    }
    expect([keys.length, lost.isAsking.get(), read.said]).toEqual([2, true, []]);
    lost.back(true);
    await settle();
    expect(keys).toHaveLength(3);
  });

  it('that nobody waits for any more takes the bar and the question with it', async () => {
    const { lost, device, pass, send, settle } = aPage();
    device.isCutOff = false;
    const read = send(READ);
    await settle();
    read.leave();
    await settle();
    expect(lost.isWaiting.get()).toBe(false);
    pass(60_000);
    expect(lost.isAsking.get()).toBe(false);
  });

  it('is forgotten with its screen, and fails where nobody could be asked', async () => {
    const { lost, send, settle, stop, keys } = aPage();
    const left = send(READ);
    await settle();
    left.leave();
    lost.retry();
    await settle();
    expect(keys).toHaveLength(1);
    const waiting = send(READ);
    await settle();
    stop();
    const after = send(READ);
    await settle();
    expect([waiting.said, after.said]).toEqual([['Failed to fetch'], ['Failed to fetch']]);
  });
});
