import { describe, expect, it } from 'vitest';
import { manyLines, oneLine } from './plainText';

describe('a text of one line', () => {
  it.each([
    ['12 Oak\nApt 4', '12 Oak Apt 4'],
    ['12 Oak \r\n\r\n  Apt 4\n', '12 Oak Apt 4'],
    ['a\u2028b\u2029c\u0085d\u000Be\tf', 'a b c d e f'],
    ['a  b', 'a  b'],
    ['\u0000\u0007\u007F', ''],
    [' a\u0000b ', 'ab'],
  ])('keeps %j as %j', (typed, kept) => {
    expect(oneLine(typed)).toBe(kept);
  });
});

describe('a text of several lines', () => {
  it.each([
    ['one\r\ntwo\rthree\n\nfour ', 'one\ntwo\nthree\n\nfour'],
    ['with\ttabs', 'with\ttabs'],
    ['\u0000 \u0001', ''],
  ])('keeps %j as %j', (typed, kept) => {
    expect(manyLines(typed)).toBe(kept);
  });
});
