import { describe, expect, it } from 'vitest';
import { formatMessage } from './message';

const tree = {
  list: { found: '%{smart_count} job |||| %{smart_count} jobs', hint: "No valid destination for '%{text}'" },
};

describe('messages', () => {
  it('fills the params of a text', () => {
    expect(formatMessage(tree, 'list.hint', { text: 'B-7' })).toBe("No valid destination for 'B-7'");
  });
  it('chooses the singular for one and the plural for any other count', () => {
    expect([0, 1, 2].map((smart_count) => formatMessage(tree, 'list.found', { smart_count }))).toEqual([
      '0 jobs',
      '1 job',
      '2 jobs',
    ]);
  });
  it('keeps a mark without a param, and answers an unknown key with the key', () => {
    expect(formatMessage(tree, 'list.hint')).toBe("No valid destination for '%{text}'");
    expect(formatMessage(tree, 'list.lost')).toBe('list.lost');
    expect(formatMessage(tree, 'list')).toBe('list');
  });
});
