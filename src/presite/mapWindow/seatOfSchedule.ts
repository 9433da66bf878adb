import { weekOf } from '#domain/civilDate';
import { supervisorName } from '#domain/presite/schedule/supervisor';
import type { SeatOf } from '../../mapWindow/link/boardSeat';
import type { BoardName, WindowCard } from '../../mapWindow/link/windowMessage';
import { matchesSearch } from '../schedule/matchesSearch';
import { presiteMessages } from '../schedule/messages';
import type { Schedule } from '../schedule/createSchedule';
import type { PresiteItem } from '../schedule/presiteApi';
import { createPointing } from './createPointing';

const cardOf = (item: PresiteItem, holder: string | null): WindowCard => ({
  key: String(item.id),
  job_id: item.job_id,
  name: item.job_name,
  company: item.company_name,
  address: item.address,
  city: item.city,
  pin: item.pin,
  holder,
  date: item.scheduled_date,
  order: null,
  time: null,
  lat: item.lat,
  lon: item.lon,
  is_confirmed: true,
});

/** The visits of the shown days that the search finds; of those that nobody has only what is planned for one of them. */
const shownCards = ({ store, search }: Schedule): { cards: WindowCard[]; without_found: number } => {
  const words = search.get();
  let without_found = 0;
  const cards = store.shown.get().columns.flatMap(({ supervisor, date, items }) =>
    items.flatMap(({ item }) => {
      if (!supervisor && (date === null || item.scheduled_date !== date)) return [];
      if (matchesSearch(item, words)) return [cardOf(item, supervisor && supervisorName(supervisor))];
      without_found += 1;
      return [];
    }),
  );
  return { cards, without_found };
};

/** The schedule of presites as its maps know it [SDY-007]. */
export const seatOfSchedule = (schedule: Schedule): SeatOf => {
  const { store, search, selection, selected } = schedule;
  const point = createPointing(selected);
  const maySelect = (): boolean => schedule.isView !== true;
  const name = (): BoardName => {
    const { span, date } = store.shown.get();
    return {
      title: { en: presiteMessages.en.title, es: presiteMessages.es.title },
      days: span === 'week' ? weekOf(date) : [date],
    };
  };
  return {
    name,
    maySelect,
    read: () => {
      return {
        ...name(),
        address: `${window.location.pathname}${window.location.search}`,
        holders: 'supervisor',
        may_select: maySelect(),
        ...shownCards(schedule),
      };
    },
    onChange: (listener) => {
      const offs = [store.shown.subscribe(listener), search.subscribe(listener)];
      return () => offs.forEach((off) => off());
    },
    chosen: selection.keys.get,
    onChosen: selection.keys.subscribe,
    choose: (keys, way) => {
      const { places } = store.shown.get();
      const there = keys.filter((key) => places.has(Number(key)));
      if (way === 'only') selection.clear();
      if (way === 'other') there.forEach(selection.toggle);
      else selection.addAll(there);
    },
    point: (key) => point(key === null ? null : (store.item(Number(key))?.job_detail_id ?? null)),
    show: (key) =>
      document
        .querySelector(`[data-presite="${CSS.escape(key)}"]`)
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
  };
};
