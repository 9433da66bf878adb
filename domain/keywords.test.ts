import { describe, expect, it } from 'vitest';
import { keywordTerms, recordNumber, termCondition } from './keywords';

const said = (text: string): string =>
  keywordTerms(text)
    .map((term) =>
      termCondition<string>(term, {
        word: (word) => `'${word}'`,
        digits: (digits) => digits,
        all: (conditions) => (conditions.length === 1 ? (conditions[0] ?? '') : `(${conditions.join(' and ')})`),
        any: (conditions) => `(${conditions.join(' or ')})`,
      }),
    )
    .join(' and ');

describe('a typed text', () => {
  it.each([
    ['(713) 555-0123', "(('(713)' and ('555-0123' or 5550123)) or 7135550123)"],
    ['713.555.0123', "('713.555.0123' or 7135550123)"],
    ['+1 713 555 0123', "(('+1' and '713' and '555' and ('0123' or 0123)) or 7135550123)"],
    ['17135550123', "('17135550123' or 7135550123)"],
    ['0123', "('0123' or 0123)"],
    ['713', "'713'"],
  ])('is a phone number however it is written: %s [JS-032]', (text, condition) => {
    expect(said(text)).toBe(condition);
  });

  it('is words in any order beside it, without commas [JS-032]', () => {
    expect(said('Núñez, Ana  5550123')).toBe("'Núñez' and 'Ana' and ('5550123' or 5550123)");
    expect(said('1204 Oak Ln')).toBe("('1204' or 1204) and 'Oak' and 'Ln'");
    expect(said("o'neil 100%")).toBe("'o'neil' and '100%'");
    expect(said(' , ')).toBe('');
  });

  it('of digits alone may be the number of a record', () => {
    expect(['1077', '#1077', ' 12 ', '12a', '7135550123', ''].map(recordNumber)).toEqual([
      1077,
      1077,
      12,
      null,
      null,
      null,
    ]);
  });
});
