import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { ringRights } from '../../access/rightsBell';
import { appUser } from '../../db/tables/identity';
import { required } from './commandFault';
import { PENDING_SUB } from '../linkAccount';
import { revokeSessionsOfUser } from '../revokeSessions';
import type { UserCommand } from './userCommandType';
import { userOfEmail } from './userOfEmail';

const options = { email: { type: 'string' } } as const;

/** Lets the next sign-in elsewhere with the user's verified address be linked. */
export const unlinkUser: UserCommand = {
  options,
  run: async (db, args, { print, usage }) => {
    const { values } = parseArgs({ args, options, strict: true });
    const email = required(values.email, 'email', usage);
    const user = await userOfEmail(db, email);
    await db.transaction(async (tx) => {
      await revokeSessionsOfUser(tx, user);
      await tx
        .update(appUser)
        .set({ sub: `${PENDING_SUB}${randomUUID()}` })
        .where(eq(appUser.id, user.id));
    });
    await ringRights(db);
    print(`${email} is linked at the next sign-in.`);
  },
};
