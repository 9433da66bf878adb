import type { ApolloClient } from '@apollo/client';
import type { BoardCategory, BoardView } from '#domain/boards/kinds';
import type { BoardApi } from './boardApi';
import {
  BOARD_QUERY,
  WARRANTY_QUERY,
  type BoardQueryAnswer,
  HISTORY_QUERY,
  type HistoryQueryAnswer,
  FIND_QUERY,
  MOVES_QUERY,
  type FindAnswer,
  type MovesAnswer,
} from './boardQuery';
import { mergedHistory } from './cardHistory';
import { writeDocument } from './writeDocument';
import { calls } from '../../dataProvider/calls';

const HISTORY_PAGE = 20;

/** The board's calls over the app's one client. The answers stay out of its cache: the board's store is their place. */
export const apolloBoardApi = (client: ApolloClient<unknown>, category: BoardCategory, view: BoardView): BoardApi => {
  const { ask, send } = calls(client);
  return {
    load: async (date, since) => {
      const query = category === 'warranty' ? WARRANTY_QUERY : BOARD_QUERY;
      const { boardCards } = await ask<BoardQueryAnswer>(query, { category, view, date, since: since ?? null });
      const { rights, is_complete, ...answer } = boardCards;
      return { answer, rights, isComplete: is_complete };
    },
    find: async (text) => (await ask<FindAnswer>(FIND_QUERY, { category, text })).boardSearch,
    movesSince: async (since) => (await ask<MovesAnswer>(MOVES_QUERY, { category, since })).boardMoves.moves,
    history: async ({ entity, id, job_detail_id }, page) => {
      const of = { entity, id, sub_job: job_detail_id, page: { number: page, size: HISTORY_PAGE } };
      const { card, job } = await ask<HistoryQueryAnswer>(HISTORY_QUERY, of);
      return mergedHistory(card, job, page, HISTORY_PAGE);
    },
    write: async (write) => {
      const { document, variables } = writeDocument(write);
      const { mutation_id } = await send(document, variables);
      return { mutation_id };
    },
  };
};
