import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import { ERRORS } from '#domain/errors';
import { isRecord, textOf } from '#domain/values';
import { callError, CallError } from './CallError';

interface AskOptions {
  /** Aborts the request; whoever asked the same is not touched by it. */
  signal?: AbortSignal;
}

interface TellOptions {
  /** The key of an action that may have been carried out already, which is not done twice. */
  action?: string;
}

/** What a write answered, and the number by which it can be undone. */
interface Sent<Data> {
  data: Data;
  mutation_id: string | null;
}

/**
 * The two ways to ask the server: past the client's cache, so that an answer is never older than its question, with the retries of
 * `retryLink`. What is refused or not answered is thrown as a CallError.
 * @example const { crews } = await calls(client).ask<CrewsAnswer>(CREWS);
 */
export interface Calls {
  ask: <Data>(query: DocumentNode, variables?: OperationVariables, options?: AskOptions) => Promise<Data>;
  /** Writes; a retried call is carried out once. */
  tell: <Data>(mutation: DocumentNode, variables?: OperationVariables, options?: TellOptions) => Promise<Data>;
  /** As `tell`, for what can be undone. */
  send: <Data>(mutation: DocumentNode, variables?: OperationVariables, options?: TellOptions) => Promise<Sent<Data>>;
}

const mutationIdOf = (data: unknown, extensions: Record<string, unknown> | undefined): string | null => {
  const undone: unknown = isRecord(data) ? data.undo : undefined;
  return textOf(extensions?.mutation_id) ?? (isRecord(undone) ? textOf(undone.mutation_id) : null);
};

export const calls = (client: ApolloClient<unknown>): Calls => {
  const send = async <Data>(
    mutation: DocumentNode,
    variables: OperationVariables = {},
    { action }: TellOptions = {},
  ): Promise<Sent<Data>> => {
    try {
      const context = action === undefined ? {} : { headers: { 'Idempotency-Key': action } };
      const { data, extensions } = await client.mutate<Data>({ mutation, variables, context, fetchPolicy: 'no-cache' });
      if (!data) throw new CallError(ERRORS.INTERNAL_SERVER_ERROR.message, 500, { code: 'INTERNAL_SERVER_ERROR' });
      return { data, mutation_id: mutationIdOf(data, extensions) };
    } catch (error) {
      throw callError(error);
    }
  };
  return {
    ask: async <Data>(query: DocumentNode, variables: OperationVariables = {}, { signal }: AskOptions = {}) => {
      try {
        const context = { queryDeduplication: false, ...(signal ? { fetchOptions: { signal } } : {}) };
        return (await client.query<Data>({ query, variables, fetchPolicy: 'no-cache', context })).data;
      } catch (error) {
        throw callError(error);
      }
    },
    tell: async <Data>(mutation: DocumentNode, variables: OperationVariables = {}, options: TellOptions = {}) =>
      (await send<Data>(mutation, variables, options)).data,
    send,
  };
};
