import type { ApolloClient, FetchResult } from '@apollo/client';
import type { GraphQLFormattedError } from 'graphql';
import type { BoardCategory, BoardView } from '#domain/boards/kinds';
import { isRecord, textOf } from '#domain/values';
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
import { BoardRefusal } from './BoardRefusal';
import { mergedHistory } from './cardHistory';
import { writeDocument } from './writeDocument';
import type { RefusalParams } from '#domain/refusals/refusal';

const paramsOf = (value: unknown): RefusalParams =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([name, param]) =>
      typeof param === 'string' || typeof param === 'number' ? [[name, param]] : [],
    ),
  );

const refusalOf = ({ message, extensions = {} }: GraphQLFormattedError): BoardRefusal =>
  new BoardRefusal(
    message,
    textOf(extensions.code) ?? 'INTERNAL_SERVER_ERROR',
    textOf(extensions.rule),
    paramsOf(extensions.params),
  );

const mutationIdOf = ({ data, extensions }: FetchResult<Record<string, unknown>>): string | null => {
  const undone: unknown = data?.undo;
  return textOf(extensions?.mutation_id) ?? (isRecord(undone) ? textOf(undone.mutation_id) : null);
};

const HISTORY_PAGE = 20;

/** The board's calls over the app's one client. The answers stay out of its cache: the board's store is their place. */
export const apolloBoardApi = (client: ApolloClient<unknown>, category: BoardCategory, view: BoardView): BoardApi => ({
  load: async (date, since) => {
    const { data, errors } = await client.query<BoardQueryAnswer>({
      query: category === 'warranty' ? WARRANTY_QUERY : BOARD_QUERY,
      variables: { category, view, date, since: since ?? null },
      fetchPolicy: 'no-cache',
      errorPolicy: 'all',
      context: { queryDeduplication: false },
    });
    const [error] = errors ?? [];
    if (error) throw refusalOf(error);
    const { rights, is_complete, ...answer } = data.boardCards;
    return { answer, rights, isComplete: is_complete };
  },
  find: async (text) => {
    const { data, errors } = await client.query<FindAnswer>({
      query: FIND_QUERY,
      variables: { category, text },
      fetchPolicy: 'no-cache',
      errorPolicy: 'all',
    });
    const [error] = errors ?? [];
    if (error) throw refusalOf(error);
    return data.boardSearch;
  },
  movesSince: async (since) => {
    const { data, errors } = await client.query<MovesAnswer>({
      query: MOVES_QUERY,
      variables: { category, since },
      fetchPolicy: 'no-cache',
      errorPolicy: 'all',
    });
    const [error] = errors ?? [];
    if (error) throw refusalOf(error);
    return data.boardMoves.moves;
  },
  history: async ({ entity, id, job_detail_id }, page) => {
    const { data, errors } = await client.query<HistoryQueryAnswer>({
      query: HISTORY_QUERY,
      variables: { entity, id, sub_job: job_detail_id, page: { number: page, size: HISTORY_PAGE } },
      fetchPolicy: 'no-cache',
      errorPolicy: 'all',
      context: { queryDeduplication: false },
    });
    const [error] = errors ?? [];
    if (error) throw refusalOf(error);
    return mergedHistory(data.card, data.job, page, HISTORY_PAGE);
  },
  write: async (write) => {
    const { document, variables } = writeDocument(write);
    const result = await client.mutate<Record<string, unknown>>({
      mutation: document,
      variables,
      fetchPolicy: 'no-cache',
      errorPolicy: 'all',
    });
    const [error] = result.errors ?? [];
    if (error) throw refusalOf(error);
    return { mutation_id: mutationIdOf(result) };
  },
});
