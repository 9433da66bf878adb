import { describe, expect, it } from 'vitest';
import { addressOf, isComplete, questionOf } from './question';

describe('a question about access', () => {
  it('is kept in the address, with what its kind needs alone', () => {
    const question = questionOf(new URLSearchParams('user=7&kind=record&name=job_detail&id=12&action=edit&field=left'));
    expect(question).toEqual({ user: 7, kind: 'record', name: 'job_detail', field: 'left', id: 12, action: 'edit' });
    expect(addressOf(question)).toEqual({ user: '7', kind: 'record', name: 'job_detail', id: '12', action: 'edit' });
    expect(addressOf(questionOf(new URLSearchParams('kind=screen&name=/roles&id=3')))).toEqual({
      kind: 'screen',
      name: '/roles',
    });
  });

  it('is asked when all of it is chosen', () => {
    const ready = (text: string): boolean => isComplete(questionOf(new URLSearchParams(text)));
    expect(
      [
        'user=7&kind=screen&name=/roles',
        'user=7&kind=field&name=customer&field=note',
        'user=7&kind=record&name=job&id=1',
      ].every(ready),
    ).toBe(true);
    expect(
      [
        'kind=screen&name=/roles',
        'user=7&kind=screen',
        'user=7&kind=field&name=customer',
        'user=7&kind=record&name=job',
        'user=x&name=/roles',
      ].some(ready),
    ).toBe(false);
  });
});
