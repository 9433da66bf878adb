import { readPath, writePath } from './draftPath';

/** A row that stands struck through: the path of its list within the sub-job, and its key. */
interface Struck {
  list: string;
  key: string;
}

interface Row {
  key: string;
}

const isRows = (value: unknown): value is readonly Row[] => Array.isArray(value);

const at = (path: string): Struck => {
  const dot = path.lastIndexOf('.');
  return { list: path.slice(0, dot), key: path.slice(dot + 1) };
};

const byList = (paths: readonly string[]): Map<string, Set<string>> => {
  const lists = new Map<string, Set<string>>();
  for (const { list, key } of paths.map(at)) lists.set(list, (lists.get(list) ?? new Set()).add(key));
  return lists;
};

/** A draft, or a part of one, without the rows that stand struck through: what the rules see and what is saved. */
export const withoutStruck = <Part>(part: Part, paths: readonly string[]): Part => {
  let rest = part;
  for (const [list, keys] of byList(paths)) {
    const rows = readPath(rest, list);
    if (isRows(rows))
      rest = writePath(
        rest,
        list,
        rows.filter(({ key }) => !keys.has(key)),
      );
  }
  return rest;
};

/** What the rules made of a part without its struck rows, with these rows back where they stood. */
export const withStruck = <Part>(settled: Part, shown: Part, paths: readonly string[]): Part => {
  let whole = settled;
  for (const [list, keys] of byList(paths)) {
    const [before, rows] = [readPath(shown, list), readPath(whole, list)];
    if (!isRows(before) || !isRows(rows)) continue;
    const known = new Set(before.map(({ key }) => key));
    const kept = before.flatMap((row) => (keys.has(row.key) ? [row] : rows.filter(({ key }) => key === row.key)));
    whole = writePath(whole, list, [...kept, ...rows.filter(({ key }) => !known.has(key))]);
  }
  return whole;
};
