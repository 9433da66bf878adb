import { describe, expect, it } from 'vitest';
import { modesNamed, outcomeOf, storiesNamed } from './chosenStories.mjs';

const MODES = ['desktop', 'dark', 'phone'];
const ENTRIES = [
  { type: 'story', id: 'crud-list--full', title: 'Crud/List', name: 'Full' },
  { type: 'story', id: 'inputs-phone--invalid', title: 'Inputs/Phone', name: 'Invalid' },
  { type: 'docs', id: 'crud-list--docs', title: 'Crud/List', name: 'Docs' },
];

describe('what a comparison of stories compares [UI-040]', () => {
  it('is every story in every mode where nothing is named', () => {
    expect(modesNamed(MODES.join(','), MODES)).toEqual(MODES);
    expect(storiesNamed(ENTRIES, []).map(({ id }) => id)).toEqual(['crud-list--full', 'inputs-phone--invalid']);
  });

  it('is what the words and modes name, once each', () => {
    expect(modesNamed('phone, dark,phone', MODES)).toEqual(['phone', 'dark']);
    expect(storiesNamed(ENTRIES, ['phone'])).toEqual([{ id: 'inputs-phone--invalid', title: 'Inputs/Phone: Invalid' }]);
  });

  it('is refused where a word or a mode is of nothing, instead of finding nothing different', () => {
    expect(() => modesNamed('drak', MODES)).toThrow('No mode is called drak. There are desktop, dark, phone.');
    expect(() => modesNamed(' , ', MODES)).toThrow('Name a mode');
    expect(() => storiesNamed(ENTRIES, ['phone', 'nothing-of-that-name'])).toThrow(
      "No story's id holds nothing-of-that-name.",
    );
    expect(() => storiesNamed([], [])).toThrow('holds no story');
  });

  it('fails for a difference, a story that is gone or never came to rest, and not for a new picture', () => {
    const calm = { taken: 4, kept: 2, differ: 0, gone: 0, unfinished: 0 };
    expect(outcomeOf(calm)).toEqual({ text: '4 pictures taken: 0 differ, 2 kept', isFailed: false });
    for (const fault of ['differ', 'gone', 'unfinished'])
      expect(outcomeOf({ ...calm, [fault]: 1 }).isFailed).toBe(true);
    expect(outcomeOf({ ...calm, unfinished: 1 }).text).toContain('1 did not come to rest and are not kept');
  });
});
