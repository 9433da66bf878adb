import { useServer } from '../../dataProvider/ServerContext';
import { createContext, use, useMemo } from 'react';
import { apolloAdminApi, type AdminApi } from './adminApi';

/** A story's calls in place of the server's. */
export const AdminApiContext = createContext<AdminApi | null>(null);

/** The calls of the Administrator Dashboard over the app's server. */
export const useAdminApi = (): AdminApi => {
  const given = use(AdminApiContext);
  const server = useServer();
  return useMemo(() => given ?? apolloAdminApi(server), [given, server]);
};
