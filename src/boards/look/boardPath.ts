import type { BoardCategory, BoardView } from '#domain/boards/kinds';
import type { CivilDate } from '#domain/civilDate';

/** The other board of a category with the same search and card size, of this date or of the one in the address. */
export const boardPath = (category: BoardCategory, view: BoardView, search: string, date?: CivilDate): string => {
  const params = new URLSearchParams(search);
  if (date !== undefined) params.set('date', date);
  const asked = params.toString();
  return `/${view}/${category}${asked === '' ? '' : `?${asked}`}`;
};
