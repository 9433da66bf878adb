import { useEffect, useState } from 'react';
import { parseBinKey } from '#domain/boards/bins';
import { plantOf } from '#domain/plants/crewPlant';
import { parseTraySort, placeOf, sortTray, traySortText, type TraySort } from '#domain/boards/traySort';
import type { Card } from '#domain/boards/types';
import type { Place } from '#domain/milesBetween';
import type { Board } from '../board/createBoard';
import { keep, keptName, readKept } from '../store/kept';

/** A move is drawn first; the distances follow it. */
const FOLLOW_MS = 60;

/** The places of a crew's day: its stops, and while it has none the plant that it starts from. */
const stopsOf = ({ store }: Board, key: string): Place[] => {
  const { sub_jobs, crew_plants } = store.facts();
  const stops = store.cardsIn(key).flatMap((card) => {
    const subJob = sub_jobs.get(card.job_detail_id);
    return (subJob && placeOf(subJob)) ?? [];
  });
  const bin = stops.length === 0 ? parseBinKey(key) : null;
  const { lat = null, lon = null } = (bin && plantOf(crew_plants, bin)) ?? {};
  return lat !== null && lon !== null ? [{ lat, lon }] : stops;
};

/** The sort of the trays, as this user chose it last on this board, and how to choose another [SDY-016]. */
export const useTraySort = (board: Board): [TraySort, (sort: TraySort) => void] => {
  const name = keptName('tray-sort', board.config.path, board.userId);
  const [sort, setSort] = useState(() => parseTraySort(readKept(name).sort));
  useEffect(() => {
    const { store, shown } = board;
    let stops = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = (): void => {
      const now = sort.by === 'distance' ? stopsOf(board, sort.to) : [];
      const said = JSON.stringify(now);
      if (said === stops) return;
      stops = said;
      show(now);
    };
    const show = (now: readonly Place[]): void => {
      const known = new WeakMap<readonly Card[], readonly Card[]>();
      shown.trayOrder.set((cards) => {
        const ordered = known.get(cards) ?? sortTray(cards, sort, { sub_jobs: store.facts().sub_jobs, stops: now });
        known.set(cards, ordered);
        return ordered;
      });
    };
    if (sort.by === 'requested') shown.trayOrder.set(null);
    else {
      show([]);
      follow();
    }
    const off = store.onAny(() => {
      clearTimeout(timer);
      timer = setTimeout(follow, FOLLOW_MS);
    });
    return () => {
      clearTimeout(timer);
      off();
    };
  }, [board, sort]);
  return [
    sort,
    (next) => {
      keep(name, { sort: traySortText(next) });
      setSort(next);
    },
  ];
};

/** The crew's days of the board that have a stop with a known place, day by day. */
export const crewDays = (board: Board): { key: string; crew: string; date: string }[] =>
  board.store
    .layout()
    .groups.flatMap(({ rows }) =>
      rows.flatMap(({ crew, bins }) =>
        bins.flatMap(({ key, date }) =>
          crew && date && stopsOf(board, key).length > 0 ? [{ key, crew: crew.name, date }] : [],
        ),
      ),
    )
    .sort((a, b) => a.date.localeCompare(b.date));
