import { describe, expect, it } from 'vitest';
import { crcOf, isZip, openZip, zipOf } from './zip';

const textOf = (name: string, text: string) => ({ name, blob: new Blob([text]) });

describe('a ZIP of files', () => {
  it('gives each file back under its name, with the sum that others work out too', async () => {
    const zip = await zipOf([textOf('changes.json', '{}'), textOf('files/Año 1.jpg', 'bytes'), textOf('empty', '')]);
    expect(await isZip(zip)).toBe(true);
    const entries = await openZip(zip);
    expect(entries.map(({ name }) => name)).toEqual(['changes.json', 'files/Año 1.jpg', 'empty']);
    expect(await Promise.all(entries.map(({ blob }) => blob.text()))).toEqual(['{}', 'bytes', '']);
    expect(await crcOf(new Blob(['123456789']))).toBe(0xcb_f4_39_26);
    expect(entries[1]?.crc).toBe(await crcOf(new Blob(['bytes'])));
  });

  it('reads one file at a time when it is made, and none when it is opened', async () => {
    const open = { now: 0, most: 0, read: 0 };
    const aFile = (at: number) => {
      const blob = new Blob([`file ${at}`]);
      const stream = blob.stream.bind(blob);
      return Object.assign(blob, {
        stream: () => {
          open.now += 1;
          open.read += 1;
          open.most = Math.max(open.most, open.now);
          return stream().pipeThrough(new TransformStream({ flush: () => void (open.now -= 1) }));
        },
      });
    };
    const zip = await zipOf(Array.from({ length: 20 }, (_, at) => ({ name: `${at}`, blob: aFile(at) })));
    expect(open).toEqual({ now: 0, most: 1, read: 20 });
    expect(await openZip(zip)).toHaveLength(20);
    expect(open.read).toBe(20);
  });

  it('that was cut or overwritten is said to be damaged, and other files are none', async () => {
    const zip = await zipOf([textOf('changes.json', '{}')]);
    await expect(openZip(zip.slice(0, zip.size - 3))).rejects.toThrow(/damaged/);
    await expect(openZip(new Blob([zip.slice(0, 60), 'x'.repeat(zip.size - 60)]))).rejects.toThrow(/damaged/);
    expect([await isZip(new Blob(['{"format":"trowel"} and more of it'])), await isZip(new Blob([]))]).toEqual([
      false,
      false,
    ]);
  });
});
