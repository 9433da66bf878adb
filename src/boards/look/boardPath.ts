import type { BoardCategory, BoardView } from '#domain/boards/kinds';
import type { CivilDate } from '#domain/civilDate';

/** The sheets of a day's crews, or of one of them, as a page of its own. */
export const crewDaysPath = (category: BoardCategory, date: CivilDate, crew_id?: number): string =>
  `/crew-days/${category}?date=${date}${crew_id === undefined ? '' : `&crew=${crew_id}`}`;

/** What the plants get ready for a day. */
export const plantOrderPath = (date: CivilDate): string => `/plant-order?date=${date}`;

/** The other board of a category with the same search and card size, of this date or of the one in the address. */
export const boardPath = (category: BoardCategory, view: BoardView, search: string, date?: CivilDate): string => {
  const params = new URLSearchParams(search);
  if (date !== undefined) params.set('date', date);
  const asked = params.toString();
  return `/${view}/${category}${asked === '' ? '' : `?${asked}`}`;
};
