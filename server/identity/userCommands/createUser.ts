import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { newPasswordFault, PASSWORD_TEXTS } from '#domain/users/passwordRule';
import type { Tx } from '../../db/database';
import { appUser, role } from '../../db/tables/identity';
import { CommandFault, required } from './commandFault';
import { PENDING_SUB } from '../linkAccount';
import { oneTimeLink } from './oneTimeLink';
import { hashPassword } from '../passwordHash';
import type { UserCommand } from './userCommandType';

const options = {
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  role: { type: 'string', default: 'Administrator' },
  'password-stdin': { type: 'boolean', default: false },
} as const;

const passwordFrom = async (input: NodeJS.ReadableStream, own: readonly string[]): Promise<string> => {
  const password = (await text(input)).replace(/\r?\n$/, '');
  const found = newPasswordFault(password, password, own);
  if (found) throw new CommandFault(PASSWORD_TEXTS[found.fault]);
  return password;
};

const roleNamed = async (db: Tx, name: string): Promise<{ id: number; name: string }> => {
  const roles = await db.select({ id: role.id, name: role.name }).from(role);
  const wanted = roles.find((each) => each.name.toLowerCase() === name.toLowerCase());
  if (!wanted)
    throw new CommandFault(`There is no role "${name}". Roles: ${roles.map((each) => each.name).join(', ')}.`);
  return wanted;
};

/** Makes a user, who sets the password by a link that is printed, once [SEC-001]. */
export const createUser: UserCommand = {
  options,
  run: async (db, args, { input, linkOrigin, print, usage }) => {
    const { values } = parseArgs({ args, options, strict: true });
    const email = required(values.email, 'email', usage);
    if (!z.email().safeParse(email).success) throw new CommandFault('--email: Please enter a valid email address.');
    const first_name = required(values['first-name'], 'first-name', usage);
    const last_name = required(values['last-name'], 'last-name', usage);
    const [taken] = await db
      .select({ id: appUser.id })
      .from(appUser)
      .where(eq(sql`lower(${appUser.email})`, email.toLowerCase()));
    if (taken) throw new CommandFault('This email is already in use.');
    const wanted = await roleNamed(db, values.role);
    const password_hash = values['password-stdin']
      ? await hashPassword(await passwordFrom(input, [email, first_name, last_name]))
      : null;
    const lines = await db.transaction(async (tx) => {
      const user = {
        sub: `${PENDING_SUB}${randomUUID()}`,
        email,
        first_name,
        last_name,
        password_hash,
        role_id: wanted.id,
        preliminary_estimate_action: 'approve',
      };
      const [made] = await tx.insert(appUser).values(user).returning({ id: appUser.id });
      return made && linkOrigin !== null && password_hash === null
        ? oneTimeLink(tx, made.id, linkOrigin, 'invitation')
        : [];
    });
    [`${first_name} ${last_name} <${email}> is now ${wanted.name}.`, ...lines].forEach((line) => print(line));
  },
};
