import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { isRecord } from '#domain/values';
import type { Rest } from '../rest';

type Operation = Parameters<ConstructorParameters<typeof ApolloLink>[0] & object>[0];

/** What our server answers for a source: the answer of the source as it stands. */
interface SourceAnswer {
  data: Record<string, unknown> | null;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
}
const isAnswer = (value: unknown): value is SourceAnswer => isRecord(value) && 'data' in value;

/** Sends what is asked to our server, which asks the source; what one component gives up is aborted. */
const sourceLink = (rest: Rest, source: string): ApolloLink =>
  new ApolloLink(
    ({ query, variables, getContext }: Operation) =>
      new Observable((observer) => {
        const over = new AbortController();
        const { fetchOptions }: { fetchOptions?: unknown } = getContext();
        const signal: unknown = isRecord(fetchOptions) ? fetchOptions.signal : null;
        if (signal instanceof AbortSignal) signal.addEventListener('abort', () => over.abort(), { once: true });
        rest(`/v1/sources/${source}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: print(query), variables }),
          signal: over.signal,
        })
          .then((response): Promise<unknown> => response.json())
          .then(
            (answer) => {
              observer.next(isAnswer(answer) ? answer : { data: null });
              observer.complete();
            },
            (error: unknown) => observer.error(error),
          );
        return () => over.abort();
      }),
  );

/** Apollo's client for one source; react-admin's own cache keeps what is known. */
export const sourceClient = (rest: Rest, source: string): ApolloClient<unknown> =>
  new ApolloClient({
    link: sourceLink(rest, source),
    cache: new InMemoryCache({ addTypename: false }),
    defaultOptions: { query: { fetchPolicy: 'no-cache' }, mutate: { fetchPolicy: 'no-cache' } },
  });
