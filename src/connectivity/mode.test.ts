import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appState } from './appState';
import { mode } from './mode';

/** The local storage of a browser; what lies in it outlives the page. */
const aStorage = () => {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
};

let storage = aStorage();
beforeEach(() => {
  storage = aStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

describe('the connectivity mode', () => {
  it('is online until the user chooses, and is kept under the key of the user [OFF-001]', () => {
    appState.open(7);
    expect(mode.get()).toBe('online');
    mode.set('offline');
    expect(mode.get()).toBe('offline');
    expect(JSON.parse(storage.values.get('trowel:7') ?? '')).toMatchObject({ mode: 'offline' });
  });

  it('is not taken over by the next user, and waits for the first one', () => {
    appState.open(7);
    mode.set('offline');
    appState.open(8);
    expect(mode.get()).toBe('online');
    appState.open(7);
    expect(mode.get()).toBe('offline');
  });

  it('tells its listeners, keeps what else lies under the key, and survives a broken one', () => {
    appState.open(7);
    appState.keep({ contact_at: 5 });
    const listener = vi.fn<() => void>();
    const stop = mode.subscribe(listener);
    mode.set('offline');
    mode.set('offline');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(appState.read()).toEqual({ contact_at: 5, mode: 'offline' });
    storage.values.set('trowel:7', '{broken');
    expect(mode.get()).toBe('online');
    stop();
  });

  it('lives as long as the page where storage is forbidden', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('denied');
      },
    });
    appState.open(9);
    mode.set('offline');
    expect(mode.get()).toBe('offline');
    mode.set('online');
  });
});

describe('a browser that clears its local storage under an open page', () => {
  it('leaves the page its user: going offline still works, and is kept for the next one', () => {
    appState.open(7);
    mode.set('offline');
    storage.values.clear();
    expect(mode.get()).toBe('online');
    expect(appState.userId()).toBe(7);
    mode.set('offline');
    expect(mode.get()).toBe('offline');
    expect([...storage.values.keys()].toSorted()).toEqual(['trowel:7', 'trowel:user']);
    appState.close();
  });
});

describe('the workspace', () => {
  it('is absent until it has been opened', async () => {
    vi.resetModules(); // other files share the module, and one may have opened it
    const { registerWorkspace, workspace } = await import('./workspace');
    expect(workspace()).toBeNull();
    const opened = {
      unsynced: () => 3,
      work: () => ({ unsynced: [], abandoned: [] }),
      restore: async () => true,
      forget: async () => undefined,
      subscribe: () => () => undefined,
      sync: async () => ({ synced: 3, failed: [] }),
      abandon: async () => undefined,
      clear: async () => undefined,
    };
    registerWorkspace(opened);
    expect(workspace()).toBe(opened);
  });
});
