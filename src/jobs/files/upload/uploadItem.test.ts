import { expect, it } from 'vitest';
import { freshFiles, sentName, withOwnNames, withoutTwins } from './uploadItem';

const aFile = (name: string, bytes = 'x', type = 'application/pdf'): File => new File([bytes], name, { type });

it('ignores a file that was dropped before, by name, type and size [DOC-022]', () => {
  const names = withoutTwins(
    [aFile('a.pdf')],
    [aFile('a.pdf'), aFile('a.pdf', 'longer'), aFile('a.pdf', 'x', 'image/png'), aFile('b.pdf'), aFile('b.pdf')],
  ).map(({ name, size, type }) => `${name} ${size} ${type}`);
  expect(names).toEqual(['a.pdf 6 application/pdf', 'a.pdf 1 image/png', 'b.pdf 1 application/pdf']);
});

it('gives the photos of a phone, which calls them all image.jpg, names of their own [FLD-010]', () => {
  const at = new Date(2026, 2, 11, 9, 5, 7).getTime();
  const aShot = (bytes: string, name = 'image.jpg', lastModified = at): File =>
    new File([bytes], name, { type: 'image/jpeg', lastModified });
  const [first, second, later] = [aShot('deep end'), aShot('shallow'), aShot('steps', 'IMAGE.JPG', at + 60_000)];
  const named = withOwnNames([], [first, second, later, aShot('x', 'IMG_0001.jpg')]);
  expect(named.map(({ name }) => name)).toEqual([
    'image_20260311090507.jpg',
    'image_20260311090507-2.jpg',
    'IMAGE_20260311090607.JPG',
    'IMG_0001.jpg',
  ]);
  expect(withoutTwins([], named)).toHaveLength(4);
  // Chosen one after the other they are as different; the very same one is still there twice.
  expect(withOwnNames(named, [aShot('another')]).map(({ name }) => name)).toEqual(['image_20260311090507-3.jpg']);
  expect(withoutTwins(named, withOwnNames(named, [first]))).toEqual([]);
});

it('compares a large png by the name that it will have [DOC-023 DOC-042]', () => {
  const [large, small] = [aFile('deck.png', 'x'.repeat(100_001)), aFile('deck.png')];
  expect([sentName(large), sentName(small)]).toEqual(['deck.jpg', 'deck.png']);
  const fresh = (taken: string) => freshFiles([large, small], (name) => name === taken).map(({ size }) => size);
  expect([fresh('deck.jpg'), fresh('deck.png')]).toEqual([[small.size], [large.size]]);
});
