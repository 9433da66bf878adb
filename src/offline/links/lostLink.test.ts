import { describe, expect, it, vi } from 'vitest';
import { asCallError } from '../../dataProvider/asCallError';
import { composed } from '../../dataProvider/gql';
import { linked, type Answer } from '../../dataProvider/links/link';
import { idempotencyLink } from '../../dataProvider/links/idempotencyLink';
import { createLostRequests } from './lostRequests';
import { appState } from '../../connectivity/appState';
import { lostLink } from './lostLink';
import { mayAsk } from '../../connectivity/gate';
import { mode } from '../../connectivity/mode';
import { outlastLink } from './outlastLink';
import { LeftUnanswered, orOnDevice, whereOneWorks, writeLeftBy, type SentWrite } from './unansweredWrite';

const failure = (statusCode?: number): Error =>
  Object.assign(new Error('Failed to fetch'), statusCode === undefined ? {} : { statusCode });

/** A page whose server answers as told: an error, or an answer. */
const aPage = (...answers: (Error | Answer | Promise<Answer>)[]) => {
  const clock = { now: 0 };
  const device = { isCutOff: true };
  const timers = new Set<{ at: number; act: () => void }>();
  const lost = createLostRequests({
    now: () => clock.now,
    isCutOff: () => device.isCutOff,
    look: () => undefined,
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
  const failures: unknown[] = [];
  let made = 0;
  const exchange = linked(
    [idempotencyLink(() => `key-${(made += 1)}`), outlastLink(lost, mayAsk), lostLink(lost)],
    async ({ headers }) => {
      keys.push(headers['Idempotency-Key']);
      const answer = answers.shift() ?? failure();
      if (answer instanceof Error) throw answer;
      return answer;
    },
  );
  const send = (text: string) => {
    const said: unknown[] = [];
    const over = new AbortController();
    exchange({ document: composed(text), variables: {}, headers: {}, signal: over.signal }).then(
      ({ data }) => said.push(data),
      (error: Error) => {
        failures.push(error);
        return over.signal.aborted || said.push(error.message);
      },
    );
    return { said, leave: () => over.abort() };
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { lost, keys, failures, clock, device, pass, send, settle, stop };
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

describe('a request that is on its way', () => {
  /** A dead spot: nothing comes back, and nothing fails. */
  const hole = () => new Promise<Answer>(() => undefined);

  it('counts as unanswered after 8 seconds, while it goes on waiting [FLD-008 OFF-023]', async () => {
    let say = (_answer: Answer): void => undefined;
    const { lost, keys, pass, send, settle } = aPage(new Promise<Answer>((resolve) => void (say = resolve)));
    const saved = send(SAVE);
    await settle();
    pass(7999);
    expect(lost.isWaiting.get()).toBe(false);
    pass(1);
    expect([lost.isWaiting.get(), lost.isAsking.get(), saved.said]).toEqual([true, false, []]);
    pass(60_000);
    expect([lost.isAsking.get(), keys]).toEqual([false, ['key-1']]);
    say({ data: { save: 1 } });
    await settle();
    expect([saved.said, lost.isWaiting.get()]).toEqual([[{ save: 1 }], false]);
  });

  it('counts no more when it is answered in time, or nobody waits for it [FLD-008]', async () => {
    const { lost, pass, send, settle } = aPage({ data: { save: 1 } }, hole());
    send(SAVE);
    await settle();
    pass(60_000);
    expect(lost.isWaiting.get()).toBe(false);
  });

  it('is left when the user goes offline, and says under which key it may have been received [FLD-008 API-037]', async () => {
    const { lost, failures, pass, send, settle } = aPage(hole(), hole());
    const [saved, read] = [send(SAVE), send(READ)];
    await settle();
    pass(8000);
    lost.giveUp();
    await settle();
    expect([saved.said.length, read.said.length, lost.isWaiting.get()]).toEqual([1, 1, false]);
    expect(failures.map(writeLeftBy)).toEqual([{ action: 'key-1', request: { text: SAVE, variables: {} } }, null]);
  });
});

describe('a save that is left without an answer', () => {
  const left = () =>
    new LeftUnanswered({ document: composed(SAVE), variables: { id: 7 }, headers: { 'Idempotency-Key': 'key-9' } });

  it('is kept on the device with its key where the user works offline, and nowhere else [FLD-008]', async () => {
    appState.open(72);
    const keep = vi.fn<(sent: SentWrite) => Promise<string>>(async () => 'kept');
    const send = (error: Error) => orOnDevice(() => Promise.reject(asCallError(error)), keep).catch(() => 'failed');
    expect(await send(left())).toBe('failed');
    mode.set('offline');
    expect([await send(left()), await send(failure())]).toEqual(['kept', 'failed']);
    mode.set('online');
    expect(keep.mock.calls).toEqual([[{ action: 'key-9', request: { text: SAVE, variables: { id: 7 } } }]]);
  });

  it('is kept at once where the user went offline while it waited for an answer of another kind [FLD-008]', async () => {
    appState.open(72);
    const keep = vi.fn<(sent?: SentWrite) => Promise<string>>(async () => 'kept');
    const send = vi.fn<() => Promise<string>>(async () => 'stored');
    mode.set('offline');
    expect(await whereOneWorks(send, keep)).toBe('kept');
    mode.set('online');
    expect(await whereOneWorks(send, keep)).toBe('stored');
    expect([send.mock.calls, keep.mock.calls]).toEqual([[[]], [[]]]);
  });
});
