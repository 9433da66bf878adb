import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import createUploadLink from 'apollo-upload-client/createUploadLink.mjs';
import { authLink } from './links/authLink';
import { idempotencyLink } from './links/idempotencyLink';
import { raiseNotNow, unwrapRefusals } from './links/refusals';
import { retryLink } from './links/retryLink';
import { watchedFetch, type AnswerMarks } from './links/watchedFetch';

export interface ClientOptions {
  /** The id token of the session, renewed when it is about to expire; null when signed out. */
  getIdToken: () => Promise<string | null>;
  /** Called when the server does not accept the token. */
  onRejected?: () => void;
  /** Told of the marks that the server puts on its answers. */
  onMarks?: (marks: AnswerMarks) => void;
  /** Told of each request that nobody answered. */
  onMiss?: () => void;
  fetch?: typeof fetch;
  /** Made with what is known of the resources; a plain one otherwise. */
  cache?: InMemoryCache;
  /** Waits between tries, in milliseconds; tests shorten them. */
  waits?: readonly number[];
}

/**
 * The one client of the app: react-admin's data provider and our own hooks share its links and its cache.
 * Queries of our hooks show what is known at once and then what the server says [API-003].
 */
export const createApolloClient = ({
  getIdToken,
  onRejected,
  onMarks,
  onMiss,
  fetch: send = fetch,
  waits,
  cache = new InMemoryCache(),
}: ClientOptions): ApolloClient<unknown> =>
  new ApolloClient({
    link: ApolloLink.from([
      unwrapRefusals(onRejected),
      idempotencyLink(),
      retryLink(waits),
      authLink(getIdToken),
      raiseNotNow(),
      createUploadLink({ uri: '/graphql', fetch: watchedFetch(send, onMarks, onMiss) }),
    ]),
    cache,
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
