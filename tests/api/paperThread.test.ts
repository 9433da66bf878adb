import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { describe, expect, it, vi } from 'vitest';
import { paper, table, type PaperDocument } from '../../server/pdf/paper';
import { renderPdf } from '../../server/pdf/renderPdf';

const aPaper = (pages: number): PaperDocument =>
  paper({
    title: 'Batch',
    subtitle: '',
    printed: 'now',
    content: Array.from({ length: pages }, (_, page) => [
      table(
        [{ title: 'Line', width: '*' }],
        Array.from({ length: 20 }, (_line, row) => [`Line ${row} of ${page}`]),
      ),
      { text: '', ...(page < pages - 1 ? { pageBreak: 'after' as const } : {}) },
    ]).flat(),
  });
const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString('latin1') === '%PDF-';

describe('papers', () => {
  it('are made while the server goes on with other work [WO-029]', async () => {
    await renderPdf(aPaper(1));
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const began = performance.now();
    const bytes = await renderPdf(aPaper(40));
    const took = performance.now() - began;
    delay.disable();
    expect(isPdf(bytes)).toBe(true);
    // In the server's own thread the longest wait would be most of the whole.
    expect(delay.max / 1e6).toBeLessThan(Math.max(100, took / 3));
  });

  it('that cannot be made are told, and the next one is made', async () => {
    const broken = { ...aPaper(1), content: [{ image: 'file:///etc/passwd' }] } satisfies PaperDocument;
    await expect(renderPdf(broken)).rejects.toThrow('A paper could not be made');
    expect(isPdf(await renderPdf(aPaper(1)))).toBe(true);
  });

  it('that wait are not made for a reader who has left, and the next one is [SEC-007]', async () => {
    const leaving = new AbortController();
    const asked = vi.spyOn(Worker.prototype, 'postMessage');
    const made = [renderPdf(aPaper(5)), renderPdf(aPaper(1), leaving.signal), renderPdf(aPaper(1))];
    leaving.abort(new Error('left'));
    const ended = await Promise.allSettled(made);
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
  });

  it('asked for side by side come to those who asked', async () => {
    const [one, two] = await Promise.all([renderPdf(aPaper(1)), renderPdf(aPaper(3))]);
    expect(two?.length).toBeGreaterThan(one?.length ?? 0);
  });
});
