import { parseBinKey } from './bins';
import type { BoardFacts } from './boardFacts';
import { cardIndex } from './cardIndex';
import type { Move } from './moves';
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
  const jobs = new Set<number>();
  const days = new Map<string, Set<number | null>>();
  const wants = (date: string, crew_id: number | null): void => {
    days.set(date, (days.get(date) ?? new Set()).add(crew_id));
  };
  // A bin without a crew may hold cards of any, such as slurry.
  const isOnDay = (date: string | null, crew_id: number | null): boolean => {
    const crews = date === null ? undefined : days.get(date);
    return crews !== undefined && (crew_id === null || crews.has(crew_id) || crews.has(null));
  };
  for (const { key, to } of moves) {
    const card = facts.cards.get(key);
    if (card) jobs.add(card.job_id);
    const bin = parseBinKey(to);
    if (bin?.date) wants(bin.date, bin.crew_id);
  }
  const { ofJob, ofSubJob, onDay } = cardIndex(facts.cards);
  const ofJobs = [...jobs].flatMap((id) => ofJob.get(id) ?? []);
  for (const { date, crew_id } of ofJobs) if (date !== null) wants(date, crew_id);
  const subJobIds = new Set(ofJobs.map(({ job_detail_id }) => job_detail_id));
  for (const day of days.keys())
    for (const { job_detail_id, date, crew_id } of onDay.get(day) ?? [])
      if (isOnDay(date, crew_id)) subJobIds.add(job_detail_id);
  const cards = new Map<string, Card>();
  for (const id of subJobIds) for (const card of ofSubJob.get(id) ?? []) cards.set(card.key, card);
  const sub_jobs = new Map<number, S>();
  for (const [id, subJob] of facts.sub_jobs) if (subJobIds.has(id) || jobs.has(subJob.job_id)) sub_jobs.set(id, subJob);
  return { ...facts, cards, sub_jobs };
};
