import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { inStore, openDatabase } from './database';

describe('a write that a browser refuses and calls complete all the same, as WebKit does in a private window', () => {
  it('is not taken for kept [FLD-007 FLD-012]', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    const database = await openDatabase('refusing', 1, (made) => made.createObjectStore('rows', { keyPath: 'key' }));
    vi.unstubAllGlobals();
    const add = (): Promise<unknown> =>
      inStore(database, 'rows', 'readwrite', (rows) => {
        const request = rows.add({ key: 1 });
        // The transaction goes on to its end.
        request.addEventListener('error', (event) => event.preventDefault());
        return request;
      });
    await add();
    await expect(add()).rejects.toMatchObject({ name: 'ConstraintError' });
    database.close();
  });
});
