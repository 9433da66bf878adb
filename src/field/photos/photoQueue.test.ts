import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../dataProvider/CallError';
import { newAction } from '../../offline/sync/newAction';
import type { KeptPhoto } from './keptPhotos';
import type { SendPhoto } from './sendPhoto';

const GB = 1_000_000_000;

/** A tab, with modules of its own as after a reload. */
const aTab = async () => {
  vi.resetModules();
  const { photoQueue } = await import('./photoQueue');
  const { photoSource } = await import('./photoSource');
  const { keptPhotos } = await import('./keptPhotos');
  return { photoQueue, photoSource, keptPhotos };
};
const aPhoto = (file_name: string, minute = 0): KeptPhoto => ({
  id: newAction(),
  user: '1',
  job_id: 1,
  job_detail_id: 2,
  file_name,
  blob: new Blob([file_name]),
  taken_at: '2026-03-04T15:00:00.000Z',
  kept_at: new Date(Date.UTC(2026, 2, 4, 16, minute)).toISOString(),
  sent_key: null,
  refused: null,
});
/** A server, and how much of it is going on at once. */
const aServer = () => {
  const sent: string[] = [];
  const going = { now: 0, most: 0 };
  const send: SendPhoto = async ({ file_name }) => {
    going.now += 1;
    going.most = Math.max(going.most, going.now);
    await Promise.resolve();
    going.now -= 1;
    sent.push(file_name);
  };
  return { sent, going, send };
};
const never: SendPhoto = () => new Promise(() => undefined);

let estimate: () => Promise<StorageEstimate>;
beforeEach(() => {
  estimate = async () => ({ quota: 10 * GB, usage: 0 });
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', { storage: { estimate: () => estimate() } });
});
afterEach(() => vi.unstubAllGlobals());

describe('photos of the field', () => {
  it('go out one at a time in the order in which they were taken, also after the tab was killed', async () => {
    const { photoQueue } = await aTab();
    const names = Array.from({ length: 30 }, (_, at) => `photo ${at}`);
    await photoQueue.add(
      names.map((name, at) => aPhoto(name, at)),
      never,
    );
    const next = await aTab();
    const server = aServer();
    await next.photoQueue.flush(server.send, '1');
    expect(server.sent).toEqual(names);
    expect(server.going.most).toBe(1);
    expect(await next.keptPhotos.all()).toEqual([]);
  });

  it('count among what waits from the first try on, and are each user’s own', async () => {
    const { photoQueue, photoSource } = await aTab();
    const source = photoSource('1', never, ({ en }) => en);
    const told = vi.fn();
    source.subscribe(told);
    await photoQueue.add([aPhoto('first try')], never);
    await vi.waitFor(() => expect(photoQueue.waiting.get()[0]?.state).toBe('sending'));
    expect(source.files()).toMatchObject([{ file_name: 'first try', isAbandoned: false, problem: null }]);
    expect(told).toHaveBeenCalled();
    await source.abandon();
    expect(source.files()).toMatchObject([{ file_name: 'first try', isAbandoned: true }]);
    const other = await aTab();
    const server = aServer();
    await other.photoQueue.flush(server.send, '2');
    expect([server.sent, other.photoQueue.waiting.get()]).toEqual([[], []]);
  });

  it('of two gigabytes are taken as far as there is room: the next is refused, nothing of it is kept, and those before go out', async () => {
    const { photoQueue, keptPhotos } = await aTab();
    // Each takes 40 MB of the 2 GB that the browser gives.
    estimate = async () => ({ quota: 2 * GB, usage: (await keptPhotos.all()).length * 40_000_000 });
    let kept = 0;
    const takeAll = async (): Promise<void> => {
      for (; kept < 60; kept += 1) await photoQueue.add([aPhoto(`photo ${kept}`, kept)], never);
    };
    await expect(takeAll()).rejects.toThrow('no room');
    expect([kept, (await keptPhotos.all()).length, photoQueue.waiting.get().length]).toEqual([49, 49, 49]);
    const next = await aTab();
    const server = aServer();
    await next.photoQueue.flush(server.send, '1');
    expect([server.sent.length, server.going.most]).toEqual([49, 1]);
  });

  it('are refused in a private window that keeps nothing, and nothing is said to wait', async () => {
    const { photoQueue } = await aTab();
    const open = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('indexedDB', { open });
    await expect(photoQueue.add([aPhoto('private')], never)).rejects.toThrow(/insecure/);
    expect(photoQueue.waiting.get()).toEqual([]);
    await photoQueue.flush(never, '1');
  });

  it('wait where the session has expired, and go out after the next login', async () => {
    const { photoQueue } = await aTab();
    const expired: SendPhoto = async () => {
      throw new CallError('Please log in.', 401, { code: 'UNAUTHENTICATED' });
    };
    await photoQueue.add([aPhoto('later')], never);
    const next = await aTab();
    await next.photoQueue.flush(expired, '1');
    expect(next.photoQueue.waiting.get()).toMatchObject([{ state: 'waiting', photo: { refused: null } }]);
    const server = aServer();
    await next.photoQueue.flush(server.send, '1');
    expect(server.sent).toEqual(['later']);
  });

  it('as HEIC, which this browser cannot draw, are sent as they are, without a small picture', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no', 'InvalidStateError')));
    const { prepared } = await import('./prepared');
    const { thumbnail } = await import('../../offline/files/thumbnail');
    const file = new File(['ftypheic'], 'IMG_0001.HEIC', { type: '' });
    expect(await prepared(file, 'en', 'no photo')).toBe(file);
    expect(await thumbnail(file)).toBeNull();
    await expect(prepared(new File(['x'], 'a.jpg'), 'en', 'no photo')).rejects.toThrow('no photo');
  });
});
