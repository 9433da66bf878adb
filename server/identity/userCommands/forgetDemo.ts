import { parseArgs } from 'node:util';
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { ringRights } from '../../access/rightsBell';
import type { Tx } from '../../db/database';
import { appUser } from '../../db/tables/identity';
import { DEMO_EMAILS } from '../demoAccounts';
import { demoPasswordHolders } from '../demoPassword';
import { removeFactors } from '../factors/factors';
import { endResetLinks } from '../resetLinks';
import { revokeSessionsOfUser } from '../revokeSessions';
import { noteSignIn } from '../signInLog';
import { ADMINISTERS_USERS } from '../notifyOfMissingAccess';
import type { UserCommand } from './userCommandType';

interface Account {
  id: number;
  sub: string;
  email: string;
  is_active: boolean;
}

/** Demo accounts by their address, and whichever the published password opens under another one; none twice. */
const demoAccounts = async (db: Tx): Promise<Account[]> => {
  const ids = (await demoPasswordHolders(db, DEMO_EMAILS)).map(({ id }) => id);
  return db
    .select({ id: appUser.id, sub: appUser.sub, email: appUser.email, is_active: appUser.is_active })
    .from(appUser)
    .where(
      and(
        or(inArray(sql`lower(${appUser.email})`, DEMO_EMAILS), inArray(appUser.id, ids)),
        or(eq(appUser.is_active, true), isNotNull(appUser.password_hash)),
      ),
    )
    .orderBy(appUser.id)
    .for('update');
};

/** Ends whatever signs in as a user or reads under the user's name. */
const endKeys = async (tx: Tx, user: Account): Promise<void> => {
  const { id } = user;
  await revokeSessionsOfUser(tx, user);
  await endResetLinks(tx, id);
  await removeFactors(tx, id);
  await tx.execute(sql`delete from sign_in_step where user_id = ${id}`);
  await tx.execute(sql`update api_token set revoked_at = now() where user_id = ${id} and revoked_at is null`);
  await tx.execute(sql`delete from calendar_feed where user_id = ${id}`);
  await tx.execute(sql`delete from report_mail where user_id = ${id}`); // nobody else would stop them
  await tx.execute(
    sql`update webhook set disabled_at = now(), disabled_for = 'user' where user_id = ${id} and disabled_at is null`,
  );
  await tx.execute(
    sql`update view_as set ended_at = now() where ended_at is null and (viewer_id = ${id} or user_id = ${id})`,
  );
};

/** Deactivates the account and takes its password, with a line in the history that nobody can undo. */
const deactivate = async (tx: Tx, { id, email, is_active }: Account): Promise<void> => {
  await tx
    .update(appUser)
    .set({
      is_active: false,
      password_hash: null,
      version: sql`${appUser.version} + 1`,
      updated_at: sql`now()`,
      updated_by: null,
    })
    .where(eq(appUser.id, id));
  if (!is_active) return;
  await noteSignIn(tx, { email }, 'sessions_ended');
  await tx.execute(sql`
    insert into change_log (mutation_id, command, effect, entity, entity_id, before, after)
    values (gen_random_uuid(), 'forgetDemo', 'derived', 'app_user', ${id},
      ${JSON.stringify({ is_active: true })}::jsonb, ${JSON.stringify({ is_active: false })}::jsonb)`);
};

const administrators = async (db: Tx): Promise<string[]> => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select concat(first_name, ' ', last_name, ' <', email, '>') as name from app_user u where ${sql.raw(ADMINISTERS_USERS)} order by id`,
  );
  return rows.map(({ name }) => name);
};

const NOBODY_LEFT = `Nobody is left who administers users. Make somebody who does:
  npm run user -- create --email <address> --first-name <name> --last-name <name>`;

const options = {};

/**
 * Takes the demo accounts out of a database: nothing signs in as them any more. Their rows stay, since jobs and the
 * history name them. Says who administers users from now on, or that nobody does [SEC-001].
 */
export const forgetDemo: UserCommand = {
  options,
  run: async (db, args, { print }) => {
    parseArgs({ args, options, strict: true });
    const forgotten = await db.transaction(async (tx) => {
      const accounts = await demoAccounts(tx);
      for (const account of accounts) {
        await endKeys(tx, account);
        await deactivate(tx, account);
      }
      await ringRights(tx); // heard after the commit
      return accounts;
    });
    print(
      forgotten.length === 0
        ? 'There are no demo accounts.'
        : `Demo accounts that cannot sign in any more:\n${forgotten.map(({ email }) => `  ${email}`).join('\n')}`,
    );
    const left = await administrators(db);
    print(left.length === 0 ? NOBODY_LEFT : `Who administers users:\n${left.map((name) => `  ${name}`).join('\n')}`);
  },
};
