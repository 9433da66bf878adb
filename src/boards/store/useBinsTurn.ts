import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Bin } from '#domain/boards/kinds';
import { useBoard } from '../board/BoardContext';

/** Draws anew when one of several bins changes. */
export const useBinsTurn = (bins: readonly Bin[]): number => {
  const { store } = useBoard();
  const turn = useRef(0);
  const subscribe = useCallback((listener: () => void) => {
    const changed = () => { turn.current += 1; listener(); };
    const offs = bins.map((bin) => store.onBin(bin.key, changed));
    return () => offs.forEach((off) => off());
  }, [store, bins]);
  return useSyncExternalStore(subscribe, () => turn.current);
};
