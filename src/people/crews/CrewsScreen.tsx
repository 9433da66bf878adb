import { useApolloClient } from '@apollo/client';
import { useMemo, type ReactNode } from 'react';
import { apolloCrewsApi } from './crewData';
import { CrewLists } from './CrewLists';

/** The tab "Crews" over the app's client. */
export const CrewsScreen = ({ tabs }: { tabs: ReactNode }) => {
  const client = useApolloClient();
  const api = useMemo(() => apolloCrewsApi(client), [client]);
  return <CrewLists api={api} tabs={tabs} />;
};
