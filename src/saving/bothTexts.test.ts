import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bothTexts } from './bothTexts';

describe('texts of two people in one', () => {
  it.each([
    ['Gate code 4471. Key under mat', 'Gate code 4471. Dog in yard', 'Gate code 4471. Dog in yard\nKey under mat'],
    ['Key under mat', 'Dog in yard', 'Dog in yard\nKey under mat'],
    ['Call first', 'Call first. Dog in yard', 'Call first. Dog in yard'],
    ['Call first\nRing twice', 'Call first', 'Call first\nRing twice'],
    ['Call', 'Called', 'Called\nCall'],
    ['Pour at 7 AM', 'Pour at 7:30 AM', 'Pour at 7:30 AM\n7 AM'],
  ])('has what %j and %j say [API-037]', (mine, theirs, both) => {
    expect(bothTexts(mine, theirs)).toBe(both);
  });

  it('leaves no word of either out [API-037]', () => {
    const text = fc
      .array(fc.constantFrom('gate', 'dog', 'call', '7 AM', 'first'), { minLength: 1 })
      .map((all) => all.join(' '));
    fc.assert(
      fc.property(text, text, (mine, theirs) => {
        const both = bothTexts(mine, theirs) ?? '';
        expect(both.split(/\s/)).toEqual(expect.arrayContaining([...mine.split(/\s/), ...theirs.split(/\s/)]));
      }),
    );
  });

  it('is none where one of them has no text', () => {
    expect([bothTexts('', 'a'), bothTexts('a', null), bothTexts(3, 'a'), bothTexts('a', ' ')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
