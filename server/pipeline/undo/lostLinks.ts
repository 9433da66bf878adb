import type { LogRow } from '../../events/changeLog';
import { idOf, runText } from '../../db/statement';
import { entityOf, type Mutation } from '../mutation';

/** Rows that only tie others together: one is nothing without both ends. */
const LINKS: ReadonlySet<string> = new Set(['share', 'default_view']);

/**
 * Of the deleted links among some entries those whose other end has been deleted since: the view that was shared with a
 * role, say. They stay away when the deletion is taken back, which is not refused for them.
 * @param entries the newest first, as they are taken back: what is deleted later comes back before what it is named by
 * @returns their names, `share 12`
 */
export const lostLinks = async (mutation: Mutation, entries: readonly LogRow[]): Promise<ReadonlySet<string>> => {
  const links = entries.flatMap(({ entity, entity_id, before, after }) =>
    LINKS.has(entity) && before && !after
      ? entityOf(mutation, entity).columns.flatMap(({ name, reference }) => {
          const id = before[name];
          return reference !== undefined && typeof id === 'number'
            ? [{ of: `${entity} ${entity_id}`, reference, id }]
            : [];
        })
      : [],
  );
  const back = new Set(entries.flatMap(({ entity, entity_id, after }) => (after ? [] : [`${entity} ${entity_id}`])));
  const lost = new Set<string>();
  for (const reference of new Set(links.map((link) => link.reference))) {
    const named = links.filter((link) => link.reference === reference);
    const rows = await runText(mutation.client, `select id from "${reference}" where id = any($1) for key share`, [
      [...new Set(named.map(({ id }) => id))].toSorted((one, other) => one - other),
    ]);
    const standing = new Set(rows.map(idOf));
    for (const { of, id } of named) if (!standing.has(id) && !back.has(`${reference} ${id}`)) lost.add(of);
  }
  return lost;
};
