import type { Tx } from '../db/database';
import { CommandFault } from './userCommands/commandFault';
import { createUser } from './userCommands/createUser';
import { forgetDemo } from './userCommands/forgetDemo';
import { linkUser } from './userCommands/linkUser';
import { unlinkUser } from './userCommands/unlinkUser';
import type { UserCommand, UserCommandContext } from './userCommands/userCommandType';

/** How the commands of users are typed. */
export const USER_USAGE = `npm run user -- create --email <address> --first-name <name> --last-name <name> [--role Administrator] [--password-stdin]
npm run user -- link --email <address>
npm run user -- unlink --email <address>
npm run user -- forget-demo

create makes a user, such as the first administrator, and prints a link with which the user sets a password, once. With
--password-stdin the password is read from the standard input instead. With Auth0, and where a company's provider alone
signs people in, the user is linked at the first sign-in with a verified address. link prints a new link, for somebody
who gets no mail. unlink signs a user out everywhere and lets the next sign-in by Auth0 or by a company's provider be
linked anew. forget-demo takes the demo accounts out: they are deactivated, and all that could sign in as them ends.`;

const COMMANDS: Readonly<Record<string, UserCommand>> = {
  create: createUser,
  link: linkUser,
  unlink: unlinkUser,
  'forget-demo': forgetDemo,
};

/**
 * `user create ...`, `user link ...`, `user unlink ...` and `user forget-demo` on the command line; prints what it did.
 * @throws Error with a text for the one who typed it
 */
export const runUserCommand = async (
  db: Tx,
  [name, ...args]: readonly string[],
  { input = process.stdin, linkOrigin = null, print = console.log }: Partial<Omit<UserCommandContext, 'usage'>> = {},
): Promise<void> => {
  const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new CommandFault(USER_USAGE);
  await command(db, args, { input, linkOrigin, print, usage: USER_USAGE }).catch((error: unknown) => {
    // of parseArgs: an option that there is not, or one without its value
    throw error instanceof TypeError && 'code' in error ? new CommandFault(`${error.message}\n\n${USER_USAGE}`) : error;
  });
};
