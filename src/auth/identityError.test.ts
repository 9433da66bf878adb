import { describe, expect, it } from 'vitest';
import { descriptionOf, identityError } from './identityError';

describe("the identity provider's description of an error", () => {
  it('is found in the shapes that providers use', () => {
    expect(descriptionOf({ error: 'invalid_grant', error_description: 'Wrong email or password.' })).toBe(
      'Wrong email or password.',
    );
    expect(descriptionOf({ code: 'bad', description: 'Blocked.' })).toBe('Blocked.');
    expect(descriptionOf({ error: { code: 'UNAUTHENTICATED', message: 'Wrong email or password.' } })).toBe(
      'Wrong email or password.',
    );
    expect(descriptionOf(identityError('Locked.'))).toBe('Locked.');
  });
  it.each([null, 'text', new Error('Failed to fetch'), { error: 'x' }, identityError(null)])(
    'is absent in %s',
    (problem) => {
      expect(descriptionOf(problem)).toBeNull();
    },
  );
});
