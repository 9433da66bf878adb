import { useApolloClient } from '@apollo/client';
import { createContext, use, useMemo } from 'react';
import { apolloAdminApi, type AdminApi } from './adminApi';

/** A story's calls in place of the server's. */
export const AdminApiContext = createContext<AdminApi | null>(null);

/** The calls of the Administrator Dashboard over the app's client. */
export const useAdminApi = (): AdminApi => {
  const given = use(AdminApiContext);
  const client = useApolloClient();
  return useMemo(() => given ?? apolloAdminApi(client), [given, client]);
};
