import type { ApolloClient, FetchResult } from '@apollo/client';
import type { GraphQLFormattedError } from 'graphql';
import type { RefusalParams } from '#domain/boards/refusals';
import type { BoardCategory, BoardView } from '#domain/boards/kinds';
import type { BoardApi } from './boardApi';
import { BOARD_QUERY, type BoardQueryAnswer } from './boardQuery';
import { BoardRefusal } from './BoardRefusal';
import { writeDocument } from './writeDocument';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const paramsOf = (value: unknown): RefusalParams =>
  Object.fromEntries(Object.entries(isRecord(value) ? value : {}).flatMap(([name, param]) =>
    (typeof param === 'string' || typeof param === 'number' ? [[name, param]] : [])));

const refusalOf = ({ message, extensions = {} }: GraphQLFormattedError): BoardRefusal =>
  new BoardRefusal(message, textOf(extensions.code) ?? 'INTERNAL_SERVER_ERROR', textOf(extensions.rule), paramsOf(extensions.params));

const mutationIdOf = ({ data, extensions }: FetchResult<Record<string, unknown>>): string | null => {
  const undone: unknown = data?.undo;
  return textOf(extensions?.mutation_id) ?? (isRecord(undone) ? textOf(undone.mutation_id) : null);
};

/** The board's calls over the app's one client. The answers stay out of its cache: the board's store is their place. */
export const apolloBoardApi = (client: ApolloClient<unknown>, category: BoardCategory, view: BoardView): BoardApi => ({
  load: async (date, since) => {
    const { data, errors } = await client.query<BoardQueryAnswer>({
      query: BOARD_QUERY,
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
  write: async (write) => {
    const { document, variables } = writeDocument(write);
    const result = await client.mutate<Record<string, unknown>>({ mutation: document, variables, fetchPolicy: 'no-cache', errorPolicy: 'all' });
    const [error] = result.errors ?? [];
    if (error) throw refusalOf(error);
    return { mutation_id: mutationIdOf(result) };
  },
});
