import { parseArgs } from 'node:util';
import type { Tx } from '../db/database';
import { CommandFault, required } from './userCommands/commandFault';
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

const commandOf = (name: string | undefined): UserCommand => {
  const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new CommandFault(USER_USAGE);
  return command;
};

/** Of parseArgs: an option that there is not, or one without its value. */
const told = (error: unknown): unknown =>
  error instanceof TypeError && 'code' in error ? new CommandFault(`${error.message}\n\n${USER_USAGE}`) : error;

/**
 * Looks at a command of users before a database is opened for it.
 * @throws CommandFault for a command that there is not, or an option that it does not take, or that is missing
 */
export const assertUserCommand = ([name, ...args]: readonly string[]): void => {
  const { options } = commandOf(name);
  try {
    const { values } = parseArgs({ args, options, strict: true });
    for (const [option, { type, default: usual }] of Object.entries(options)) {
      const value = values[option];
      if (type === 'string' && usual === undefined)
        required(typeof value === 'string' ? value : undefined, option, USER_USAGE);
    }
  } catch (error) {
    throw told(error);
  }
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
  const context = { input, linkOrigin, print, usage: USER_USAGE };
  await commandOf(name)
    .run(db, args, context)
    .catch((error: unknown) => {
      throw told(error);
    });
};
