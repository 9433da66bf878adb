import { describe, expect, it } from 'vitest';
import { isEmailList, parseEmailList } from './emailList';
import { refusalText } from '../refusalText';
import { refuse } from '../refusals/refusal';

describe('a list of emails', () => {
  it('parts a pasted text and keeps each address once', () => {
    expect(parseEmailList(' a@pool.test, b@pool.test;\nA@pool.test  c@pool ').map((entry) => entry.email)).toEqual([
      'a@pool.test',
      'b@pool.test',
      'c@pool',
    ]);
  });

  it('knows each bad entry, which reads "Invalid email" [UI-017]', () => {
    expect(parseEmailList('a@pool.test c@pool nobody').map((entry) => entry.valid)).toEqual([true, false, false]);
    expect([isEmailList(['a@pool.test']), isEmailList([]), isEmailList(['a@pool.test', '@pool.test'])]).toEqual([
      true,
      true,
      false,
    ]);
    expect(refusalText(refuse('email_in_list'), 'en')).toBe('Invalid email');
  });
});
