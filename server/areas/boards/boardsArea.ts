import { boards } from './calls/boards';
import { BOARD_SOURCES } from './read/boardSources';
import { cardPublisher } from './read/cardPublisher';
import type { ServerArea } from '../../api/serverArea';

/** The scheduling boards. */
export const boardsArea: ServerArea = {
  calls: [boards],
  publishers: ({ open }) => Object.values(BOARD_SOURCES).map((source) => cardPublisher(open.pool, source)),
};
