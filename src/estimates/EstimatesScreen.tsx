import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { NO_RESULTS } from '#domain/jobSearch/searchTexts';
import { useCan } from '../auth/useCan';
import { ResourceList } from '../crud/list/ResourceList';
import { useCrudText } from '../crud/look/useCrudText';
import { useCatalogue } from '../dataProvider/catalogue/useCatalogue';
import { Loading } from '../errors/Loading';
import { useLanguage } from '../i18n/useLanguage';
import { StatusTabs } from './StatusTabs';

const pathOf = (id: number): string => `/estimate/${id}/edit`;

/** /estimate: the estimates, newest first, by status, with search and filters [EST-001 EST-012]. */
export default function EstimatesScreen() {
  const text = useCrudText();
  const { language } = useLanguage();
  const { find, isReady } = useCatalogue();
  const mayWrite = useCan('CAN_EDIT_ESTIMATE');
  const resource = find('estimate');
  if (!isReady || !resource) return <Loading />;
  const actions = mayWrite && (
    <Button component={RouterLink} to="/estimate/new" variant="contained" startIcon={<AddIcon />}>
      {text('new')}
    </Button>
  );
  return (
    <ResourceList
      resource={resource}
      tabs={<StatusTabs />}
      actions={actions}
      recordPath={pathOf}
      nothing={NO_RESULTS[language]}
    />
  );
}
