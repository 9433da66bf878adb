import { cardTop } from './boardModel';
import type { Metrics } from './metrics';

interface Lanes {
  width: number;
  lanes: number;
}
interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** From the left edge of a card to that of the next, in a bin whose cards stand side by side. */
export const laneWidth = (width: number, lanes: number, { pad, gap }: Metrics): number =>
  (width - 2 * pad + gap) / lanes;

/**
 * The line that shows a place between cards, inside its bin: across a column, or upright between cards that stand side
 * by side.
 */
export const placeLine = (slot: number, { width, lanes }: Lanes, metrics: Metrics): Place => {
  const { card, gap, pad } = metrics;
  const top = cardTop(slot, metrics, lanes);
  if (lanes === 1) return { left: pad, top: top - gap / 2 - 1, width: width - 2 * pad, height: 3 };
  return { left: pad + (slot % lanes) * laneWidth(width, lanes, metrics) - gap / 2 - 1, top, width: 3, height: card };
};
