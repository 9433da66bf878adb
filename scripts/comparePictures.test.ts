import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { compare, pageOf } from './comparePictures.mjs';

const WHITE = { r: 255, g: 255, b: 255 };
const plain = (width: number, height: number, background = WHITE) =>
  sharp({ create: { width, height, channels: 3, background } }).png();
const withDot = async (size: number) =>
  plain(40, 30)
    .composite([{ input: await plain(size, size, { r: 0, g: 0, b: 0 }).toBuffer(), left: 5, top: 5 }])
    .toBuffer();

describe('two pictures of a story', () => {
  it('are the same where they are, and where no eye sees a difference', async () => {
    const picture = await plain(40, 30).toBuffer();
    expect(await compare(picture, picture)).toEqual({ count: 0, picture: null });
    const paler = await plain(40, 30, { r: 250, g: 252, b: 255 }).toBuffer();
    expect((await compare(picture, paler)).count).toBe(0);
  });

  it('differ by the pixels that differ, which are shown in red', async () => {
    const { count, picture } = await compare(await plain(40, 30).toBuffer(), await withDot(3));
    expect(count).toBe(9);
    const { data } = await sharp(picture ?? undefined)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray((6 * 40 + 6) * 4, (6 * 40 + 6) * 4 + 3)]).toEqual([214, 0, 60]);
  });

  it('differ where one is larger', async () => {
    expect((await compare(await plain(40, 30).toBuffer(), await plain(40, 32).toBuffer())).count).toBe(80);
  });
});

describe('the page of differences', () => {
  it('shows each beside the other, and no markup of a title', () => {
    const page = pageOf({
      differences: [{ title: 'a <b>', mode: 'dark', count: 9, files: { before: 'a.png', after: 'b.png' } }],
      taken: 4,
      gone: ['old.dark'],
    });
    expect(page).toContain('1 of 4 pictures differ');
    expect(page).toContain('a &lt;b&gt;');
    expect(page).toContain('dark: 9 pixels differ');
    expect(page).toContain('No longer there: old.dark');
  });
});
