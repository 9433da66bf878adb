import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router';
import { ResourceList } from '../crud/list/ResourceList';
import { useCatalogue } from '../dataProvider/catalogue/useCatalogue';
import { Loading } from '../errors/Loading';
import { CrewsScreen } from './crews/CrewsScreen';
import { usePeopleText } from './usePeopleText';

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
