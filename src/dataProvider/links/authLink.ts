import { setContext } from '@apollo/client/link/context';
import type { ApolloLink } from '@apollo/client';

/** Puts the bearer token on a request. It stands behind the retry link, so that each try asks for a fresh token [API-001]. */
export const authLink = (getIdToken: () => Promise<string | null>): ApolloLink =>
  setContext(async (_operation, context) => {
    const token = await getIdToken();
    const headers: Record<string, string> = { ...context.headers };
    return { headers: token ? { ...headers, Authorization: `Bearer ${token}` } : headers };
  });
