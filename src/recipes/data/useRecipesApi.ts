import { useApolloClient } from '@apollo/client';
import { createContext, use, useMemo } from 'react';
import { apolloRecipesApi, type RecipesApi } from './recipesApi';

/** A story's calls in place of the server's. */
export const RecipesApiContext = createContext<RecipesApi | null>(null);

/** The calls of recipes over the app's client. */
export const useRecipesApi = (): RecipesApi => {
  const given = use(RecipesApiContext);
  const client = useApolloClient();
  return useMemo(() => given ?? apolloRecipesApi(client), [given, client]);
};
