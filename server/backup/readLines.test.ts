import { describe, expect, it } from 'vitest';
import { csvRows } from './readCsv';
import { readLines } from './readLines';

/** Chunks of a text, and how many of them were taken. */
const source = (chunk: string, count: number) => {
  const read = { chunks: 0 };
  const chunks = (async function* () {
    for (; read.chunks < count; read.chunks += 1) yield chunk;
  })();
  return { read, chunks };
};
const all = async <T>(lines: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = [];
  for await (const line of lines) found.push(line);
  return found;
};

describe('the lines of an archive', () => {
  it('are those of the text, however it is cut into chunks', async () => {
    const text = '{"a":1}\n\n{"b":"x y"}\r\nlast';
    for (const size of [1, 2, 3, 100]) {
      const chunks = (async function* () {
        for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
      })();
      expect(await all(readLines(chunks, 'job.ndjson'))).toEqual(['{"a":1}', '', '{"b":"x y"}', 'last']);
    }
  });

  it('are refused by name when one has no end, before more of it is read [SEC-007]', async () => {
    const { read, chunks } = source('x'.repeat(1_000), 1_000_000);
    await expect(all(readLines(chunks, 'job.ndjson', 100_000))).rejects.toThrow(
      'job.ndjson, line 1: this line has more than 100,000 letters.',
    );
    expect(read.chunks).toBeLessThan(110);
  });
});

describe('the rows of an open CSV', () => {
  it('are refused when one has no end, before more of it is read [SEC-007]', async () => {
    for (const [begin, chunk] of [
      ['"', 'x'.repeat(1_000)],
      ['', ','.repeat(1_000)],
    ] as const) {
      const { read, chunks } = source(chunk, 1_000_000);
      const text = (async function* () {
        yield begin;
        yield* chunks;
      })();
      await expect(all(csvRows(text, 100_000))).rejects.toThrow('row 1: more than 100,000 letters');
      expect(read.chunks).toBeLessThan(110);
    }
  });
});
