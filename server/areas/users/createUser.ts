import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { entryChanges } from '#domain/access/entryChanges';
import type { EntityDescriptor } from '#domain/fields/descriptor';
import { newUserSchema } from '#domain/users/userInput';
import { textOrEmpty } from '#domain/values';
import { assertPerson } from '../../access/apiToken';
import { appUser } from '../../db/tables/identity';
import type { MadeAccount } from '../../identity/directory/userDirectory';
import { settable } from '../../api/crud/partChanges';
import type { Command } from '../../pipeline/command';
import type { Row } from '../../db/statement';
import { demandProof } from '../../pipeline/ownKeys';
import { checkUser } from './checkUser';
import { assertMayUndoUser } from './undoUser';
import { idOf } from '../../db/statement';

type Input = z.infer<ReturnType<typeof newUserSchema>>;

const KEY = 'user';

const NONE: ReadonlySet<string> = new Set();

/**
 * Makes a user and invites that person: the account at the identity provider first, then the row; neither without the
 * other [USR-016].
 */
export const createUser = (user: EntityDescriptor): Command<Input, MadeAccount, Row> => ({
  name: 'createUser',
  need: CALLS.createUser.need,
  input: newUserSchema(user),
  load: async (mutation, { values, password, user_permissions }) => {
    assertPerson(mutation.actor);
    await checkUser(mutation, { id: null, values, own: user_permissions });
    await demandProof(mutation); // before the provider has an account
    const made = await mutation.directory.create({
      email: textOrEmpty(values.email),
      first_name: textOrEmpty(values.first_name),
      last_name: textOrEmpty(values.last_name),
      password,
    });
    mutation.outside.push(() => mutation.directory.remove(made.sub));
    return made;
  },
  decide: ({ sub }, { values, user_permissions }) => ({
    changes: [
      { entity: 'app_user', id: null, key: KEY, op: 'insert', set: { ...settable(values, NONE), sub } },
      ...entryChanges({ table: 'user_permission', field: 'user_id', owner: KEY }, [], user_permissions),
    ],
  }),
  result: async (written, mutation, _input, { password_hash }) => {
    const { db, actor, directory } = mutation;
    const row = written.made(KEY);
    // Beside the change log, which keeps no passwords.
    if (password_hash !== null)
      await db
        .update(appUser)
        .set({ password_hash })
        .where(eq(appUser.id, idOf(row)));
    await directory.invite(mutation, {
      id: idOf(row),
      email: String(row.email),
      first_name: String(row.first_name),
      created_by: actor.user_id,
    });
    return row;
  },
  assertMayUndo: assertMayUndoUser,
});
