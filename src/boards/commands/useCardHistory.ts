import { useCallback, useEffect, useState } from 'react';
import { useBoard } from '../board/BoardContext';
import type { CardHistoryEntry } from '../store/cardHistory';

interface State {
  items: readonly CardHistoryEntry[] | null;
  hasMore: boolean;
  isFailed: boolean;
  isLoading: boolean;
}

const START: State = { items: null, hasMore: false, isFailed: false, isLoading: true };

/** The history of a card, a page at a time; `reload` starts again with the newest. */
export const useCardHistory = (cardKey: string) => {
  const { store, api } = useBoard();
  const [state, setState] = useState<State>(START);
  const [page, setPage] = useState({ number: 1, turn: 0 });

  useEffect(() => {
    const card = store.facts().cards.get(cardKey);
    if (!card) return undefined;
    let isOver = false;
    api.history(card, page.number).then(
      ({ items, hasMore }) => {
        if (isOver) return;
        setState((before) => ({
          items: page.number === 1 ? items : [...(before.items ?? []), ...items],
          hasMore,
          isFailed: false,
          isLoading: false,
        }));
      },
      () => {
        if (!isOver) setState((before) => ({ ...before, isFailed: true, isLoading: false }));
      },
    );
    return () => {
      isOver = true;
    };
  }, [api, store, cardKey, page]);

  const requestPage = useCallback((number: (before: number) => number) => {
    setState((before) => ({ ...before, isLoading: true, isFailed: false }));
    setPage((before) => ({ number: number(before.number), turn: before.turn + 1 }));
  }, []);
  return {
    ...state,
    reload: useCallback(() => requestPage(() => 1), [requestPage]),
    loadMore: useCallback(() => requestPage((before) => before + 1), [requestPage]),
  };
};
