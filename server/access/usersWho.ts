import { can, type Need } from '#domain/access/can';
import { effectivePermissions, entriesOf } from '#domain/access/effective';
import { runText, type Runner, idOf } from '../db/statement';

const ENTRIES = `
  select u.id, 'role' as source, p.category_name, p.access_level, p.has_permission from app_user u join role_permission p on p.role_id = u.role_id where u.is_active
  union all
  select u.id, 'user', p.category_name, p.access_level, p.has_permission from app_user u join user_permission p on p.user_id = u.id where u.is_active`;

interface Entry {
  source: string;
  category_name: string;
  access_level: string | null;
  has_permission: boolean | null;
}

/** The active users who may do something, by their rights as they stand in the database. */
export const usersWho = async (runner: Runner, need: Need): Promise<number[]> => {
  const entries = new Map<number, Entry[]>();
  for (const row of await runText(runner, ENTRIES, [])) {
    const id = idOf(row);
    const entry = {
      source: String(row.source),
      category_name: String(row.category_name),
      access_level: typeof row.access_level === 'string' ? row.access_level : null,
      has_permission: typeof row.has_permission === 'boolean' ? row.has_permission : null,
    };
    entries.set(id, [...(entries.get(id) ?? []), entry]);
  }
  const of = (all: readonly Entry[], source: string) => entriesOf(all.filter((entry) => entry.source === source));
  return [...entries]
    .filter(([, all]) => can(new Set(effectivePermissions(of(all, 'role'), of(all, 'user'))), need))
    .map(([id]) => id);
};
