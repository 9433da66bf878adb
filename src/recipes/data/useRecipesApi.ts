import { useServer } from '../../dataProvider/ServerContext';
import { createContext, use, useMemo } from 'react';
import { apolloRecipesApi, type RecipesApi } from './recipesApi';

/** A story's calls in place of the server's. */
export const RecipesApiContext = createContext<RecipesApi | null>(null);

/** The calls of recipes over the app's server. */
export const useRecipesApi = (): RecipesApi => {
  const given = use(RecipesApiContext);
  const server = useServer();
  return useMemo(() => given ?? apolloRecipesApi(server), [given, server]);
};
