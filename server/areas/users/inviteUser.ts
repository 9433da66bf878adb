import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { refusalError } from '#domain/errors';
import { refuse } from '#domain/refusals/refusal';
import { endResetLinks } from '../../identity/resetLinks';
import type { Command } from '../../pipeline/command';
import { demandProof } from '../../pipeline/ownKeys';
import { loadUser } from './loadUser';
import type { PasswordResetAnswer } from './resetUserPassword';

/** Sends the invitation again, with a new link; without mail answers the link, which the administrator hands on. */
export const inviteUser: Command<{ id: number }, PasswordResetAnswer, PasswordResetAnswer> = {
  name: 'inviteUser',
  need: CALLS.inviteUser.need,
  input: z.strictObject({ id: z.int() }),
  load: async (mutation, { id }) => {
    const row = await loadUser(mutation, id);
    const [first_name, email] = [String(row.first_name), String(row.email)];
    if (row.is_active !== true)
      throw refusalError(refuse('user_inactive', { name: `${first_name} ${String(row.last_name)}` }));
    await demandProof(mutation);
    mutation.isSecret = true;
    const { directory, db, actor } = mutation;
    if (!directory.isMailing) {
      await endResetLinks(db, id);
      return { link: await directory.invitationLink(db, { id, sub: String(row.sub) }) };
    }
    await directory.invite(mutation, { id, email, first_name, created_by: actor.user_id });
    return { link: null };
  },
  decide: () => ({ changes: [] }),
  result: (_written, _mutation, _input, answer) => answer,
};
