import { boards } from './calls/boards';
import { settleOverrides } from './overrides/settleOverrides';
import { registerBoardPrints } from './registerBoardPrints';
import { BOARD_ENTITIES } from './history/boardEntities';
import { readBoardHistory } from './history/readBoardHistory';
import { BOARD_SOURCES } from './read/boardSources';
import { cardPublisher } from './read/cardPublisher';
import type { ServerArea } from '../../api/serverArea';

/** The scheduling boards. */
export const boardsArea: ServerArea = {
  calls: [boards],
  beforeCommit: [settleOverrides],
  routes: registerBoardPrints,
  histories: Object.fromEntries(Object.keys(BOARD_ENTITIES).map((table) => [table, readBoardHistory])),
  publishers: ({ open }) => Object.values(BOARD_SOURCES).map((source) => cardPublisher(open.pool, source)),
};
