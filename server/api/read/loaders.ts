import DataLoader from 'dataloader';
import { queryTogether, type QueryRows } from '../../db/queryTogether';
import type { Row, Runner } from '../../db/statement';

/** One DataLoader per table and request: the rows that plain rows of named calls refer to. */
export interface Loaders {
  row(table: string, id: number): Promise<Row | null>;
  /** The rows of a list of ids, in its order; ids without a row are left out. */
  rows(table: string, ids: unknown): Promise<Row[]>;
  /** Runs a statement that finds its rows by key, in one packet with those that are asked for at the same time. */
  query: QueryRows;
  /** The rows that belong to an id: `text` reads them for a list of ids, each with the id it belongs to in `via`. */
  children(text: string, via: string, id: number): Promise<Row[]>;
}

export const newLoaders = (runner: Runner): Loaders => {
  const query = queryTogether(runner);
  const loaders = new Map<string, DataLoader<number, Row | null>>();
  const make = (table: string): DataLoader<number, Row | null> =>
    new DataLoader(async (ids) => {
      const rows = await query(`select * from "${table}" where id = any($1)`, [[...ids]]);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    });
  const row = (table: string, id: number): Promise<Row | null> => {
    const loader = loaders.get(table) ?? make(table);
    loaders.set(table, loader);
    return loader.load(id);
  };
  const families = new Map<string, DataLoader<number, Row[]>>();
  const family = (text: string, via: string): DataLoader<number, Row[]> =>
    new DataLoader(async (ids) => {
      const found = new Map(ids.map((id): [unknown, Row[]] => [id, []]));
      for (const child of await query(text, [[...ids]])) found.get(child[via])?.push(child);
      return ids.map((id) => found.get(id) ?? []);
    });
  return {
    query,
    row,
    children: (text, via, id) => {
      const loader = families.get(text) ?? family(text, via);
      families.set(text, loader);
      return loader.load(id);
    },
    rows: async (table, ids) => {
      const known = Array.isArray(ids) ? ids.filter((id): id is number => typeof id === 'number') : [];
      return (await Promise.all(known.map((id) => row(table, id)))).filter((found) => found !== null);
    },
  };
};
