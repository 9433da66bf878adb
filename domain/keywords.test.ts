import { describe, expect, it } from 'vitest';
import { keywordTerms, meetsKeyword, recordNumber, searchedText, termCondition } from './keywords';

const said = (text: string): string =>
  keywordTerms(text)
    .map((term) =>
      termCondition<string>(term, {
        word: (word) => `'${word}'`,
        digits: (digits) => digits,
        number: (number) => `#${number}`,
        all: (conditions) => (conditions.length === 1 ? (conditions[0] ?? '') : `(${conditions.join(' and ')})`),
        any: (conditions) => `(${conditions.join(' or ')})`,
      }),
    )
    .join(' and ');

describe('a typed text', () => {
  it.each([
    ['(713) 555-0123', "((('(713)' or #713) and ('555 0123' or 5550123)) or 7135550123)"],
    ['713.555.0123', "('713.555.0123' or 7135550123)"],
    ['+1 713 555 0123', "(('+1' and ('713' or #713) and ('555' or #555) and ('0123' or 0123 or #123)) or 7135550123)"],
    ['17135550123', "('17135550123' or 7135550123)"],
    ['0123', "('0123' or 0123 or #123)"],
    ['713', "('713' or #713)"],
  ])('is a phone number however it is written: %s [JS-032]', (text, condition) => {
    expect(said(text)).toBe(condition);
  });

  it('is words in any order beside it, without commas [JS-032]', () => {
    expect(said('Núñez, Ana  5550123')).toBe("'nunez' and 'ana' and ('5550123' or 5550123 or #5550123)");
    expect(said('1204 Oak Ln')).toBe("('1204' or 1204 or #1204) and 'oak' and 'ln'");
    expect(said("o'neil 100%")).toBe("'oneil' and '100%'");
    expect(said(' , ')).toBe('');
  });

  it('asks for so many words and letters at most, also of digits beside each other, which are one term [SEC-007]', () => {
    const words = (text: string) => keywordTerms(text).flatMap((term) => term.words);
    expect(words('12 '.repeat(5_000))).toHaveLength(12);
    expect(words('oak 1 2 elm 3 4 fir 5 6 yew 7 8 ash 9 10')).toHaveLength(9);
    expect(words(`katy ${'x'.repeat(5_000)}`).map(({ text }) => text)).toEqual(['katy', 'x'.repeat(195)]);
    expect(searchedText('\u{1F3CA}'.repeat(300))).toBe('\u{1F3CA}'.repeat(200));
    expect(said('call +1 713 555 0123 or (832) 555-0199')).toContain('7135550123');
  });

  it.each([
    ['Benavides Residence #20590', "'benavides' and 'residence' and ('#20590' or #20590)"],
    ['Benavides Residence (20590)', "'benavides' and 'residence' and ('(20590)' or 20590 or #20590)"],
    ['Benavides Residence - 12 Oak Ln', "'benavides' and 'residence' and ('12' or #12) and 'oak' and 'ln'"],
    ['Job 20590', "('20590' or 20590 or #20590)"],
    ['Trabajo n.º 20590', "('20590' or 20590 or #20590)"],
    ['20,590', "('20,590' or #20590)"],
    ['Job well', "'job' and 'well'"],
  ])('may be what the product itself calls a job: %s [KEY-019]', (text, condition) => {
    expect(said(text)).toBe(condition);
  });

  it('of digits alone may be the number of a record', () => {
    const texts = ['1077', '#1077', ' 12 ', '1,077', '(1077)', 'Job #1077', '12a', '7135550123', '10,77', 'Oak 12', ''];
    expect(texts.map(recordNumber)).toEqual([1077, 1077, 12, 1077, 1077, 1077, null, null, null, null, null]);
  });

  it.each([
    'benavides katy',
    'Benavides Residence #20590',
    'Residence (20590)',
    'Job #20590',
    '20,590',
    '713.555.0123',
    'BENAVÍDES  residence',
    '',
  ])('is compared with rows at hand as the server finds them: %s [KEY-019]', (typed) => {
    const row = { text: 'Benavides Residence Katy', id: 20_590, phones: '7135550123' };
    expect(meetsKeyword(row, keywordTerms(typed))).toBe(true);
    expect(meetsKeyword({ text: 'Other', id: 1, phones: '' }, keywordTerms(typed))).toBe(typed === '');
  });
});
