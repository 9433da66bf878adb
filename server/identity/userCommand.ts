import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { newPasswordFault, PASSWORD_TEXTS } from '#domain/users/passwordRule';
import { ringRights } from '../access/rightsBell';
import type { Tx } from '../db/database';
import { appUser, role } from '../db/tables/identity';
import { PENDING_SUB } from './linkAccount';
import { hashPassword } from './passwordHash';
import { revokeSessionsOfUser } from './revokeSessions';

const USAGE = `npm run user -- create --email <address> --first-name <name> --last-name <name> [--role Administrator] [--password-stdin]

npm run user -- unlink --email <address>

create makes a user, such as the first administrator. With --password-stdin the password is read from the standard input;
without it the user sets one with "Password Reset". With Auth0 the user is linked at the first sign-in with a verified
address. unlink signs a user out everywhere and lets the next sign-in by Auth0 or by a company's provider be linked anew.`;

const options = {
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  role: { type: 'string', default: 'Administrator' },
  'password-stdin': { type: 'boolean', default: false },
} as const;

/** A message for the one who typed the command; nothing else is shown. */
class CommandFault extends Error {}

const given = (value: string | undefined, name: string): string => {
  if (!value?.trim()) throw new CommandFault(`--${name} is missing.\n\n${USAGE}`);
  return value.trim();
};

const passwordFrom = async (input: NodeJS.ReadableStream): Promise<string> => {
  const password = (await text(input)).replace(/\r?\n$/, '');
  const found = newPasswordFault(password, password);
  if (found) throw new CommandFault(PASSWORD_TEXTS[found.fault]);
  return password;
};

/** Lets the next sign-in elsewhere with the user's verified address be linked. */
const unlink = async (db: Tx, args: string[]): Promise<void> => {
  const { values } = parseArgs({ args, options: { email: options.email }, strict: true });
  const email = given(values.email, 'email');
  const [user] = await db
    .select({ id: appUser.id, sub: appUser.sub })
    .from(appUser)
    .where(eq(sql`lower(${appUser.email})`, email.toLowerCase()));
  if (!user) throw new CommandFault(`There is no user ${email}.`);
  await revokeSessionsOfUser(db, user);
  await db
    .update(appUser)
    .set({ sub: `${PENDING_SUB}${randomUUID()}` })
    .where(eq(appUser.id, user.id));
  await ringRights(db);
  console.log(`${email} is linked at the next sign-in.`);
};

/**
 * `user create ...` and `user unlink ...` on the command line; prints what it did.
 * @throws Error with a text for the one who typed it
 */
export const runUserCommand = async (
  db: Tx,
  args: readonly string[],
  input: NodeJS.ReadableStream = process.stdin,
): Promise<void> => {
  const [command, ...rest] = args;
  if (command === 'unlink') return unlink(db, rest);
  if (command !== 'create') throw new CommandFault(USAGE);
  const { values } = parseArgs({ args: rest, options, strict: true });
  const email = given(values.email, 'email');
  if (!z.email().safeParse(email).success) throw new CommandFault('--email: Please enter a valid email address.');
  const name = {
    first_name: given(values['first-name'], 'first-name'),
    last_name: given(values['last-name'], 'last-name'),
  };
  const [taken] = await db
    .select({ id: appUser.id })
    .from(appUser)
    .where(eq(sql`lower(${appUser.email})`, email.toLowerCase()));
  if (taken) throw new CommandFault('This email is already in use.');
  const roles = await db.select({ id: role.id, name: role.name }).from(role);
  const wanted = roles.find((each) => each.name.toLowerCase() === values.role.toLowerCase());
  if (!wanted)
    throw new CommandFault(`There is no role "${values.role}". Roles: ${roles.map((each) => each.name).join(', ')}.`);
  const password_hash = values['password-stdin'] ? await hashPassword(await passwordFrom(input)) : null;
  await db.insert(appUser).values({
    sub: `${PENDING_SUB}${randomUUID()}`,
    email,
    ...name,
    password_hash,
    role_id: wanted.id,
    preliminary_estimate_action: 'approve',
  });
  console.log(`${name.first_name} ${name.last_name} <${email}> is now ${wanted.name}.`);
};
