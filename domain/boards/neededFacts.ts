import { parseBinKey } from './bins';
import type { BoardFacts } from './boardFacts';
import { cardIndex, crewLine, lineOf, slurryLine } from './cardIndex';
import type { Move } from './moves';
import { subJobsOf } from './subJobIndex';
import type { Card, SubJobFacts } from './types';

/**
 * The part of a board that some moves can touch, so that a decision costs the same on a board of any size: the entries
 * of all sub-jobs of the moved cards' jobs (cascades go no further), every card on a crew's day that one of these or a
 * target stands on (bins that lose or gain a card are numbered anew), and the other entries of those cards' sub-jobs,
 * which say where they stand.
 */
export const neededFacts = <S extends SubJobFacts>(
  facts: BoardFacts<S>,
  moves: readonly Pick<Move, 'key' | 'to'>[],
): BoardFacts<S> => {
  const { ofJob, ofSubJob, onLine } = cardIndex(facts.cards);
  const jobs = new Set<number>();
  const lines = new Set<string>();
  for (const { key, to } of moves) {
    const card = facts.cards.get(key);
    if (card) jobs.add(card.job_id);
    const bin = parseBinKey(to);
    if (bin?.date) lines.add(bin.stage === 'SLURRY' ? slurryLine(bin.date) : crewLine(bin.date, bin.crew_id));
  }
  const subJobIds = new Set<number>();
  for (const card of [...jobs].flatMap((id) => ofJob.get(id) ?? [])) {
    subJobIds.add(card.job_detail_id);
    const line = lineOf(card);
    if (line !== null) lines.add(line);
  }
  for (const line of lines) for (const { job_detail_id } of onLine.get(line) ?? []) subJobIds.add(job_detail_id);
  const cards = new Map<string, Card>();
  for (const id of subJobIds) for (const card of ofSubJob.get(id) ?? []) cards.set(card.key, card);
  const sub_jobs = new Map<number, S>();
  const ofAll = [...subJobIds].flatMap((id) => facts.sub_jobs.get(id) ?? []);
  for (const subJob of [...jobs].flatMap((id) => subJobsOf(facts.sub_jobs, id)).concat(ofAll))
    sub_jobs.set(subJob.id, subJob);
  return { ...facts, cards, sub_jobs };
};
