import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { GridDensity } from '@mui/x-data-grid';
import { useStore } from 'ra-core';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { PageHeader } from '../../page/PageHeader';
import { useDocumentTitle } from '../../page/useDocumentTitle';
import { useNarrowerThan } from '../../theme/useNarrowerThan';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { ErrorPanel } from '../ErrorPanel';
import { GUTTER } from '../RecordPage';
import { newPath } from '../paths';
import { useCrudText } from '../useCrudText';
import { useDelayed } from '../../clock/useDelayed';
import { useLabel } from '../useLabel';
import { BulkBar } from './BulkBar';
import { EmptyList } from './EmptyList';
import { ListCards } from './ListCards';
import { ListSkeleton } from './ListSkeleton';
import { ListToolbar } from './ListToolbar';
import { useResourceList } from './useResourceList';

/** The grid is most of the weight of a list, and a telephone does without it. */
const ListGrid = lazy(() => import('./ListGrid').then(({ ListGrid }) => ({ default: ListGrid })));

/** A narrower window shows cards in place of the grid. */
const CARDS = 800;

interface Props {
  resource: ResourceDescriptor;
  /** A line below the header, such as tabs. */
  tabs?: ReactNode;
}

/** The list of a generated resource: grid on wide screens, cards under 800 px [UI-029 UI-036]. */
export const ResourceList = ({ resource, tabs }: Props) => {
  const text = useCrudText();
  const label = useLabel();
  const rights = useCatalogue().rightsOf(resource.name);
  const state = useResourceList(resource);
  const [density, setDensity] = useStore<GridDensity>(`${resource.name}.density`, 'standard');
  const narrow = useNarrowerThan(CARDS);
  const { data, error, isPending, isFetching, refetch, selectedIds, onUnselectItems } = state.list;
  const late = useDelayed(isPending);
  const create = rights.create && resource.operations.create !== undefined;
  const selectable = rights.remove && resource.operations.remove !== undefined;

  const newButton = create && <Button component={RouterLink} to={newPath(resource)} variant="contained" startIcon={<AddIcon />}>{text('new')}</Button>;
  useDocumentTitle(label(resource.label_plural));

  const body = () => {
    if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
    if (!data) return late ? <ListSkeleton /> : null;
    if (data.length === 0 && !isFetching) {
      return <EmptyList label={label(resource.label_plural)} narrowed={state.narrowed} onClear={state.clearFilters} create={newButton} />;
    }
    if (narrow) return <ListCards resource={resource} state={state} />;
    return <Suspense fallback={null}><ListGrid resource={resource} state={state} density={density} selectable={selectable} /></Suspense>;
  };

  return (
    <>
      <PageHeader crumbs={[{ label: label(resource.label_plural) }]} actions={newButton}>{tabs}</PageHeader>
      <Stack spacing={1.5} sx={{ px: GUTTER, pb: 2 }}>
        <ListToolbar resource={resource} state={state} rights={rights} narrow={narrow} density={density} onDensity={setDensity} />
        {selectable && selectedIds.length > 0 && <BulkBar resource={resource} ids={selectedIds} onDone={onUnselectItems} />}
        {body()}
      </Stack>
    </>
  );
};
