import { allBins } from '#domain/boards/layout';
import { parseBinKey } from '#domain/boards/bins';
import type { BoardName, WindowCard } from '../../mapWindow/link/windowMessage';
import type { SeatOf } from '../../mapWindow/link/boardSeat';
import type { Board } from '../board/createBoard';
import { isFiltering, matches } from '../board/boardFilter';
import type { CardView } from '../store/boardStore';

const cardOf = ({ card, subJob }: CardView, holder: string | null, date: string | null): WindowCard => ({
  key: card.key,
  job_id: card.job_id,
  name: subJob.job_name,
  company: subJob.company_name,
  address: subJob.address_line_1,
  city: subJob.city,
  pin: subJob.pin,
  holder,
  date,
  order: card.job_order,
  time: card.start?.slice(11, 16) ?? card.start_time?.slice(0, 5) ?? null,
  lat: subJob.lat ?? null,
  lon: subJob.lon ?? null,
});

/** The cards of the shown days that the filter of the board finds, and how many it leaves out. */
const shownCards = ({ store, shown }: Board): { cards: WindowCard[]; without_found: number } => {
  const filter = shown.filter.get();
  const { crews } = store.facts();
  let without_found = 0;
  const cards = allBins(store.layout()).flatMap((bin) => {
    if (bin.kind !== 'assigned') return [];
    const holder = bin.crew_id === null ? null : (crews.get(bin.crew_id)?.name ?? null);
    return store.cardsIn(bin.key).flatMap(({ key }) => {
      const view = store.view(key);
      if (!view) return [];
      if (!isFiltering(filter) || matches(filter, view)) return [cardOf(view, holder, bin.date)];
      without_found += 1;
      return [];
    });
  });
  return { cards, without_found };
};

/**
 * A board of crews, or of hours, as its maps know it. It tells what it shows itself, so a map shows nobody more than
 * the board does [SDY-007].
 */
export const seatOfBoard = (board: Board): SeatOf => {
  const { store, shown, config } = board;
  const { selection, marks } = shown;
  let pointed: string | null = null;
  const name = (): BoardName => ({ title: config.title, days: store.days() });
  return {
    name,
    maySelect: board.maySelect,
    read: () => ({
      ...name(),
      address: `${window.location.pathname}${window.location.search}`,
      holders: config.category === 'warranty' ? 'fieldworker' : 'crew',
      may_select: board.maySelect(),
      ...(shown.draft.get() && { is_draft: true }),
      ...shownCards(board),
    }),
    onChange: (listener) => {
      const offs = [store.onAny(listener), shown.filter.subscribe(listener), shown.draft.subscribe(listener)];
      return () => offs.forEach((off) => off());
    },
    chosen: selection.keys.get,
    onChosen: selection.keys.subscribe,
    choose: (keys, way) => {
      const there = keys.filter((key) => parseBinKey(store.binOf(key) ?? '') !== null);
      if (way === 'only') selection.clear();
      if (way === 'other') there.forEach(selection.toggle);
      else selection.addAll(there);
    },
    point: (key) => {
      if (pointed !== null) marks.found.set(pointed, undefined);
      pointed = key;
      if (key !== null) marks.found.set(key, true);
    },
    show: shown.jump.show,
  };
};
