import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useCatalogue } from '../dataProvider/catalogue/useCatalogue';
import { Loading } from '../errors/Loading';
import { ErrorPanel } from './look/ErrorPanel';
import { GUTTER } from './look/RecordPage';
import { Notice } from './look/Notice';
import { useCrudText } from './look/useCrudText';
import { placeOf, type Place } from './placeOf';

/**
 * What stands at an address of a generated resource: `/customer`, `/customer/new`, `/customer/7/edit`,
 * `/admin/lookups/job-type/...`. The address alone says which; a resource that the bundle does not know gets its screens
 * too.
 */
export const AtPlace = ({ children }: { children: (place: Place) => ReactNode }) => {
  const { pathname } = useLocation();
  const { resources, isReady, error, reload } = useCatalogue();
  const text = useCrudText();
  if (!isReady) return error ? <ErrorPanel error={error} variant="page" onRetry={reload} /> : <Loading />;
  const place = placeOf(pathname, resources);
  return place ? (
    children(place)
  ) : (
    <Box sx={{ p: GUTTER }}>
      <Notice kind="missing" title={text('no_screen')} />
    </Box>
  );
};
