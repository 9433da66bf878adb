import { describe, expect, it } from 'vitest';
import { commentKey, freeFileName, readCommentKey } from './commentKey';

describe('the name of a file of a comment [ADM-015]', () => {
  it('is its own unless another has it, and then counts before its ending', () => {
    expect(freeFileName('image.jpg', new Set())).toBe('image.jpg');
    expect(freeFileName('image.jpg', new Set(['image.jpg']))).toBe('image (2).jpg');
    expect(freeFileName('image.jpg', new Set(['image.jpg', 'image (2).jpg']))).toBe('image (3).jpg');
    expect(freeFileName('plan', new Set(['plan']))).toBe('plan (2)');
    expect(freeFileName('.env', new Set(['.env']))).toBe('.env (2)');
  });

  it('is compared as it stands in the key, and stays one that a key may have', () => {
    expect(freeFileName(' a/b.pdf', new Set(['a-b.pdf']))).toBe('a-b (2).pdf');
    const long = `${'x'.repeat(251)}.pdf`;
    const file_name = freeFileName(long, new Set([long]));
    expect(file_name).toHaveLength(255);
    expect(readCommentKey(commentKey({ entity: 'customer', id: 7, file_name }))?.file_name).toBe(file_name);
  });
});
