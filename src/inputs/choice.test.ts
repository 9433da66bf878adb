import { describe, expect, it } from 'vitest';
import { COMBOBOX_LIMIT, matchChoices, OTHER_ID, type Choice } from './choice';

const colors: Choice[] = [
  { id: 1, name: 'Ocean Blue' },
  { id: 2, name: 'Blue Lagoon' },
  { id: 3, name: 'Café' },
  { id: OTHER_ID, name: 'Other' },
];
const many: Choice[] = Array.from({ length: 40 }, (_, index) => ({ id: index + 1, name: `Crew ${index + 1}` }));

describe('the entries of a combobox', () => {
  it('are those that hold the text, the ones that begin with it first, whatever the case or accents', () => {
    expect(matchChoices(colors, 'blue').map(({ id }) => id)).toEqual([2, 1]);
    expect(matchChoices(colors, 'CAFE').map(({ id }) => id)).toEqual([3]);
    expect(matchChoices(colors, ' ')).toHaveLength(4);
    expect(matchChoices(colors, 'green')).toEqual([]);
  });
  it('are ten at most, unless the cap is turned off [UI-014 LKP-013]', () => {
    expect(COMBOBOX_LIMIT).toBe(10);
    expect(matchChoices(many, 'crew')).toHaveLength(10);
    expect(matchChoices(many, 'crew', null)).toHaveLength(40);
  });
  it('may be without a name, and "Other" has the id 99999 [UI-015 UI-016]', () => {
    expect(matchChoices([{ id: 7 }], '')).toEqual([{ id: 7 }]);
    expect(matchChoices(colors, 'other')).toEqual([{ id: 99_999, name: 'Other' }]);
  });
});
