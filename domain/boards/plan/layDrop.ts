import { cascade, cascadeSubJobs, type CascadeDirection } from '../cascade';
import type { Draft } from '../draft';
import { dropResult } from '../dropResult';
import { endWaiting } from '../endWaiting';
import type { Bin } from '../kinds';
import { subJobsWithPrepsDone } from '../placement';
import type { Card } from '../types';

const directionOf = (from: Bin, to: Bin): CascadeDirection | null => {
  if (from.kind === to.kind) return null;
  if (to.kind === 'awaitingBuilder') return 'into';
  return from.kind === 'awaitingBuilder' ? 'out' : null;
};

/** Lays the result of an allowed drop into a draft, with its cascade; the bins are numbered by who completes it. */
export const layDrop = (draft: Draft, card: Card, from: Bin, to: Bin): void => {
  const { facts } = draft;
  const prepsDone = subJobsWithPrepsDone(draft.entriesOf(card.job_detail_id)).has(card.job_detail_id);
  draft.setCard(card.key, dropResult(card, from, to, facts, prepsDone));
  const direction = directionOf(from, to);
  if (direction && facts.config.has_cascade) {
    for (const id of cascadeSubJobs(card, facts.sub_jobs.values())) cascade(draft, id, direction, card.key);
  }
  if (direction === 'out' && card.entity === 'gunite_history') endWaiting(draft, card.job_detail_id);
};
