import { useCallback } from 'react';
import type { Bin } from '#domain/boards/kinds';
import { useBoard } from './BoardContext';
import { useTurn } from '../store/useTurn';

/** Draws anew when one of several bins changes. */
export const useBinsTurn = (bins: readonly Bin[]): number => {
  const { store } = useBoard();
  return useTurn(
    useCallback(
      (listener: () => void) => {
        const offs = bins.map((bin) => store.onBin(bin.key, listener));
        return () => offs.forEach((off) => off());
      },
      [store, bins],
    ),
  );
};
