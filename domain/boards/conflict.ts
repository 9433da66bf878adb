import type { BinKey, BinKind } from './kinds';
import { parseBinKey } from './bins';
import type { Card } from './types';

/** What the mover had before their eyes. Absent parts are not checked. */
export interface Expectation {
  /** Version of the card as last read; 0 for a stand-in. */
  version?: number | null | undefined;
  /** The bin the card was dragged from. */
  expected_bin?: BinKey | null | undefined;
}

/** Unassigned and Ready to Apply give a drop the same result, so going from one to the other is no conflict. */
const SAME_FOR_A_DROP: readonly BinKind[] = ['unassigned', 'readyToApply'];

const isElsewhere = (expected: BinKey, now: BinKey | null): boolean => {
  if (expected === now) return false;
  const [was, is] = [parseBinKey(expected), now === null ? null : parseBinKey(now)];
  const isHarmless =
    was && is && was.stage === is.stage && SAME_FOR_A_DROP.includes(was.kind) && SAME_FOR_A_DROP.includes(is.kind);
  return !isHarmless;
};

/**
 * True when a call is stale: it carries a version and the card has another one by now (a stand-in: has a row by now),
 * or it stands in another bin [BRD-012]. A call without version is never stale: the last accepted one wins.
 * @param now the card as it is; for a stand-in the entry of its phase when there is one
 */
export const isStale = (
  now: Pick<Card, 'version'>,
  binNow: BinKey | null,
  { version, expected_bin }: Expectation,
): boolean => {
  if (version === undefined || version === null) return false;
  return (
    version !== now.version ||
    (expected_bin !== undefined && expected_bin !== null && isElsewhere(expected_bin, binNow))
  );
};
