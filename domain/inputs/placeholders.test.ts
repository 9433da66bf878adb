import { describe, expect, it } from 'vitest';
import { orPlaceholder, PLACEHOLDERS } from './placeholders';

describe('placeholders', () => {
  it('are exactly those of the documents [UI-033]', () => {
    expect(Object.values(PLACEHOLDERS).map((text) => text.en)).toEqual([
      '(No Phase)',
      '(No Date)',
      'No Status',
      '(No Status)',
      '(No Crew)',
      '(No Foreman)',
      '(No Slurry Pickup Crew)',
      '(No Notes)',
      '(No Material)',
      '(No Color)',
      '(No Pool Section)',
      '(No Batches)',
      '(No Type)',
      '(No Yardage)',
      '(No Order)',
      '(No Worker)',
      '(Incomplete)',
      '(No Address)',
    ]);
  });

  it('stand only for what is missing [UI-033]', () => {
    expect([
      orPlaceholder(null, 'crew'),
      orPlaceholder('  ', 'crew'),
      orPlaceholder('Crew 4', 'crew'),
      orPlaceholder(0, 'yardage'),
    ]).toEqual(['(No Crew)', '(No Crew)', 'Crew 4', '0']);
    expect(orPlaceholder(undefined, 'address', 'es')).toBe('(Sin dirección)');
  });
});
