import { beforeAll } from 'vitest';
import { invalidateActors } from '../../server/access/actor';
import { also, rightsWorld } from './rightsWorld';
import type { Person } from './accessReference';
import { testApp } from './app';

type Sent = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

/** A question to an address, and what is right for a person. */
export interface Cell {
  name: string;
  ask(account: string): Promise<Response>;
  /** The statuses that are right for a person. */
  expected(person: Person): readonly number[];
  /** What else must be so, where the answer has a body. */
  also?(response: Response, person: Person): Promise<string | null>;
}

/** As this person is with the right to take data home, which everybody has in this world. */
export const exporter = (person: Person): Person => also(person, 'CAN_EXPORT_DATA');

/**
 * The whole server in the office of `rightsWorld`, with a password and the right to take data home for everybody.
 * @param more rows that a test needs besides
 */
export const routeWorld = async (more = '') => {
  const app = await testApp();
  const { pool } = app.database;
  let people: ReadonlyMap<string, Person> = new Map();
  beforeAll(async () => {
    people = await rightsWorld(app.database);
    await pool.query(`
      update app_user set password_hash = (select password_hash from app_user where email = 'admin@trowel.test') where email like 'one_%';
      insert into app_user (sub, email, first_name, last_name, role_id, preliminary_estimate_action, password_hash)
        select 'auth|' || n, n || '@trowel.test', 'One', 'More', role_id, 'none', password_hash from app_user, unnest(array['other_admin', 'admin_at_home']) n where email = 'admin@trowel.test';
      insert into user_permission (user_id, category_name, has_permission) select id, 'CAN_EXPORT_DATA', email <> 'admin_at_home@trowel.test' from app_user where email like '%@trowel.test' on conflict do nothing;
      ${more}`);
    invalidateActors();
    for (const account of people.keys()) await app.token(account); // so many at once would be refused
  }, 120_000);

  const send = async (account: string, path: string, init: Sent = {}): Promise<Response> =>
    fetch(`${app.url}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { authorization: `Bearer ${await app.token(account)}`, ...init.headers },
    });

  /** The answers that are wrong, told by account and question. */
  const differences = async (cells: readonly Cell[]): Promise<string[]> => {
    const found: string[] = [];
    for (const { name, ask, expected, also: check } of cells)
      await Promise.all(
        [...people].map(async ([account, person]) => {
          const response = await ask(account);
          if (!expected(person).includes(response.status)) found.push(`${account}: ${name} is ${response.status}`);
          const wrong = response.ok && check ? await check(response, person) : null;
          if (wrong !== null) found.push(`${account}: ${name} ${wrong}`);
          if (!response.bodyUsed) await response.body?.cancel();
        }),
      );
    return found;
  };

  return { app, pool, send, differences };
};
