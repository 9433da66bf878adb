import { describe, expect, it } from 'vitest';
import { matchOptions } from './matchOptions';

const OPTIONS = ['Blue Pearl', 'Caribbean Blue', 'Bahía', 'Onyx'].map((name, index) => ({ id: `${index}-h`, name }));
const names = (text: string, limit: number | null = 10) => matchOptions(OPTIONS, text, limit).map(({ name }) => name);

describe('the entries that a picker of several lists', () => {
  it('hold the text, those that begin with it first, whatever case and accents', () => {
    expect(names('BLUE')).toEqual(['Blue Pearl', 'Caribbean Blue']);
    expect(names('bahia')).toEqual(['Bahía']);
    expect(names('x ')).toEqual(['Onyx']);
  });
  it('are ten at most, unless the cap is turned off [FLT-024 UI-014]', () => {
    const many = Array.from({ length: 30 }, (_, id) => ({ id, name: `Color ${id}` }));
    expect(matchOptions(many, '', 10)).toHaveLength(10);
    expect(matchOptions(many, 'color', null)).toHaveLength(30);
  });
});
