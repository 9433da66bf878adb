import { describe, expect, it } from 'vitest';
import type { Workspace } from '../../connectivity/contract';
import { createWayBack, type GoingOnline, type WayBackWorld } from './goOnline';

/** A device with three changes, and what happens to it in order. */
const aDevice = (world: Partial<WayBackWorld> = {}, sync?: Workspace['sync']) => {
  const events: string[] = [];
  const workspace: Workspace = {
    unsynced: () => 3,
    work: () => ({ unsynced: [], abandoned: [] }),
    restore: async () => true,
    forget: async () => undefined,
    subscribe: () => () => undefined,
    sync:
      sync ??
      (async (onProgress) => {
        onProgress(1, 3);
        onProgress(3, 3);
        return { synced: 3, failed: [] };
      }),
    abandon: async () => void events.push('abandon'),
    clear: async () => undefined,
  };
  const way = createWayBack({
    isReachable: async () => true,
    session: async () => void events.push('session'),
    workspace: () => workspace,
    onTheWay: async (act) => {
      events.push('open');
      await act();
      events.push('shut');
    },
    arrive: () => events.push('arrive'),
    ...world,
  });
  const steps: GoingOnline[] = [];
  way.state.subscribe(() => steps.push(way.state.get()));
  return { way, events, steps };
};

describe('the way back online', () => {
  it('asks for a session before it sends, counts, and goes online when all is sent [OFF-016 AUTH-059]', async () => {
    const { way, events, steps } = aDevice();
    way.ask();
    await way.sync();
    expect(events).toEqual(['open', 'session', 'arrive', 'shut']);
    expect(steps).toEqual([
      { step: 'asking', problem: null },
      { step: 'looking' },
      { step: 'syncing', done: 0, of: 3 },
      { step: 'syncing', done: 1, of: 3 },
      { step: 'syncing', done: 3, of: 3 },
      { step: 'done', result: { synced: 3, failed: [] } },
    ]);
  });

  it('goes online without sending when the changes are abandoned [OFF-006]', async () => {
    const { way, events } = aDevice();
    await way.abandon();
    expect(events).toEqual(['open', 'session', 'abandon', 'arrive', 'shut']);
    expect(way.state.get()).toEqual({ step: 'closed' });
  });

  it('stays offline and says so while nobody answers', async () => {
    const { way, events } = aDevice({ isReachable: async () => false });
    await way.sync();
    expect(events).toEqual([]);
    expect(way.state.get()).toEqual({ step: 'asking', problem: 'away' });
  });

  it('stays offline when it is cut off in the middle, and can be tried again', async () => {
    let cuts = 1;
    const { way, events } = aDevice({}, async () => {
      if ((cuts -= 1) >= 0) throw new TypeError('Failed to fetch');
      return { synced: 3, failed: [] };
    });
    await way.sync();
    expect([way.state.get(), events.includes('arrive')]).toEqual([{ step: 'asking', problem: 'stopped' }, false]);
    await way.sync();
    expect(events).toContain('arrive');
  });

  it('goes once for a double click, and cannot be closed on the way', async () => {
    const { way, events } = aDevice();
    const both = [way.sync(), way.sync()];
    way.close();
    expect(way.state.get().step).not.toBe('closed');
    await Promise.all(both);
    expect(events.filter((one) => one === 'arrive')).toHaveLength(1);
  });
});
