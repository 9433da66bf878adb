import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { assertUsable } from '../../server/db/assertUsable';
import { DATABASE_USER } from '../../server/db/embedded/postgres';
import { transactionPooler } from '../support/transactionPooler';

const { socket } = inject('postgres');

describe('a start behind a pooler that gives each transaction another connection', () => {
  it.each([
    ['the one that became free last', 'last', 4],
    ['the one that has been free for longest, of two', 'first', 2],
    ['the one that has been free for longest, of three', 'first', 3],
    ['the only one', 'last', 1],
  ] as const)('is refused in words, with %s [OPS-011]', async (_name, order, size) => {
    const pooler = await transactionPooler(socket, order, size);
    onTestFinished(() => pooler.close());
    const url = `postgres://${DATABASE_USER}@localhost/postgres?host=${encodeURIComponent(pooler.folder)}`;
    const said = await assertUsable({ url }, 1_000).then(
      () => 'usable',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    expect(said).toMatch(/pool_mode = transaction or statement.*Use pool_mode = session/);
  });
});
