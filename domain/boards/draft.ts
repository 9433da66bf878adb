import type { Change } from '../changes';
import type { BoardFacts } from './boardFacts';
import { cardChange, subJobChanges } from './changeFields';
import type { Card, SubJobFacts } from './types';

/** A board on which a decision is worked out: reads see its own writes, the facts stay as they are. */
export interface Draft {
  readonly facts: BoardFacts;
  card: (key: string) => Card | undefined;
  subJob: (id: number) => SubJobFacts | undefined;
  entriesOf: (job_detail_id: number) => Card[];
  setCard: (key: string, fields: Partial<Card>) => void;
  setSubJob: (id: number, fields: Partial<SubJobFacts>) => void;
  /** Raises the version of a sub-job whose own fields stay. */
  touch: (job_detail_id: number) => void;
  /** The facts as they are after the decision. */
  after: () => BoardFacts;
  changedCards: () => Card[];
  /** Keys of the changed cards. */
  changedKeys: Pick<ReadonlySet<string>, 'has'>;
  changedSubJobs: () => number[];
  /** The writes that lead from the facts to the draft; nothing for a field that ends as it was. */
  changes: () => Change[];
}

const isSame = <T extends object>(before: T, fields: Partial<T>): boolean => {
  for (const name in fields) if (fields[name] !== before[name]) return false;
  return true;
};

export const draftOf = (facts: BoardFacts): Draft => {
  const cards = new Map<string, Card>();
  const subJobs = new Map<number, SubJobFacts>();
  const touched = new Set<number>();
  let entries: Map<number, string[]> | null = null;

  const card = (key: string) => cards.get(key) ?? facts.cards.get(key);
  const subJob = (id: number) => subJobs.get(id) ?? facts.sub_jobs.get(id);

  const keysOf = (job_detail_id: number): string[] => {
    if (!entries) {
      entries = new Map();
      for (const { key, job_detail_id: id } of facts.cards.values()) {
        const keys = entries.get(id);
        if (keys) keys.push(key);
        else entries.set(id, [key]);
      }
    }
    return entries.get(job_detail_id) ?? [];
  };

  return {
    facts,
    card,
    subJob,
    entriesOf: (id) => keysOf(id).flatMap((key) => card(key) ?? []),
    setCard: (key, fields) => {
      const before = card(key);
      if (before && !isSame(before, fields)) cards.set(key, { ...before, ...fields });
    },
    setSubJob: (id, fields) => {
      const before = subJob(id);
      if (before && !isSame(before, fields)) subJobs.set(id, { ...before, ...fields });
    },
    touch: (id) => {
      touched.add(id);
    },
    after: () => ({
      ...facts,
      cards: new Map([...facts.cards, ...cards]),
      sub_jobs: new Map([...facts.sub_jobs, ...subJobs]),
    }),
    changedCards: () => [...cards.values()],
    changedKeys: cards,
    changedSubJobs: () => [...subJobs.keys()],
    changes: () => [
      ...[...cards].flatMap(([key, now]) => cardChange(facts.cards.get(key), now) ?? []),
      ...[...new Set([...touched, ...subJobs.keys()])].flatMap((id) =>
        subJobChanges(facts.sub_jobs.get(id), subJob(id), touched.has(id)),
      ),
    ],
  };
};
