import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import type { Command } from '../../pipeline/command';
import { demandProof } from '../../pipeline/ownKeys';
import { loadUser } from './loadUser';
import { refuse } from '#domain/refusals/refusal';
import { refusalError } from '#domain/errors';

export interface PasswordResetAnswer {
  link: string | null;
}

/**
 * Lets a user choose a new password: by the provider's mail, or without mail by a one-time link that the administrator
 * hands on [USR-016].
 */
export const resetUserPassword: Command<{ id: number }, PasswordResetAnswer, PasswordResetAnswer> = {
  name: 'resetUserPassword',
  need: CALLS.resetUserPassword.need,
  input: z.strictObject({ id: z.int() }),
  load: async (mutation, { id }) => {
    const row = await loadUser(mutation, id);
    if (row.is_active !== true)
      throw refusalError(refuse('user_inactive', { name: `${String(row.first_name)} ${String(row.last_name)}` }));
    await demandProof(mutation);
    mutation.isSecret = true;
    return {
      link: await mutation.directory.resetPassword(mutation, {
        id,
        email: String(row.email),
        first_name: String(row.first_name),
        created_by: mutation.actor.user_id,
      }),
    };
  },
  decide: () => ({ changes: [] }),
  result: (_written, _mutation, _input, answer) => answer,
};
