import { expect, it } from 'vitest';
import { freshFiles, sentName, withoutTwins } from './uploadItem';

const aFile = (name: string, bytes = 'x', type = 'application/pdf'): File => new File([bytes], name, { type });

it('ignores a file that was dropped before, by name, type and size [DOC-022]', () => {
  const names = withoutTwins(
    [aFile('a.pdf')],
    [aFile('a.pdf'), aFile('a.pdf', 'longer'), aFile('a.pdf', 'x', 'image/png'), aFile('b.pdf'), aFile('b.pdf')],
  ).map(({ name, size, type }) => `${name} ${size} ${type}`);
  expect(names).toEqual(['a.pdf 6 application/pdf', 'a.pdf 1 image/png', 'b.pdf 1 application/pdf']);
});

it('compares a large png by the name that it will have [DOC-023 DOC-042]', () => {
  const [large, small] = [aFile('deck.png', 'x'.repeat(100_001)), aFile('deck.png')];
  expect([sentName(large), sentName(small)]).toEqual(['deck.jpg', 'deck.png']);
  const fresh = (taken: string) => freshFiles([large, small], (name) => name === taken).map(({ size }) => size);
  expect([fresh('deck.jpg'), fresh('deck.png')]).toEqual([[small.size], [large.size]]);
});
