import { useServer } from '../dataProvider/ServerContext';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router';
import { useMemo, type ReactNode } from 'react';
import { ResourceList } from '../crud/list/ResourceList';
import { useCatalogue } from '../dataProvider/catalogue/useCatalogue';
import { Loading } from '../errors/Loading';
import { usePeopleText } from './usePeopleText';
import { apolloCrewsApi } from './crews/crewData';
import { CrewLists } from './crews/CrewLists';

/** The tab "Crews" over the app's server. */
const CrewsScreen = ({ tabs }: { tabs: ReactNode }) => {
  const server = useServer();
  const api = useMemo(() => apolloCrewsApi(server), [server]);
  return <CrewLists api={api} tabs={tabs} />;
};

/** /employee: the employees, and in a second tab the crews in their order [EMP-001 EMP-008]. */
export default function EmployeesScreen() {
  const text = usePeopleText();
  const { find, isReady } = useCatalogue();
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'crews' ? 'crews' : 'employees';
  const resource = find('employee');
  const tabs = (
    <Tabs
      value={tab}
      onChange={(_event, next: string) => setSearch(next === 'crews' ? { tab: 'crews' } : {})}
      aria-label={text('tabs')}
      sx={{ minHeight: 40, mb: -1.25 }}
    >
      <Tab value="employees" label={text('employees')} sx={{ minHeight: 40 }} />
      <Tab value="crews" label={text('crews')} sx={{ minHeight: 40 }} />
    </Tabs>
  );
  if (tab === 'crews') return <CrewsScreen tabs={tabs} />;
  return isReady && resource ? <ResourceList resource={resource} tabs={tabs} /> : <Loading />;
}
