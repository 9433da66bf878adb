import { describe, expect, it } from 'vitest';
import { createConnection } from '../../live/connection';
import { createValueStore } from '../../store/valueStore';
import { startWorker } from './startWorker';
import { triedUntil } from './triedUntil';

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A page whose worker is to be registered, on a line and in a mode that change. */
const aPage = () => {
  const line = { isUp: true };
  const mode = createValueStore<'online' | 'offline'>('online');
  const connection = createConnection({ look: async () => line.isUp, wait: settle as () => Promise<void> });
  const said: string[] = [];
  const keep = (): void =>
    triedUntil({
      mayTry: () => mode.get() === 'online',
      attempt: () =>
        startWorker({
          fetchScript: async () => {
            said.push('fetch');
            if (!line.isUp) throw new TypeError('Failed to fetch');
            return new Response('', { headers: { 'content-type': 'text/javascript' } });
          },
          register: async () => {
            said.push('register');
            return {
              installing: null,
              waiting: null,
              addEventListener: () => undefined,
              unregister: async () => undefined,
            };
          },
          registered: async () => undefined,
          isControlled: () => false,
          onWaiting: () => undefined,
          reload: () => undefined,
          log: () => undefined,
        }),
      moments: [connection.onBack, mode.subscribe],
    });
  return { line, mode, connection, said, keep };
};

describe('an app that is to be kept on the device', () => {
  it('is kept once its user goes online again, who had gone offline before it was [OFF-025 OFF-028]', async () => {
    const { mode, said, keep } = aPage();
    mode.set('offline');
    keep();
    await settle();
    expect(said).toEqual([]);
    mode.set('online');
    await settle();
    expect(said).toEqual(['fetch', 'register']);
  });

  it('is kept when the line is back that was lost before it was, and then asked for no more [OFF-025 OFF-028]', async () => {
    const { line, mode, connection, said, keep } = aPage();
    line.isUp = false;
    keep();
    connection.miss();
    await settle();
    expect(said).toEqual(['fetch']);
    line.isUp = true;
    await expect.poll(() => said).toEqual(['fetch', 'fetch', 'register']);
    mode.set('offline');
    mode.set('online');
    await settle();
    expect(said).toEqual(['fetch', 'fetch', 'register']);
  });

  it('is tried again when the line is back during a try that then fails, and never twice at once', async () => {
    const ends: ((isDone: boolean) => void)[] = [];
    let again = (): void => undefined;
    triedUntil({
      mayTry: () => true,
      attempt: () =>
        new Promise((resolve) => {
          ends.push(resolve);
        }),
      moments: [(act) => (again = act)],
    });
    again();
    again();
    expect(ends).toHaveLength(1);
    ends[0]?.(false);
    await settle();
    expect(ends).toHaveLength(2);
    ends[1]?.(false);
    await settle();
    expect(ends).toHaveLength(2);
    again();
    expect(ends).toHaveLength(3);
  });
});
