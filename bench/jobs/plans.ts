import type pg from 'pg';
import type { OpenDatabase } from '../../server/db/database';

/** How a statement reads the tables: its indexes, and the tables that it reads through from end to end. */
export interface Plan {
  indexes: string[];
  sequential: string[];
}

interface Node {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  Plans?: Node[];
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Lookup lists of a few dozen rows are read through, and that is right; these tables grow with the jobs. */
export const LARGE: ReadonlySet<string> = new Set([
  'job',
  'job_detail',
  'job_search_row',
  'job_detail_job_type',
  'color_addition',
  'warranty_pebble_detail',
  'pebble_details',
  'gunite_details',
  'crew_information',
]);

/** The plan of a statement with its values, as the server runs it: worked out for these values. */
export const planOf = async (
  runner: Pick<pg.Pool, 'query'>,
  { text, values }: { text: string; values: unknown[] },
): Promise<Plan> => {
  const { rows } = await runner.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(`explain (format json) ${text}`, values);
  const nodes = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: top }) => nodesOf(top)));
  const named = (names: (string | undefined)[]): string[] =>
    [...new Set(names.filter((name) => name !== undefined))].toSorted();
  return {
    indexes: named(nodes.map((node) => node['Index Name'])),
    sequential: named(
      nodes.filter((node) => node['Node Type'].endsWith('Seq Scan')).map((node) => node['Relation Name']),
    ),
  };
};

/** The statements about jobs that a piece of work sends to the database. */
export const statementsOf = async (
  open: OpenDatabase,
  work: () => Promise<unknown>,
): Promise<{ text: string; values: unknown[] }[]> => {
  const sent: { text: string; values: unknown[] }[] = [];
  const original = open.pool.query.bind(open.pool);
  const recording = (first: { text: string; values?: unknown[] }, ...rest: unknown[]): unknown => {
    sent.push({ text: first.text, values: first.values ?? (Array.isArray(rest[0]) ? rest[0] : []) });
    return Reflect.apply(original, open.pool, [first, ...rest]);
  };
  Object.assign(open.pool, { query: recording });
  try {
    await work();
  } finally {
    Object.assign(open.pool, { query: original });
  }
  return sent.filter(({ text }) => /\bjob_detail\b|"job"/.test(text));
};
