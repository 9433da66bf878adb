import { CallError } from '../../dataProvider/CallError';
import { isUploadError } from '../../files/putFile';
import type { PackedFile } from '../files/packedFile';
import { crcOf, type OpenedEntry } from '../files/zip';
import { isLocal, type ChangeStore, type SyncRefusal } from '../sync/change';
import { createSync, refusalOf, stopOf, type SyncResult, type SyncWorld } from '../sync/createSync';
import { newAction } from '../sync/newAction';
import type { ChangesFile } from '../workspace/changesFile';
import { changesInMemory } from './changesInMemory';
import type { DeviceParts } from './deviceParts';

/** What became of a change or a file: null when it is stored; broken are files whose bytes are not what they were. */
export type Outcome = SyncRefusal | { code: 'broken'; message: '' } | null;

export interface Applied {
  /** By the key that the change or the file has in it; those that were not reached are not in it. */
  outcomes: ReadonlyMap<string, Outcome>;
  stopped: SyncResult['stopped'];
}

type Bytes = ReadonlyMap<string, OpenedEntry>;

/** Sends one file of a device. @throws CallError that ends the run */
const sendFile = async (
  file: PackedFile,
  { bytes, store, send }: { bytes: Bytes; store: ChangeStore; send: DeviceParts['sendFile'] },
  user: number,
): Promise<Outcome> => {
  const known = await store.numbers();
  const numbered = <Id extends number | null>(id: Id): Id | number | undefined => (isLocal(id) ? known.get(id) : id);
  const [job_id, job_detail_id] = [numbered(file.job_id), numbered(file.job_detail_id)];
  if (job_id === undefined || job_detail_id === undefined) return { code: 'waits', message: '' };
  const entry = bytes.get(file.path);
  if (!entry || entry.blob.size !== file.size || (await crcOf(entry.blob)) !== entry.crc)
    return { code: 'broken', message: '' };
  try {
    await send({ ...file, job_id, job_detail_id }, entry.blob.slice(0, file.size, file.file_type), user);
    return null;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (isUploadError(error)) return { code: 'connection', message: '' };
    if (stopOf(error) !== null) throw error;
    return refusalOf(error);
  }
};

/**
 * Sends the changes of a file as their device would have: the same merge, the same questions, the keys of the file.
 * What was said in the field goes after the records, files go last, one at a time. What is refused stays, and is tried again by the next run.
 */
export const createApplier = (
  { user, changes, numbers = [], works = [], contents = [] }: ChangesFile,
  { kindOf, send, ready, sendFile: sendBytes, sendWork }: DeviceParts,
  resolve: SyncWorld['resolve'],
  bytes: Bytes = new Map(),
) => {
  const sent = new Set<string>();
  // Whoever made the file object: no request of it leaves, each is built anew from the values of its change [SEC-002].
  const anew = changes.map((change) => ({
    ...change,
    attempt: change.attempt && { ...change.attempt, request: null },
  }));
  const store = changesInMemory(anew, numbers);
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
    const of = changes.length + works.length + contents.length;
    const { failed, stopped } = await sync.run((done) => onProgress(done, of));
    const left = new Map((await store.all()).map((change) => [change.key, change]));
    const refused = new Map<string, SyncRefusal>(failed.map(({ key, title: _title, ...refusal }) => [key, refusal]));
    const outcomes = new Map<string, Outcome>();
    for (const key of keys) {
      const refusal = refused.get(key) ?? left.get(key)?.refusal ?? null;
      if (refusal !== null) outcomes.set(key, refusal);
      else if (!left.has(key)) outcomes.set(key, null);
    }
    const rest = [
      ...works.map((work) => ({ key: work.key, bring: (): Promise<Outcome> => sendWork(work, user.id) })),
      ...contents.map((file) => ({
        key: file.key,
        bring: () => sendFile(file, { bytes, store, send: sendBytes }, user.id),
      })),
    ];
    for (const [done, { key, bring }] of rest.entries()) {
      if (stopped !== null) break;
      if (sent.has(key)) continue;
      onProgress(changes.length + done, of);
      try {
        const outcome = await bring();
        if (outcome === null) sent.add(key);
        outcomes.set(key, outcome);
      } catch (error) {
        const ended = stopOf(error);
        if (ended === null) throw error;
        return { outcomes, stopped: ended };
      }
    }
    return { outcomes, stopped };
  };
};
