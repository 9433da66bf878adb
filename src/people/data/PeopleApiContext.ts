import { useApolloClient } from '@apollo/client';
import { createContext, use, useMemo } from 'react';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { apolloPeopleApi, type PeopleApi } from './peopleApi';

/** Another API than the app's, for stories. */
export const PeopleApiContext = createContext<PeopleApi | null>(null);

/** The calls of users and roles over the app's client. */
export const usePeopleApi = (): PeopleApi => {
  const given = use(PeopleApiContext);
  const client = useApolloClient();
  const { find } = useCatalogue();
  return useMemo(() => given ?? apolloPeopleApi(client, find), [given, client, find]);
};
