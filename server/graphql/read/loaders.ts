import DataLoader from 'dataloader';
import { runText, type Row, type Runner } from '../../commands/statement';

/** One DataLoader per table and request: the rows that plain rows of named calls refer to. */
export interface Loaders { row(table: string, id: number): Promise<Row | null> }

export const newLoaders = (runner: Runner): Loaders => {
  const loaders = new Map<string, DataLoader<number, Row | null>>();
  const make = (table: string): DataLoader<number, Row | null> => new DataLoader(async (ids) => {
    const rows = await runText(runner, `select * from "${table}" where id = any($1)`, [[...ids]]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  });
  return {
    row: (table, id) => {
      const loader = loaders.get(table) ?? make(table);
      loaders.set(table, loader);
      return loader.load(id);
    },
  };
};
