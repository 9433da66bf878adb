import { parseBinKey } from '#domain/boards/bins';
import type { BoardConfig } from '#domain/boards/config';
import type { BinKey } from '#domain/boards/kinds';
import { keepsRow } from '#domain/boards/layout';
import type { FilledBins } from '#domain/boards/placeCards';
import type { BoardCrew } from '#domain/boards/types';

interface Input {
  config: BoardConfig;
  crews: ReadonlyMap<number, BoardCrew>;
  before: FilledBins;
  after: FilledBins;
  /** The bins that may hold other cards than before. */
  dirty: Iterable<BinKey>;
}

/**
 * True when a move may have brought a row or taken one away: that of a crew which is shown only while it holds a card.
 */
export const movesRows = ({ config, crews, before, after, dirty }: Input): boolean => {
  for (const key of dirty) {
    if (before.has(key) === after.has(key)) continue;
    const bin = parseBinKey(key);
    const group = bin?.kind === 'assigned' ? config.groups.find(({ stage }) => stage === bin.stage) : undefined;
    if (!bin || !group || group.rows.of === 'noCrew') continue;
    const crew = bin.crew_id === null ? undefined : crews.get(bin.crew_id);
    if (!crew || !keepsRow(config, group, crew)) return true;
  }
  return false;
};
