import { named, type Target } from './targets';

interface Joined {
  lookup: string;
  through: string;
  via: string;
  column: string;
  /** What the joined rows point at; the row's id without it. */
  at?: string;
}

/** Names of a lookup that a row has through a joining table, as {id, name} in the order of the lookup. */
export const namesJoined = ({
  lookup,
  through,
  via,
  column,
  at = 't.id',
}: Joined): { target: Target; many: true; sql: string } => ({
  target: named(lookup),
  many: true,
  sql: `(select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name) order by l.sort_order, l.id), '[]')
    from ${through} x join ${lookup} l on l.id = x.${column} where x.${via} = ${at})`,
});
