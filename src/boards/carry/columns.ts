import { isoWeekday, type CivilDate } from '#domain/civilDate';
import type { Metrics } from './metrics';

/** A shown day and where it stands in the scrolled content; `lanes` is how many cards stand side by side. */
export interface Column {
  day: CivilDate;
  left: number;
  width: number;
  lanes: number;
}

const isWeekend = (day: CivilDate): boolean => isoWeekday(day) > 5;

/**
 * A day that has the board for itself lays its cards side by side; beside other days, and on a phone, they stand top
 * down.
 */
const lanesOf = (width: number, days: number, { cardWidth, pad, gap }: Metrics): number =>
  days > 1 || cardWidth === 0 ? 1 : Math.max(1, Math.floor((width - 2 * pad + gap) / (cardWidth + gap)));

/**
 * The columns of the shown days across the room that there is: days of the weekend without cards are narrow, the others
 * share what is left and are never narrower than a readable card.
 * @param room width of the scroller in pixels
 */
export const columnsOf = (
  days: readonly CivilDate[],
  hasCards: (day: CivilDate) => boolean,
  room: number,
  metrics: Metrics,
): Column[] => {
  const start = metrics.tray + metrics.crew;
  const quiet = new Set(days.length > 1 ? days.filter((day) => isWeekend(day) && !hasCards(day)) : []);
  const full = days.length - quiet.size;
  const share = full === 0 ? 0 : Math.floor((room - start - quiet.size * metrics.quietDay) / full);
  const width = Math.max(metrics.day, share);
  let left = start;
  return days.map((day) => {
    const own = quiet.has(day) ? metrics.quietDay : width;
    const column = { day, left, width: own, lanes: lanesOf(own, days.length, metrics) };
    left += column.width;
    return column;
  });
};
