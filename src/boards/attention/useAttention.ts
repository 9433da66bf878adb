import { useEffect, useState } from 'react';
import { cardsByAttention, isAttentionKind, type AttentionKind } from '#domain/boards/attention';
import { dailyCapacity } from '#domain/boards/heads';
import type { Bin } from '#domain/boards/kinds';
import { allBins } from '#domain/boards/layout';
import type { Board } from '../board/createBoard';

type Counted = ReadonlyMap<AttentionKind, ReadonlySet<string>>;

/** A move is drawn first; the counts follow it. */
const FOLLOW_MS = 60;

const isSame = (a: ReadonlySet<string> | null, b: ReadonlySet<string>): boolean =>
  a !== null && a.size === b.size && [...b].every((key) => a.has(key));

const count = ({ store, config, shown }: Board): Counted => {
  const { today, sub_jobs, crews } = store.facts();
  const capacity =
    shown.days.get()?.capacity ?? (({ stage, crew_id }: Bin) => dailyCapacity(stage, crews.get(crew_id ?? 0)));
  const bins = allBins(store.layout()).map((bin) => ({ bin, cards: store.cardsIn(bin.key) }));
  return cardsByAttention({
    category: config.category,
    today,
    sub_jobs,
    capacity,
    bins,
    broken: shown.chains.get()?.broken(),
  });
};

/** The cards by the reason to look at them; they follow the board, and the chip that filters takes its cards from here. */
export const useAttention = (board: Board): Counted => {
  const [counted, setCounted] = useState(() => count(board));
  useEffect(() => {
    const { store, shown } = board;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latest = count(board);
    const narrow = (): void => {
      const { chip, keys } = shown.filter.get();
      if (chip === '') return;
      const own = isAttentionKind(chip) ? latest.get(chip) : undefined;
      // An address may name a chip that this board has not.
      if (!own) shown.filter.set({ ...shown.filter.get(), chip: '', keys: null });
      else if (!isSame(keys, own)) shown.filter.set({ ...shown.filter.get(), keys: own });
    };
    const recount = (): void => {
      latest = count(board);
      setCounted(latest);
      narrow();
    };
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(recount, FOLLOW_MS);
    };
    narrow();
    const offs = [
      store.onAny(soon),
      shown.days.subscribe(soon),
      shown.chains.subscribe(soon),
      shown.filter.subscribe(narrow),
    ];
    return () => {
      clearTimeout(timer);
      offs.forEach((off) => off());
    };
  }, [board]);
  return counted;
};
