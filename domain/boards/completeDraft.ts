import { isTray, parseBinKey } from './bins';
import { isOrdered } from './binSort';
import { type BinIndex, decisionContext } from './boardFacts';
import { derive } from './derive';
import type { Draft } from './draft';
import type { BinKey } from './kinds';
import { placementOf } from './placement';
import { type Insertion, renumber } from './renumber';
import type { Card } from './types';

export interface Completed {
  /** Every bin that lost or gained a card, or holds one that changed. */
  affected: Set<BinKey>;
  binNow: (card: Card) => BinKey | null;
}

/** The sub-jobs that the draft changed, or entries of which it changed. */
const changedSubJobs = (draft: Draft): number[] => [
  ...new Set([...draft.changedCards().map((card) => card.job_detail_id), ...draft.changedSubJobs()]),
];

/**
 * After the entries of a draft have changed: derived fields, versions of the sub-jobs, numbers of the bins that lost or
 * gained a card. Answers the bins touched and the bin of each changed card.
 */
export const completeDraft = (draft: Draft, bins: BinIndex, insertions: readonly Insertion[] = []): Completed => {
  for (const id of changedSubJobs(draft)) {
    derive(draft, id);
    draft.touch(id);
  }
  const after = draft.after();
  const ctx = decisionContext(after);
  const binNow = (card: Card) => {
    const subJob = draft.subJob(card.job_detail_id);
    return subJob ? placementOf(card, subJob, ctx) : null;
  };
  const affected = new Set<BinKey>();
  // A change of a sub-job's status or preps moves its entries, also those that keep their own fields.
  for (const id of changedSubJobs(draft)) {
    for (const entry of draft.entriesOf(id)) {
      const stored = draft.facts.cards.get(entry.key);
      const [was, is] = [stored ? bins.binOf(stored) : null, binNow(entry)];
      if (was !== is || entry !== stored) for (const key of [was, is]) if (key !== null) affected.add(key);
    }
  }
  const coming = new Map<BinKey, Insertion[]>();
  for (const insertion of insertions) {
    const moved = draft.card(insertion.key);
    const home = moved && isOrdered(moved) ? binNow(moved) : null;
    if (home === null) continue;
    coming.set(home, [...(coming.get(home) ?? []), insertion]);
    affected.add(home);
  }
  for (const key of affected) {
    const bin = parseBinKey(key);
    if (!bin || isTray(bin)) continue;
    const staysIn = (cardKey: string) => {
      const card = draft.card(cardKey);
      return card !== undefined && binNow(card) === key;
    };
    renumber(draft, bins, key, staysIn, coming.get(key));
  }
  return { affected, binNow };
};
