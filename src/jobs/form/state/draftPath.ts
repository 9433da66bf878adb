/** What lies in a draft at a level: a record, a list of rows, or a value. */
import { isRecord } from '#domain/values';

type Node = unknown;

/** Where a step of a path leads in a list: to the row with that key. */
const placeIn = (list: readonly unknown[], key: string): number =>
  list.findIndex((row) => isRecord(row) && row.key === key);

export const joinPath = (scope: string, name: string): string =>
  scope === '' ? name : name === '' ? scope : `${scope}.${name}`;

/**
 * The value at a path such as `sub_jobs.12.pebble_details.notes`, whose steps through lists are keys of rows; undefined
 * where there is none.
 */
export const readPath = (root: Node, path: string): unknown => {
  let node = root;
  for (const step of path === '' ? [] : path.split('.')) {
    if (Array.isArray(node)) node = node[placeIn(node, step)];
    else if (isRecord(node)) node = node[step];
    else return undefined;
  }
  return node;
};

const write = (node: Node, [step, ...rest]: readonly string[], value: unknown): unknown => {
  if (step === undefined) return value;
  if (Array.isArray(node)) {
    const place = placeIn(node, step);
    const rows: readonly unknown[] = node;
    return place in rows ? rows.with(place, write(rows[place], rest, value)) : node;
  }
  // What is written into a group that is not there is lost: a group comes with its category.
  return isRecord(node) ? { ...node, [step]: write(node[step], rest, value) } : node;
};

/** The root with another value at a path; what the path does not touch stays the same object. */
export function writePath<Root>(root: Root, path: string, value: unknown): Root;
export function writePath(root: unknown, path: string, value: unknown): unknown {
  return Object.is(readPath(root, path), value) ? root : write(root, path === '' ? [] : path.split('.'), value);
}

/**
 * A path with places in lists, as rules name fields (`sub_jobs.0.status`), with the keys of the rows in their stead.
 */
export const keyPath = (root: Node, path: string): string => {
  let node = root;
  return path
    .split('.')
    .map((step) => {
      if (Array.isArray(node)) {
        node = node[Number(step)];
        return isRecord(node) && typeof node.key === 'string' ? node.key : step;
      }
      node = isRecord(node) ? node[step] : undefined;
      return step;
    })
    .join('.');
};
