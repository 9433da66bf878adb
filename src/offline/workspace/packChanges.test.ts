import type { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, describe, expect, it } from 'vitest';
import { readDeviceFile } from '../apply/readDeviceFile';
import { openWorkspaceDatabase, type KeptFile, type WorkspaceDatabase } from './database';
import type { PackedWork } from '../files/packedWork';
import { packChanges, type WaitingFile } from './packChanges';

const UUID = '5f0c9a52-6a3c-8b0e-9a60-0f3a3a1f5b1';
const opened: Dexie[] = [];
afterEach(() => {
  for (const dexie of opened.splice(0)) dexie.close();
});

const aDevice = () => {
  const factory = new IDBFactory();
  const open = (): WorkspaceDatabase => {
    const database = openWorkspaceDatabase({ indexedDB: factory, IDBKeyRange });
    opened.push(database.dexie);
    return database;
  };
  const { tables } = open();
  const keep = async (at: number, text: string | null, more: Partial<KeptFile> = {}): Promise<void> => {
    const key = `file:${UUID}${at}`;
    await tables.files.put({
      user: 1,
      key,
      job_id: -7,
      job_detail_id: null,
      folder: '',
      document_category: 2,
      document_tags: [4],
      file_name: `plan ${at}.pdf`,
      file_type: 'application/pdf',
      size: text?.length ?? 4,
      thumbnail: null,
      action: `${UUID}${at}`,
      sent_key: null,
      attempt: null,
      problem: null,
      kept_at: Date.UTC(2026, 2, 4),
      abandoned_at: null,
      ...more,
    });
    if (text !== null)
      await tables.bytes.put({ user: more.user ?? 1, key, data: `data:application/pdf;base64,${btoa(text)}` });
  };
  const pack = (files: readonly WaitingFile[] = [], most?: number, works: readonly PackedWork[] = []) =>
    packChanges(
      { id: 1, name: 'Luis Vega' },
      { files: async () => files, works: async () => works },
      Date.UTC(2026, 2, 4),
      open,
      most,
    );
  return { keep, pack };
};
const aPhoto = (text: string): WaitingFile => ({
  file: {
    key: `photo:${UUID}9`,
    action: `${UUID}9`,
    job_id: 12,
    job_detail_id: 34,
    folder: '',
    document_category: 5,
    document_tags: [],
    file_name: 'shell/of the day.jpg',
    file_type: 'image/jpeg',
    size: text.length,
    taken_at: '2026-03-03T15:00:00.000Z',
    kept_at: '2026-03-03T15:00:01.000Z',
  },
  bytes: async () => new Blob([text]),
});

describe('the file of what waits', () => {
  it('holds the bytes of documents and photos beside the changes, of this user alone and not of what was given up', async () => {
    const { keep, pack } = aDevice();
    await keep(1, 'PDF 1');
    await keep(2, 'given up', { abandoned_at: 5 });
    await keep(3, 'of another', { user: 2 });
    const packed = await pack([aPhoto('JPEG')]);
    expect(packed).toMatchObject({ name: 'trowel-unsynced-2026-03-04.zip', changes: 0, files: 2, left: [] });
    const { read, bytes } = await readDeviceFile(packed.content);
    if (read.problem !== null) throw new Error(read.problem);
    const { contents = [] } = read.file;
    expect(contents).toMatchObject([
      { key: `file:${UUID}1`, action: `${UUID}1`, job_id: -7, document_tags: [4], file_name: 'plan 1.pdf', size: 5 },
      { key: `photo:${UUID}9`, action: `${UUID}9`, job_id: 12, taken_at: '2026-03-03T15:00:00.000Z', size: 4 },
    ]);
    expect(await Promise.all(contents.map(async ({ path }) => bytes.get(path)?.blob.text()))).toEqual([
      'PDF 1',
      'JPEG',
    ]);
    expect(contents[1]?.path).not.toMatch(/\/.*\//);
  });

  it('names the files for which it has no room, or whose bytes are gone, and holds the others', async () => {
    const { keep, pack } = aDevice();
    await keep(1, 'first');
    await keep(2, null);
    await keep(3, 'x'.repeat(2000));
    await keep(4, 'last');
    const packed = await pack([], 100_001_000);
    expect(packed).toMatchObject({ files: 2, left: ['plan 2.pdf', 'plan 3.pdf'] });
    const { read } = await readDeviceFile(packed.content);
    expect(read).toMatchObject({ problem: null, file: { files: ['plan 2.pdf', 'plan 3.pdf'] } });
  });

  it('is plain text where no file waits, and nothing of a damaged one is taken', async () => {
    const { keep, pack } = aDevice();
    expect((await pack()).name).toBe('trowel-unsynced-2026-03-04.json');
    await keep(1, 'PDF');
    const { content } = await pack();
    expect((await readDeviceFile(content.slice(0, content.size - 1))).read).toEqual({ problem: 'damaged' });
  });
});
