import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { assertUsable } from '../../server/db/assertUsable';
import { DATABASE_USER } from '../../server/db/embedded/postgres';
import { transactionPooler } from '../support/transactionPooler';
import { writesLeftOpen } from '../support/writesLeftOpen';

const { socket } = inject('postgres');

const said = (folder: string): Promise<string> =>
  assertUsable(
    { url: `postgres://${DATABASE_USER}@localhost/postgres?host=${encodeURIComponent(folder)}` },
    1_000,
  ).then(
    () => 'usable',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

describe('a start behind a pooler that gives each transaction another connection', () => {
  it.each([
    ['the one that became free last', 'last', 4],
    ['the one that has been free for longest, of two', 'first', 2],
    ['the one that has been free for longest, of three', 'first', 3],
    ['the only one', 'last', 1],
  ] as const)('is refused in words, with %s [OPS-011]', async (_name, order, size) => {
    const pooler = await transactionPooler(socket, order, size);
    onTestFinished(() => pooler.close());
    expect(await said(pooler.folder)).toMatch(/pool_mode = transaction or statement.*Use pool_mode = session/);
  });
});

describe('a start behind a pooler that begins a transaction at a write and does not end it', () => {
  it('is refused in words, where the database itself is taken [OPS-011]', async () => {
    const pooler = await writesLeftOpen(socket);
    onTestFinished(() => pooler.close());
    expect(await said(socket)).toBe('usable');
    expect(await said(pooler.folder)).toMatch(
      /answered as saved is not\. Use backend_clustering_mode = streaming_replication/,
    );
  });
});
