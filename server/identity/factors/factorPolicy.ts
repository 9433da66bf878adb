import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { sessionOfGrant } from '../userSessions';
import { factorsOf, hasFactor } from './factors';

/** The step that follows a right password. */
export type NextStep = 'done' | 'second_factor' | 'enrol';

/** The rule for who needs more than a password. */
export interface FactorPolicy {
  isRequired(user_id: number): Promise<boolean>;
  nextStepOf(user_id: number): Promise<NextStep>;
  /** Whether a session is renewed: not one that was ended, nor one without a factor that the role has come to require. */
  mayGoOn(user_id: number, grant_id: string | undefined): Promise<boolean>;
}

/** Names of roles, from the setting; `*` is every role. */
export const createFactorPolicy = (db: Pick<Tx, 'execute'>, roles: readonly string[]): FactorPolicy => {
  const names = JSON.stringify(roles.map((name) => name.toLowerCase()));
  const isRequired = async (user_id: number): Promise<boolean> => {
    if (roles.length === 0 || roles.includes('*')) return roles.length > 0;
    const { rows } = await db.execute(sql`
      select 1 from app_user u join role r on r.id = u.role_id
      where u.id = ${user_id} and lower(r.name) in (select json_array_elements_text(${names}::json))`);
    return rows.length > 0;
  };
  return {
    isRequired,
    nextStepOf: async (user_id) => {
      if (hasFactor(await factorsOf(db, user_id))) return 'second_factor';
      return (await isRequired(user_id)) ? 'enrol' : 'done';
    },
    mayGoOn: async (user_id, grant_id) => {
      const session = grant_id === undefined ? null : await sessionOfGrant(db, grant_id);
      if (session?.is_ended) return false;
      return session?.is_strong === true || !(await isRequired(user_id));
    },
  };
};
