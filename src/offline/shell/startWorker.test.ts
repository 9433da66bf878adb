import { describe, expect, it } from 'vitest';
import { startWorker, type Registration, type WorkerWorld } from './startWorker';

const aWorker = () => {
  const listeners: (() => void)[] = [];
  return {
    state: 'installing',
    addEventListener: (_kind: string, act: () => void) => void listeners.push(act),
    is(state: string) {
      this.state = state;
      for (const listener of listeners) listener();
    },
  };
};

/** A browser with a worker that is being installed, and what it was told. */
const aBrowser = (world: Partial<WorkerWorld> = {}) => {
  const worker = aWorker();
  const said: string[] = [];
  let update: () => void = () => undefined;
  const registration: Registration = {
    installing: worker,
    waiting: null,
    addEventListener: (_kind, act) => {
      update = act;
    },
    unregister: async () => said.push('unregister'),
  };
  const start = (): Promise<boolean> =>
    startWorker({
      fetchScript: async (headers) => {
        said.push(`fetch ${JSON.stringify(headers)}`);
        return new Response('', { headers: { 'content-type': 'application/javascript; charset=utf-8' } });
      },
      register: async () => {
        said.push('register');
        return registration;
      },
      registered: async () => registration,
      isControlled: () => false,
      onWaiting: () => said.push('waiting'),
      reload: () => said.push('reload'),
      log: (text) => said.push(`log ${text}`),
      ...world,
    });
  return { start, said, worker, registration, update: () => update() };
};
const answer = (status: number, type: string) => async () =>
  new Response(null, { status, headers: { 'content-type': type } });

describe('the start of the worker', () => {
  it('asks for the script with a header that marks it as one, then registers it [OFF-025]', async () => {
    const { start, said } = aBrowser();
    expect(await start()).toBe(true);
    expect(said).toEqual(['fetch {"Service-Worker":"script"}', 'register']);
  });

  it.each([
    [404, 'application/json'],
    [200, 'text/html; charset=utf-8'],
  ])('unregisters a worker whose script answers %i as %s, and loads the page anew [OFF-026]', async (status, type) => {
    const { start, said } = aBrowser({ fetchScript: answer(status, type) });
    expect(await start()).toBe(true);
    expect(said).toEqual(['unregister', 'reload']);
  });

  it('does not load a page anew again and again where there never was a worker', async () => {
    const { start, said } = aBrowser({
      fetchScript: answer(404, 'application/json'),
      registered: async () => undefined,
    });
    expect(await start()).toBe(true);
    expect(said).toEqual([]);
  });

  it('says that content is kept when the first worker is installed, and shows nothing [OFF-027]', async () => {
    const { start, said, worker } = aBrowser();
    await start();
    worker.is('installed');
    expect(said.slice(2)).toEqual(['log Content is cached for offline use.']);
  });

  it('says that newer content waits for the last tab, also when it comes hours later [OFF-027]', async () => {
    const { start, said, worker, registration, update } = aBrowser({ isControlled: () => true });
    registration.installing = null;
    await start();
    registration.installing = worker;
    update();
    worker.is('installed');
    expect(said.slice(2)).toEqual([
      'log New content is available and will be used when all tabs for this page are closed.',
      'waiting',
    ]);
  });

  it.each([
    ['a dead network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a dead server', answer(503, 'application/json')],
  ])('only logs %s, and asks for another try [OFF-028]', async (_name, fetchScript) => {
    const { start, said } = aBrowser({ fetchScript });
    expect(await start()).toBe(false);
    expect(said).toEqual(['log running in offline mode']);
  });

  it('only logs what goes wrong at the registration, and asks for another try [OFF-028]', async () => {
    const { start, said } = aBrowser({ register: () => Promise.reject(new Error('denied')) });
    expect(await start()).toBe(false);
    expect(said.at(-1)).toBe('log The service worker was not registered: Error: denied');
  });
});
