import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paper } from './paper';
import { renderPdf } from './renderPdf';

/** A thread that makes a paper when the test says so. */
const { threads } = vi.hoisted(() => ({ threads: [] as { terminate: unknown; asked: number[]; make(): void }[] }));
vi.mock('node:worker_threads', () => ({
  Worker: class extends EventEmitter {
    asked: number[] = [];
    terminate = vi.fn(() => Promise.resolve(1));
    ref = vi.fn();
    unref = vi.fn();
    constructor() {
      super();
      threads.push(this);
    }
    postMessage({ id }: { id: number }): void {
      this.asked.push(id);
    }
    make(): void {
      this.emit('message', { id: this.asked.at(-1), bytes: new Uint8Array([1]) });
    }
  },
}));

const aPaper = () => paper({ title: 'Batch', subtitle: '', printed: 'now', content: [] });
const order = (): Promise<string> => renderPdf(aPaper()).then(() => 'made', String);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the time that a paper may take [SEC-007]', () => {
  it('begins when it is made: behind a slow one it has as much, and the thread goes on', async () => {
    const [first, second] = [order(), order()];
    const thread = threads.at(-1);
    await vi.advanceTimersByTimeAsync(59_000);
    thread?.make();
    expect(await first).toBe('made');
    await vi.advanceTimersByTimeAsync(59_000);
    expect(thread?.terminate).not.toHaveBeenCalled();
    thread?.make();
    expect(await second).toBe('made');
  });

  it('ends the thread with the paper that it makes, and the next one is made by another', async () => {
    const first = order();
    const slow = threads.at(-1);
    await vi.advanceTimersByTimeAsync(30_000);
    const second = order();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await first).toBe('Error: A paper took too long.');
    expect(slow?.terminate).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(threads.at(-1)).not.toBe(slow);
    threads.at(-1)?.make();
    expect(await second).toBe('made');
  });

  it('of waiting is over after a minute, and no thread is ended for it', async () => {
    const [first, second, third] = [order(), order(), order()];
    const thread = threads.at(-1);
    await vi.advanceTimersByTimeAsync(59_000);
    thread?.make();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await third).toBe('Error: A paper took too long.');
    expect(thread?.terminate).not.toHaveBeenCalled();
    thread?.make();
    expect([await first, await second]).toEqual(['made', 'made']);
  });
});
