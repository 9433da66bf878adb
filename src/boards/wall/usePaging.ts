import { useEffect, useState } from 'react';

/** Long enough to read a page from across the room. */
const PAGE_MS = 15_000;

interface Paging {
  page: number;
  isPaused: boolean;
  go: (step: number) => void;
  setPaused: (isPaused: boolean) => void;
}

/** Turns pages by itself, from the last to the first, until somebody stops it. @param first the page to begin with */
export const usePaging = (pages: number, first: number): Paging => {
  const [chosen, setPage] = useState<number | null>(null);
  const [isPaused, setPaused] = useState(false);
  const page = Math.min(chosen ?? first, Math.max(0, pages - 1));
  const go = (step: number): void => setPage((page + step + pages) % pages);
  useEffect(() => {
    if (isPaused || pages < 2) return undefined;
    const timer = setTimeout(() => setPage((page + 1) % pages), PAGE_MS);
    return () => clearTimeout(timer);
  }, [isPaused, pages, page]);
  return { page, isPaused, go, setPaused };
};
