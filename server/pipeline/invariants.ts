import { assertAdministratorRemains } from '../access/administrators';
import type { Mutation } from './mutation';

/** What must hold when a mutation ends, whichever commands, bulk edits or undos it was made of. */
interface Invariant {
  touches: ReadonlySet<string>;
  assert(mutation: Mutation): Promise<void>;
}

const INVARIANTS: readonly Invariant[] = [
  { touches: new Set(['app_user', 'role', 'role_permission', 'user_permission']), assert: assertAdministratorRemains },
];

/** @throws AppError when what the mutation has written breaks a rule of the whole */
export const assertInvariants = async (mutation: Mutation): Promise<void> => {
  for (const { touches, assert } of INVARIANTS)
    if (mutation.log.some(({ entity }) => touches.has(entity))) await assert(mutation);
};
