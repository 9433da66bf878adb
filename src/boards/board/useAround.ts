import { useMemo } from 'react';
import type { Bin } from '#domain/boards/kinds';
import type { Around } from '../look/cardText';
import { useBoard } from './BoardContext';

/** What the row of a bin says of its cards. */
export const useAround = ({ stage, crew_id }: Bin): Around => {
  const crew =
    useBoard()
      .store.facts()
      .crews.get(crew_id ?? Number.NaN) ?? null;
  return useMemo(() => ({ stage, crew }), [stage, crew]);
};
