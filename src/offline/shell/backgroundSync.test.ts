import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendInBackground } from './backgroundSync';
import { SYNC_TAG, WOKEN } from '../../connectivity/workerWords';

const register = vi.fn(async (_tag: string) => undefined);
let registration: object | undefined;
let page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
let worker = Object.assign(new EventTarget(), { getRegistration: async () => registration });

beforeEach(() => {
  register.mockClear();
  registration = { sync: { register } };
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  worker = Object.assign(new EventTarget(), { getRegistration: async () => registration });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { serviceWorker: worker });
});
afterEach(() => vi.unstubAllGlobals());

const hide = (): void => {
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
};
const say = (data: unknown): boolean => worker.dispatchEvent(new MessageEvent('message', { data }));

describe('a page that goes into the background', () => {
  it('asks to be told of the network where something waits, and sends at that word', async () => {
    const send = vi.fn();
    let waits = 0;
    const stop = sendInBackground(() => waits > 0, send);
    hide();
    waits = 2;
    hide();
    await vi.waitFor(() => expect(register.mock.calls).toEqual([[SYNC_TAG]]));
    say({ kind: 'something else' });
    expect(send).not.toHaveBeenCalled();
    say({ kind: WOKEN });
    expect(send).toHaveBeenCalledOnce();
    stop();
    say({ kind: WOKEN });
    expect(send).toHaveBeenCalledOnce();
  });

  it('does without where the browser cannot, and without a worker', async () => {
    registration = {};
    const stop = sendInBackground(() => true, vi.fn());
    hide();
    await Promise.resolve();
    expect(register).not.toHaveBeenCalled();
    stop();
    vi.stubGlobal('navigator', {});
    sendInBackground(() => true, vi.fn())();
  });
});
