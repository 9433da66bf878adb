import { useEffect, useState } from 'react';
import type { WindowCard } from '../link/windowMessage';
import { placeKey } from './placeOfCard';
import { AT_ONCE, type JobPlaces } from './placesQuery';

export type FetchPlaces = (ids: readonly number[]) => Promise<readonly JobPlaces[]>;

const NOTHING: ReadonlyMap<string, JobPlaces> = new Map();

/**
 * The places of the cards' jobs by `placeKey`, asked for once each and some at a time. Where they cannot be asked the
 * board's own places stay; after a failure they are asked for again with the next change of the board.
 * @param ask null for whoever may not read jobs
 */
export const usePlaces = (cards: readonly WindowCard[], ask: FetchPlaces | null): ReadonlyMap<string, JobPlaces> => {
  const [known, setKnown] = useState(NOTHING);
  const [asked] = useState(() => new Set<string>());
  useEffect(() => {
    if (!ask) return undefined;
    const over = new AbortController();
    const wanted = new Map(cards.flatMap((card) => (asked.has(placeKey(card)) ? [] : [[placeKey(card), card.job_id]])));
    const fetchAll = async (): Promise<void> => {
      const keys = [...wanted];
      for (let from = 0; from < keys.length && !over.signal.aborted; from += AT_ONCE) {
        const some = keys.slice(from, from + AT_ONCE);
        const found = new Map((await ask(some.map(([, id]) => id))).map((job) => [job.id, job]));
        for (const [key] of some) asked.add(key);
        const news = some.flatMap(([key, id]): [string, JobPlaces][] => {
          const job = found.get(id);
          return job ? [[key, job]] : [];
        });
        setKnown((before) => new Map([...before, ...news]));
      }
    };
    void fetchAll().catch(() => undefined);
    return () => over.abort();
  }, [cards, ask, asked]);
  return known;
};
