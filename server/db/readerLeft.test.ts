import { describe, expect, it, vi } from 'vitest';
import { ReaderLeft, readsUntil, runnerForAll, runnerUntil } from './readerLeft';
import type { Runner } from './preparedQuery';

const pool = () => {
  const query = vi.fn(() => Promise.resolve('rows'));
  const made: Runner = Object.assign(Object.create(null), { query, connect: vi.fn() });
  return { made, query };
};

describe('a runner that ends with its reader [SEC-007]', () => {
  it('asks what it is asked, and begins nothing once the reader has left', async () => {
    const { made, query } = pool();
    const leaving = new AbortController();
    const runner = runnerUntil(made, leaving.signal);
    expect(await runner.query('select 1')).toBe('rows');
    expect(query).toHaveBeenCalledWith('select 1');
    leaving.abort(new ReaderLeft());
    expect(() => runner.query('select 2')).toThrow(ReaderLeft);
    expect(query).toHaveBeenCalledTimes(1);
  });

  it('is not the one of what others wait for as well', () => {
    const { made } = pool();
    const runner = runnerUntil(made, new AbortController().signal);
    expect([runnerForAll(runner), runnerForAll(made)]).toEqual([made, made]);
  });

  it('is given to what reads much, and no connection is taken for a reader who has left', async () => {
    const { made, query } = pool();
    const leaving = new AbortController();
    const connect = vi.fn();
    const reads = readsUntil({ run: (work) => work(made), connect }, leaving.signal);
    const asking = reads.run(async (runner) => {
      await runner.query('select 1');
      leaving.abort(new ReaderLeft());
      return runner.query('select 2');
    });
    await expect(asking).rejects.toThrow(ReaderLeft);
    await expect(reads.connect()).rejects.toThrow(ReaderLeft);
    expect([query.mock.calls.length, connect.mock.calls.length]).toEqual([1, 0]);
  });
});
