import { useServer } from '../../../dataProvider/ServerContext';
import { createContext, use, useMemo } from 'react';
import { apolloDailyApi, type DailyApi } from './dailyApi';

/** A story's calls in place of the server's. */
export const DailyApiContext = createContext<DailyApi | null>(null);

/** The calls of the daily sheets over the app's server. */
export const useDailyApi = (): DailyApi => {
  const given = use(DailyApiContext);
  const server = useServer();
  return useMemo(() => given ?? apolloDailyApi(server), [given, server]);
};
