import { afterAll, beforeAll } from 'vitest';
import { STANDARD_COST } from '../../server/identity/passwordHash';

/**
 * Passwords of the tests of a file, or of one `describe`, cost what those of the demo accounts of the templates do: for tests that
 * make or try dozens of them. What a password really costs is held by `demoAccounts.test.ts` and `identityUserCommand.test.ts`, and
 * what guesses cost others by `identityLimits.test.ts`.
 */
export const quickPasswords = (): void => {
  const standard = { ...STANDARD_COST };
  beforeAll(() => void Object.assign(STANDARD_COST, { N: 2 ** 12, p: 1 }));
  afterAll(() => void Object.assign(STANDARD_COST, standard));
};
