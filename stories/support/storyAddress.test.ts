import { describe, expect, it } from 'vitest';
import { FIRST_TOOLBARS, storyAddress, toolbarsIn, toolbarsOf } from './storyAddress';

describe('the address of a story on the page of its component [UI-041]', () => {
  it('says what the toolbars say, and that it is not played', () => {
    expect(storyAddress({ ...FIRST_TOOLBARS, theme: 'dark', language: 'es' })).toBe(
      'iframe.html?embed=true&globals=role:AD;language:es;theme:dark;today:2026-03-04',
    );
  });

  it('is read from the address of the page, and from what a toolbar is changed to', () => {
    expect(toolbarsIn('?viewMode=docs&globals=theme:dark;role:SU')).toEqual({
      ...FIRST_TOOLBARS,
      theme: 'dark',
      role: 'SU',
    });
    expect(toolbarsIn('?viewMode=docs')).toEqual(FIRST_TOOLBARS);
    expect(toolbarsOf({ language: 'es', viewport: { value: 'tested' } })).toEqual({
      ...FIRST_TOOLBARS,
      language: 'es',
    });
  });
});
