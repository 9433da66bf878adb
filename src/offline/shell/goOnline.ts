import { createValueStore } from '../../store/valueStore';
import type { Workspace } from '../../connectivity/contract';

type Result = Awaited<ReturnType<Workspace['sync']>>;

/** Where the way back online stands. */
export type GoingOnline =
  | { step: 'closed' }
  /** @property problem why it did not work the last time */
  | { step: 'asking'; problem: 'away' | 'stopped' | null }
  | { step: 'looking' }
  | { step: 'syncing' | 'sending'; done: number; of: number }
  | { step: 'done'; result: Result };

export interface WayBackWorld {
  isReachable: () => Promise<boolean>;
  /** Resolves once there is a session, after a login where it has expired [AUTH-059]. */
  session: () => Promise<void>;
  workspace: () => Workspace | null;
  /** Lets what leads back ask the server while the mode is still offline. */
  onTheWay: (act: () => Promise<void>) => Promise<void>;
  /** The mode is online, screens start afresh, and the job list is shown [OFF-016 OFF-032]. */
  arrive: () => void;
}

/**
 * The way back online: the server is looked for, the session renewed, what was changed is sent or abandoned, and only then the mode
 * changes; whatever stops it leaves the user offline with all that is not sent [OFF-005 OFF-006 OFF-016].
 */
export const createWayBack = (world: WayBackWorld) => {
  const state = createValueStore<GoingOnline>({ step: 'closed' });
  let isGoing = false;

  const go = async (
    work: (workspace: Workspace | null) => Promise<Result | null>,
    arrive = world.arrive,
  ): Promise<void> => {
    if (isGoing) return;
    isGoing = true;
    state.set({ step: 'looking' });
    try {
      if (!(await world.isReachable())) return state.set({ step: 'asking', problem: 'away' });
      await world.onTheWay(async () => {
        await world.session();
        const result = await work(world.workspace());
        const isNews = result !== null && (result.synced > 0 || result.failed.length > 0);
        state.set(isNews ? { step: 'done', result } : { step: 'closed' });
        arrive();
      });
    } catch {
      state.set({ step: 'asking', problem: 'stopped' });
    } finally {
      isGoing = false;
    }
  };

  const send = async (workspace: Workspace | null): Promise<Result | null> => {
    if (!workspace) return null;
    state.set({ step: 'syncing', done: 0, of: workspace.unsynced() });
    return workspace.sync((done, of, what) => state.set({ step: what === 'files' ? 'sending' : 'syncing', done, of }));
  };

  return {
    state,
    ask: (): void => {
      if (!isGoing) state.set({ step: 'asking', problem: null });
    },
    close: (): void => {
      if (!isGoing) state.set({ step: 'closed' });
    },
    sync: (): Promise<void> => go(send),
    /** Sends what a sync left here while the user is online: the screen stays as it is. */
    syncHere: (): Promise<void> => go(send, () => undefined),
    abandon: (): Promise<void> =>
      go(async (workspace) => {
        await workspace?.abandon();
        return null;
      }),
  };
};
