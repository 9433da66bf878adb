import { describe, expect, it } from 'vitest';
import { isSentence } from './isSentence';

describe('the name of a story', () => {
  it.each([
    ['takes the first match by Tab [KEY-003]', true],
    ['Ctrl K opens it, Escape closes it [NAV-014]', true],
    ['empty, says how to begin', true],
    ['Empty', false],
    ['Spanish Dark', false],
  ])('%j is a test sentence: %s, by which the sidebar filters [UI-046]', (name, is) => {
    expect(isSentence(name)).toBe(is);
  });
});
