import { useApolloClient } from '@apollo/client';
import { createContext, use, useMemo } from 'react';
import { apolloDailyApi, type DailyApi } from './dailyApi';

/** A story's calls in place of the server's. */
export const DailyApiContext = createContext<DailyApi | null>(null);

/** The calls of the daily sheets over the app's client. */
export const useDailyApi = (): DailyApi => {
  const given = use(DailyApiContext);
  const client = useApolloClient();
  return useMemo(() => given ?? apolloDailyApi(client), [given, client]);
};
