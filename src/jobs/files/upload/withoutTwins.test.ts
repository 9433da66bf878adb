import { expect, it } from 'vitest';
import { withoutTwins } from './uploadItem';

const aFile = (name: string, bytes = 'x', type = 'application/pdf'): File => new File([bytes], name, { type });

it('ignores a file that was dropped before, by name, type and size [DOC-022]', () => {
  const names = withoutTwins(
    [aFile('a.pdf')],
    [aFile('a.pdf'), aFile('a.pdf', 'longer'), aFile('a.pdf', 'x', 'image/png'), aFile('b.pdf'), aFile('b.pdf')],
  ).map(({ name, size, type }) => `${name} ${size} ${type}`);
  expect(names).toEqual(['a.pdf 6 application/pdf', 'a.pdf 1 image/png', 'b.pdf 1 application/pdf']);
});
