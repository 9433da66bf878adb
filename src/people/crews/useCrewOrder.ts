import { useCallback, useEffect, useRef, useState } from 'react';
import { movedEntry, placesOf, type CrewPlace } from '#domain/crews/reorderCrews';
import { toast } from '../../toasts/toast';
import { usePeopleText } from '../usePeopleText';
import type { CrewItem } from './crewData';

/** Sends the order of a list. @throws what the call throws */
export type SendOrder = (items: readonly CrewPlace[]) => Promise<void>;

/**
 * The order of one list of crews: changed on screen at once, saved behind it, one save at a time with the newest order.
 * A save that fails gives the list its stored order back [EMP-008].
 */
export const useCrewOrder = (stored: readonly CrewItem[], send: SendOrder, onStored: () => void) => {
  const text = usePeopleText();
  const [order, setOrder] = useState<readonly CrewItem[] | null>(null);
  const [said, setSaid] = useState('');
  const wanted = useRef<readonly CrewItem[] | null>(null);
  const sending = useRef(false);

  // What the server says counts again as soon as it has what was sent.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => {
    if (!sending.current) setOrder(null);
  }, [stored]);

  const save = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      while (wanted.current) {
        const next = wanted.current;
        wanted.current = null;
        await send(placesOf(next));
      }
    } catch {
      wanted.current = null;
      setOrder(null);
      setSaid(text('restored'));
      toast.error(text('failed'));
    }
    sending.current = false;
    onStored();
  }, [send, onStored, text]);

  const crews = order ?? stored;
  /** Moves a crew to where another one stands. */
  const move = useCallback(
    (id: number, target: number | undefined) => {
      const from = crews.findIndex((crew) => crew.id === id);
      const to = crews.findIndex((crew) => crew.id === target);
      const crew = crews[from];
      if (!crew) return;
      const next = to < 0 ? crews : movedEntry(crews, from, to);
      if (next === crews) {
        if (target === undefined) setSaid(text('at_the_end', { crew: crew.name }));
        return;
      }
      setOrder(next);
      setSaid(text('moved', { crew: crew.name, place: to + 1, count: next.length }));
      wanted.current = next;
      void save();
    },
    [crews, save, text],
  );

  return { crews, move, said };
};
