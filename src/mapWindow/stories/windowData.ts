import { addDays } from '#domain/civilDate';
import type { WindowBoard, WindowCard } from '../link/windowMessage';
import type { JobPlaces } from '../places/placesQuery';

const MONDAY = '2026-03-02';
const NAMES = ['Abbott', 'Banks', 'Castillo', 'Dempsey', 'Escobar', 'Fuentes', 'Kessler', 'Lam'];

const cardAt = (at: number, monday: string): WindowCard => ({
  key: `crew_information:${at + 1}`,
  job_id: at + 1,
  name: `${NAMES[at % NAMES.length] ?? ''} Residence`,
  company: 'Blue Haven',
  address: `${1400 + at * 7} Bering Dr`,
  city: at % 2 === 0 ? 'Houston' : 'Katy',
  pin: null,
  holder: `App ${1 + (at % 3)}`,
  date: addDays(monday, at % 5),
  order: 1 + Math.floor(at / 5),
  time: null,
  lat: at === 7 ? null : 29.7 + (at % 4) * 0.05,
  lon: at === 7 ? null : -95.5 + at * 0.04,
});

/** Eight cards of three crews: one at an approximate place, one without any. */
export const aWindowBoard = (monday = MONDAY, more: Partial<WindowBoard> = {}): WindowBoard => ({
  title: { en: 'Pebble Week', es: 'Semana de pebble' },
  days: Array.from({ length: 7 }, (_, day) => addDays(monday, day)),
  address: `/week/pebble?date=${monday}`,
  holders: 'crew',
  may_select: true,
  without_found: 0,
  cards: Array.from({ length: 8 }, (_, at) => cardAt(at, monday)),
  ...more,
});

/** What the jobs themselves say. */
export const PLACES: readonly JobPlaces[] = Array.from({ length: 7 }, (_, at) => {
  const [lat, lon] = [29.7012 + (at % 4) * 0.05, -95.4987 + at * 0.04];
  return at === 2
    ? { id: at + 1, lat: null, lon: null, temp_lat: lat, temp_lon: lon }
    : { id: at + 1, lat, lon, temp_lat: null, temp_lon: null };
});
