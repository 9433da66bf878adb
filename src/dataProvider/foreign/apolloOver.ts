import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { getMainDefinition, print } from '@apollo/client/utilities';
import { isRecord } from '#domain/values';
import type { Question } from '../links/link';
import type { Server } from '../server';

type Operation = Parameters<ConstructorParameters<typeof ApolloLink>[0] & object>[0];

/** Apollo's operation as a question of ours; `over` is aborted with it. */
const questionOf = ({ query, operationName, variables, getContext }: Operation, over: AbortController): Question => {
  const { headers, fetchOptions }: { headers?: Record<string, string>; fetchOptions?: unknown } = getContext();
  const signal: unknown = isRecord(fetchOptions) ? fetchOptions.signal : null;
  if (signal instanceof AbortSignal) {
    if (signal.aborted) over.abort(signal.reason);
    signal.addEventListener('abort', () => over.abort(signal.reason), { once: true });
  }
  const definition = getMainDefinition(query);
  const isWrite = definition.kind === 'OperationDefinition' && definition.operation === 'mutation';
  return {
    document: { text: print(query), name: operationName ?? '', kind: isWrite ? 'mutation' : 'query' },
    variables,
    headers: { ...headers },
    signal: over.signal,
  };
};

/** The one link of Apollo's client: the way to the server that all calls take. */
const serverLink = ({ exchange }: Pick<Server, 'exchange'>): ApolloLink =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const over = new AbortController();
        exchange(questionOf(operation, over)).then(
          (answer) => {
            observer.next(answer);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
        return () => over.abort();
      }),
  );

/**
 * Apollo's client over the server, with its cache. Watched queries show what is known at once and then what the server
 * says.
 */
export const apolloOver = (server: Pick<Server, 'exchange'>): ApolloClient<unknown> =>
  new ApolloClient({
    link: serverLink(server),
    cache: new InMemoryCache(),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
