import { useEffect, useState } from 'react';
import { useBoard } from '../board/BoardContext';
import type { FoundCard } from '../store/boardApi';

/** Until the typing rests. */
const REST_MS = 200;

type Found = { of: string; cards: readonly FoundCard[]; isFailed: boolean };

const NONE: Found = { of: '', cards: [], isFailed: false };

/** The cards that a text names; an answer that has been overtaken by another question is dropped. */
export const useFoundCards = (typed: string): Found & { isAsking: boolean } => {
  const { api } = useBoard();
  const [found, setFound] = useState(NONE);
  const text = typed.trim();
  useEffect(() => {
    if (text === '') return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      api.find(text).then(
        (cards) => {
          if (!isOver) setFound({ of: text, cards, isFailed: false });
        },
        () => {
          if (!isOver) setFound({ of: text, cards: [], isFailed: true });
        },
      );
    }, REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [api, text]);
  return text === '' ? { ...NONE, isAsking: false } : { ...found, isAsking: found.of !== text };
};
