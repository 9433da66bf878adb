import { useServer } from '../../dataProvider/ServerContext';
import { useRest } from '../../dataProvider/rest';
import { createContext, use, useMemo } from 'react';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { apolloPeopleApi, type PeopleApi } from './peopleApi';

/** Another API than the app's, for stories. */
export const PeopleApiContext = createContext<PeopleApi | null>(null);

/** The calls of users and roles over the app's server. */
export const usePeopleApi = (): PeopleApi => {
  const given = use(PeopleApiContext);
  const server = useServer();
  const { find } = useCatalogue();
  const rest = useRest();
  return useMemo(() => given ?? apolloPeopleApi(server, find, rest), [given, server, find, rest]);
};
