import Box from '@mui/material/Box';
import { ResourceContextProvider } from 'ra-core';
import { useLocation } from 'react-router';
import { useCatalogue } from '../dataProvider/catalogue/useCatalogue';
import { Loading } from '../errors/Loading';
import { ErrorPanel } from './look/ErrorPanel';
import { NewRecordScreen } from './record/NewRecordScreen';
import { Notice } from './look/Notice';
import { GUTTER } from './look/RecordPage';
import { RecordScreen } from './record/RecordScreen';
import { ResourceList } from './list/ResourceList';
import { placeOf } from './placeOf';
import { useCrudText } from './look/useCrudText';

/**
 * Every screen of every generated resource: `/customer`, `/customer/new`, `/customer/7/edit`,
 * `/admin/lookups/job-type/...` [BLDR-001 HOM-001]. The address alone says which; a resource that the bundle does not
 * know gets its screens too.
 */
const ResourceRoutes = () => {
  const { pathname } = useLocation();
  const { resources, isReady, error, reload } = useCatalogue();
  const text = useCrudText();
  if (!isReady) return error ? <ErrorPanel error={error} variant="page" onRetry={reload} /> : <Loading />;
  const place = placeOf(pathname, resources);
  if (!place)
    return (
      <Box sx={{ p: GUTTER }}>
        <Notice kind="missing" title={text('no_screen')} />
      </Box>
    );
  const { resource } = place;
  if (place.screen === 'list') return <ResourceList key={resource.name} resource={resource} />;
  if (place.screen === 'edit')
    return <RecordScreen key={`${resource.name}/${place.id}`} resource={resource} id={place.id} />;
  return (
    <ResourceContextProvider value={resource.name}>
      <NewRecordScreen key={resource.name} resource={resource} />
    </ResourceContextProvider>
  );
};

export default ResourceRoutes;
