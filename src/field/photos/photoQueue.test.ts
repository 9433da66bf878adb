import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
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
    const source = photoSource('1', never);
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

  it('of two gigabytes are kept as far as there is room, the next are held by the page and go out from it, and more is refused [FLD-012]', async () => {
    const { photoQueue, keptPhotos } = await aTab();
    // Each takes 40 MB of the 2 GB that the browser gives.
    estimate = async () => ({ quota: 2 * GB, usage: (await keptPhotos.all()).length * 40_000_000 });
    let taken = 0;
    const large = (at: number): KeptPhoto => {
      const photo = aPhoto(`photo ${at}`, at);
      Object.defineProperty(photo.blob, 'size', { value: 40_000_000 });
      return photo;
    };
    const takeAll = async (): Promise<void> => {
      for (; taken < 60; taken += 1)
        await photoQueue.add([taken < 49 ? aPhoto(`photo ${taken}`, taken) : large(taken)], never);
    };
    await expect(takeAll()).rejects.toThrow('no room');
    const unkept = photoQueue.waiting.get().filter((one) => one.unkept !== null);
    expect((await keptPhotos.all()).length + unkept.length).toBe(taken);
    expect(unkept.map((one) => one.unkept)).toEqual(['full', 'full']);
  });

  it('go out of the memory of a page whose browser keeps nothing, which is said [FLD-012]', async () => {
    const { photoQueue } = await aTab();
    const open = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('indexedDB', { open });
    const server = aServer();
    let isAway = true;
    const send: SendPhoto = async (...given) => {
      if (isAway) throw new CallError('away');
      return server.send(...given);
    };
    await photoQueue.add([aPhoto('private')], send);
    await vi.waitFor(() => expect(photoQueue.waiting.get()).toMatchObject([{ state: 'waiting', unkept: 'private' }]));
    isAway = false;
    await photoQueue.flush(send, '1');
    await vi.waitFor(() => expect(server.sent).toEqual(['private']));
    expect(photoQueue.waiting.get()).toEqual([]);
  });

  it('are held by the page of a device whose disk is full, by whatever name the browser tells it [FLD-012]', async () => {
    for (const name of ['QuotaExceededError', 'DataError', 'UnknownError']) {
      const { photoQueue } = await aTab();
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('Failed to write blobs (IOError)', name);
      });
      await photoQueue.add([aPhoto(name)], never);
      expect(photoQueue.waiting.get()).toMatchObject([{ unkept: 'full' }]);
      vi.restoreAllMocks();
    }
  });

  it('are kept as bytes where the browser refuses Blobs, and are whole in the next tab [FLD-012]', async () => {
    const { photoQueue } = await aTab();
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function refuse(this: IDBObjectStore, value, key) {
      if (Object.values(Object(value)).some((part) => part instanceof Blob))
        throw new DOMException('Error preparing Blob/File data to be stored in object store', 'UnknownError');
      return put.call(this, value, key);
    });
    await photoQueue.add([aPhoto('in a private window')], never);
    expect(photoQueue.waiting.get()).toMatchObject([{ unkept: null }]);
    const next = await aTab();
    const [photo] = await next.keptPhotos.all();
    expect(photo?.file_name).toBe('in a private window');
    expect(photo?.blob).toBeInstanceOf(Blob);
    expect(await photo?.blob.text()).toBe('in a private window');
    vi.restoreAllMocks();
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

  it('keep why the server refused them without a language: whoever opens them in Spanish reads Spanish, also what an earlier version kept [OFF-032]', async () => {
    const { photoQueue } = await aTab();
    const { CallError: ErrorOfTab } = await import('../../dataProvider/CallError');
    const forbidden: SendPhoto = async () => {
      throw new ErrorOfTab('You do not have permission to do this.', 403, { code: 'FORBIDDEN' });
    };
    // An English page has no Spanish at hand.
    await photoQueue.add([aPhoto('refused')], forbidden);
    await vi.waitFor(() => expect(photoQueue.waiting.get()[0]?.state).toBe('refused'));
    const next = await aTab();
    const earlier = { en: 'File type not allowed.', es: 'Tipo de archivo no permitido.' };
    await next.keptPhotos.put({ ...aPhoto('earlier', 1), refused: earlier });
    const { loadMessages } = await import('../../i18n/loadMessages');
    const { saidText } = await import('../../dataProvider/errorText');
    await loadMessages('es');
    await next.photoQueue.flush(never, '1');
    const files = next.photoSource('1', never).files();
    const said = (language: 'en' | 'es') => files.map(({ problem }) => problem && saidText(problem, language));
    expect(said('es')).toEqual(['No tiene permiso para hacer esto.', earlier.es]);
    expect(said('en')).toEqual(['You do not have permission to do this.', earlier.en]);
  });

  it('as HEIC become JPEG where the browser draws them, as Safari does [FLD-010]', async () => {
    const bitmap = { width: 4032, height: 3024, close: () => undefined };
    vi.stubGlobal('createImageBitmap', async () => bitmap);
    const context = { fillRect: () => undefined, drawImage: () => undefined };
    const sizes: number[][] = [];
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        constructor(width: number, height: number) {
          sizes.push([width, height]);
        }
        getContext = () => context;
        convertToBlob = async () => new Blob(['a jpeg that is longer than the photo'], { type: 'image/jpeg' });
      },
    );
    const { prepared } = await import('./prepared');
    const lastModified = Date.UTC(2026, 2, 11);
    const sent = await prepared(new File(['ftypheic'], 'IMG_0001.HEIC', { lastModified }), 'en', 'no photo');
    expect([sent.name, sent.type, sent.lastModified]).toEqual(['IMG_0001.jpg', 'image/jpeg', lastModified]);
    expect(sizes).toEqual([[2048, 1536]]);
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
