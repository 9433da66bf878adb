import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router';
import { ESTIMATE_FILTERS } from '#domain/estimates/estimateStatus';
import { useLanguage } from '../i18n/useLanguage';
import { filterOf, withStatus } from './statusFilter';
import { FIELD_LABELS } from '#domain/labels/fields';

const ALL = 'all';

/** The list's status as tabs; the address keeps it among the other filters [EST-012]. */
export const StatusTabs = () => {
  const { language } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const { status } = filterOf(search);
  return (
    <Tabs
      value={status ?? ALL}
      onChange={(_event, next: string) => setSearch((before) => withStatus(before, next === ALL ? null : next))}
      aria-label={FIELD_LABELS.status[language]}
      variant="scrollable"
      sx={{ minHeight: 40, mb: -1.25 }}
    >
      {ESTIMATE_FILTERS.map((filter) => (
        <Tab
          key={filter.status ?? ALL}
          value={filter.status ?? ALL}
          label={filter.label[language]}
          sx={{ minHeight: 40 }}
        />
      ))}
    </Tabs>
  );
};
