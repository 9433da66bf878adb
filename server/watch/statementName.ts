/** The first letters of a statement say what it does and to which table: nobody needs to read all of a long one. */
const READ = 2_000;

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string'
    ? query.text
    : '';
};

/** What a statement does, and to which table it does it first (`select job`): none of its values, wherever they stand. */
export const statementName = (query: unknown): string => {
  const text = textOf(query)
    .slice(0, READ)
    .replaceAll(/'(?:[^']|'')*'?/g, "''")
    .replaceAll(/--[^\n]*/g, '');
  const [verb = 'statement'] = /[a-z]+/i.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_][\w.]*)/i.exec(text) ?? [];
  return [verb.toLowerCase(), ...(table ? [table.toLowerCase()] : [])].join(' ');
};
