import type { Contest, DraftMerge, ValueChange } from '../mergeDrafts';

export interface DraftSides<Values> {
  /** What the draft began from. */
  base: Values;
  draft: Values;
  /** What stands in the form: what is stored by now, with what was typed since. */
  now: Values;
  /** Contested paths that stay as they are now. */
  chosen?: ReadonlySet<string> | undefined;
}

export interface ComparedDraft<Values> {
  /** What stands in the form after the restoring; the draft's where both changed a value that was not chosen. */
  merged: Values;
  /** What the restoring changes. */
  changes: readonly ValueChange[];
  /** What was changed since the draft, too: each is to be chosen before it is restored. */
  contested: readonly Contest[];
}

/** What restoring a draft does to an open form: nothing is taken back that others saved meanwhile [KEY-014]. */
export const compareDraft =
  <Values>(merge: (base: Values, mine: Values, theirs: Values, chosen?: ReadonlySet<string>) => DraftMerge<Values>) =>
  ({ base, draft, now, chosen = new Set() }: DraftSides<Values>): ComparedDraft<Values> => {
    const { merged, contested } = merge(base, draft, now, chosen);
    return {
      merged,
      contested: contested.filter(({ path }) => !chosen.has(path)),
      changes: merge(now, now, merged).changes,
    };
  };

const isWithin = (path: string, other: string): boolean => path === other || path.startsWith(`${other}.`);

/** The contested paths of a draft that a save has settled, since it stored something there. */
export const settledPaths = (contested: readonly Pick<Contest, 'path'>[], saved: readonly string[]): string[] =>
  contested
    .map(({ path }) => path)
    .filter((path) => saved.some((other) => isWithin(path, other) || isWithin(other, path)));
