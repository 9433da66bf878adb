import { sameValue } from '#domain/fields/sameValue';
import { isRecord } from '#domain/values';

/** What both sides changed, each to something else; undefined stands for a row that is not there on that side. */
export interface Contest {
  path: string;
  mine: unknown;
  theirs: unknown;
}

/** What one side alone changed; undefined stands for a row that is not there. */
export interface ValueChange {
  path: string;
  before: unknown;
  after: unknown;
}

export interface DraftMerge<Draft> {
  /** The changes of both sides; where both changed a value it is mine, or theirs where that was chosen. */
  merged: Draft;
  contested: readonly Contest[];
  /** What they alone changed, and its paths. */
  changes: readonly ValueChange[];
  taken: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** What a kind of draft knows of its own fields. */
export interface MergeRules {
  /** Paths that are worked out anew after a merge or told by the server: theirs, and never asked about. */
  isDerived: (path: string) => boolean;
  /** What the rules made of a side's own edits, beside them in a group: no edit of that side. */
  isWorkedOut: (group: Fields, name: string) => boolean;
  /** Whether an object is taken apart, rather than one value as a whole. */
  isGroup: (value: Fields, path: string) => boolean;
}

/** A group, a row or the draft itself; what has an id and no key is a reference, one value as a whole. */
const isDraftGroup = (value: Fields, path: string): boolean => path === '' || 'key' in value || !('id' in value);

const NO_RULES: MergeRules = { isDerived: () => false, isWorkedOut: () => false, isGroup: isDraftGroup };

export type Merge = <Draft>(base: Draft, mine: Draft, theirs: Draft, chosen?: ReadonlySet<string>) => DraftMerge<Draft>;

const isRow = (value: unknown): value is Fields & { key: string } =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';
const isRows = (value: unknown): value is readonly (Fields & { key: string })[] =>
  Array.isArray(value) && value.every(isRow);
const at = (path: string, step: string): string => (path === '' ? step : `${path}.${step}`);

/** A row or sub-job that is stored no more, to be stored again: without the numbers and the version that it had. */
const anew = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(anew);
  if (typeof value !== 'object' || value === null || ('id' in value && !('key' in value))) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, anew(one)]));
  return { ...fields, ...('key' in value ? { id: null } : {}), ...('version' in value ? { version: null } : {}) };
};

/** Three versions brought together, from a place on. */
const merger = (
  { isDerived, isWorkedOut, isGroup: mayTakeApart }: MergeRules,
  chosen: ReadonlySet<string>,
  contested: Contest[],
  changes: ValueChange[],
) => {
  const isGroup = (value: unknown, path: string): value is Fields => isRecord(value) && mayTakeApart(value, path);
  const contest = (path: string, mine: unknown, theirs: unknown): unknown => {
    if (isDerived(path)) return theirs;
    contested.push({ path, mine, theirs });
    return chosen.has(path) ? theirs : mine;
  };
  const take = (path: string, before: unknown, after: unknown): unknown => {
    if (!isDerived(path)) changes.push({ path, before, after });
    return after;
  };

  const node = (path: string, base: unknown, mine: unknown, theirs: unknown): unknown => {
    if (sameValue(mine, theirs)) return theirs;
    if (isGroup(mine, path) && isGroup(theirs, path) && isGroup(base, path)) {
      return Object.fromEntries(
        Object.keys({ ...theirs, ...mine }).map((name) => [
          name,
          node(at(path, name), base[name], isWorkedOut(mine, name) ? base[name] : mine[name], theirs[name]),
        ]),
      );
    }
    if (isRows(base) && isRows(mine) && isRows(theirs) && base.length + mine.length + theirs.length > 0)
      return rows(path, base, mine, theirs);
    if (sameValue(mine, base)) return take(path, base, theirs);
    return sameValue(theirs, base) ? mine : contest(path, mine, theirs);
  };

  /** Rows match by key, in their order; mine that they do not have come last. */
  const rows = (
    path: string,
    base: readonly Fields[],
    mine: readonly (Fields & { key: string })[],
    theirs: readonly (Fields & { key: string })[],
  ): unknown[] => {
    const find = (list: readonly Fields[], key: string): Fields | undefined => list.find((row) => row.key === key);
    const order = [...theirs, ...mine.filter(({ key }) => !find(theirs, key))].map(({ key }) => key);
    return order.flatMap((key) => {
      const place = at(path, key);
      const [was, own, other] = [find(base, key), find(mine, key), find(theirs, key)];
      if (!was) return own && other ? [node(place, {}, own, other)] : [own ?? take(place, undefined, other)];
      if (own && other) return [node(place, was, own, other)];
      const kept = own ?? other;
      // One side removed the row: unless the other changed it, it is gone.
      if (sameValue(kept, was)) {
        if (own) changes.push({ path: place, before: was, after: undefined });
        return [];
      }
      const left = contest(place, own, other);
      return left === undefined ? [] : [other === undefined ? anew(left) : left];
    });
  };
  return node;
};

const NONE: ReadonlySet<string> = new Set();

/**
 * Brings three versions of a draft together field by field: what one side changed is taken, what both changed
 * differently is contested [API-037]. Rows match by their keys. `chosen` names the contested paths that are to be
 * theirs.
 */
export const mergeWith = (known: Partial<MergeRules>): Merge => {
  const rules = { ...NO_RULES, ...known };
  function merge<Draft>(base: Draft, mine: Draft, theirs: Draft, chosen?: ReadonlySet<string>): DraftMerge<Draft>;
  function merge(
    base: unknown,
    mine: unknown,
    theirs: unknown,
    chosen: ReadonlySet<string> = NONE,
  ): DraftMerge<unknown> {
    const contested: Contest[] = [];
    const changes: ValueChange[] = [];
    const merged = merger(rules, chosen, contested, changes)('', base, mine, theirs);
    return { merged, contested, changes, taken: changes.map(({ path }) => path) };
  }
  return merge;
};
