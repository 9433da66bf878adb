import { parseArgs } from 'node:util';
import { CommandFault, required } from './commandFault';
import { oneTimeLink } from './oneTimeLink';
import { endResetLinks } from '../resetLinks';
import type { UserCommand } from './userCommandType';
import { userOfEmail } from './userOfEmail';

const options = { email: { type: 'string' } } as const;

/** Prints a link that sets a password, such as for an administrator who gets no mail. Earlier links end. */
export const linkUser: UserCommand = {
  options,
  run: async (db, args, { linkOrigin, print, usage }) => {
    const { values } = parseArgs({ args, options, strict: true });
    const email = required(values.email, 'email', usage);
    if (linkOrigin === null) throw new CommandFault('Passwords are not kept here: another provider signs people in.');
    const user = await userOfEmail(db, email);
    if (!user.is_active) throw new CommandFault(`${email} is deactivated. Reactivate the user first.`);
    const lines = await db.transaction(async (tx) => {
      await endResetLinks(tx, user.id);
      return oneTimeLink(tx, user.id, linkOrigin, 'reset');
    });
    lines.forEach((line) => print(line));
  },
};
