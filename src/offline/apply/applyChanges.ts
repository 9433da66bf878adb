import type { SyncRefusal } from '../sync/change';
import { createSync, type SyncResult, type SyncWorld } from '../sync/createSync';
import { newAction } from '../sync/newAction';
import type { ChangesFile } from '../workspace/changesFile';
import { changesInMemory } from './changesInMemory';
import type { DeviceParts } from './deviceParts';

/** What became of a change: null when it is stored. */
export type Outcome = SyncRefusal | null;

export interface Applied {
  /** By the key that the change has in the file; those that were not reached are not in it. */
  outcomes: ReadonlyMap<string, Outcome>;
  stopped: SyncResult['stopped'];
}

/**
 * Sends the changes of a file as their device would have: the same merge, the same questions, the keys of the file.
 * What is refused stays, and is tried again by the next run.
 */
export const createApplier = (
  { user, changes, numbers = [] }: ChangesFile,
  { kindOf, send, ready }: DeviceParts,
  resolve: SyncWorld['resolve'],
) => {
  const store = changesInMemory(changes, numbers);
  const keys = changes.map(({ key }) => key);
  const sync = createSync({
    store,
    kindOf,
    resolve,
    newAction,
    send: (request, action, made_at) =>
      send(request, { action, device: { user: user.id, ...(made_at !== undefined && { made_at }) } }),
  });
  return async (onProgress: (done: number, of: number) => void): Promise<Applied> => {
    await ready();
    const { failed, stopped } = await sync.run(onProgress);
    const left = new Map((await store.all()).map((change) => [change.key, change]));
    const refused = new Map<string, SyncRefusal>(failed.map(({ key, code, message }) => [key, { code, message }]));
    const outcomes = new Map<string, Outcome>();
    for (const key of keys) {
      const refusal = refused.get(key) ?? left.get(key)?.refusal ?? null;
      if (refusal !== null) outcomes.set(key, refusal);
      else if (!left.has(key)) outcomes.set(key, null);
    }
    return { outcomes, stopped };
  };
};
