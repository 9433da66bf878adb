import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { GridDensity } from '@mui/x-data-grid';
import { ListContextProvider, ResourceContextProvider, useStore } from 'ra-core';
import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { fetchedLater } from '../../page/fetchedLater';
import { Link as RouterLink } from 'react-router';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { PageHeader } from '../../page/PageHeader';
import type { RecordId } from '../../dataProvider/row';
import { useDocumentTitle } from '../../page/useDocumentTitle';
import { useNarrowerThan } from '../../theme/useNarrowerThan';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { ErrorPanel } from '../look/ErrorPanel';
import { GUTTER } from '../look/RecordPage';
import { useListPanel } from '../look/useListPanel';
import { useCrudText } from '../look/useCrudText';
import { useToday } from '../../clock/useToday';
import { usePermissions } from '../../auth/usePermissions';
import { useDelayed } from '../../clock/useDelayed';
import { useLabel } from '../look/useLabel';
import { useLanguage } from '../../i18n/useLanguage';
import { useOverride } from '../values/overrides';
import type { Done } from '../many/DoneNotice';
import { Late } from '../../page/Late';
import { EmptyList } from './EmptyList';
import { InactiveMatches } from './InactiveMatches';
import { CARDS, ListCards, ListGrid } from './lateListGrid';
import { BulkBar, DoneNotice, LayoutView, RecordDrawer, SourceNote } from './lateParts';
import { ListSkeleton } from './ListSkeleton';
import { ListToolbar } from './ListToolbar';
import { useListCommands } from './useListCommands';
import { useListLayout } from '../layout/useListLayout';
import { listContext } from '../listState/listContext';
import { useResourceList } from '../listState/useResourceList';

const BinDrawer = fetchedLater(async () => ({ default: (await import('../many/BinDrawer')).BinDrawer }));
const ListHistoryDrawer = fetchedLater(async () => ({
  default: (await import('../many/ListHistoryDrawer')).ListHistoryDrawer,
}));
const ImportDialog = fetchedLater(async () => ({ default: (await import('../imports/ImportDialog')).ImportDialog }));

const isActiveOnly = ({ is_active }: Readonly<Record<string, unknown>>): boolean =>
  JSON.stringify(is_active) === '{"eq":true}';

interface Props {
  resource: ResourceDescriptor;
  /** A line below the header, such as tabs. */
  tabs?: ReactNode;
  /** In place of the button that makes a new record. */
  actions?: ReactNode;
  /** Where a click on a record leads to, when that is not its generated form. */
  recordPath?: (id: number) => string;
  /** What the list says when it has no rows, in place of the usual words. */
  nothing?: string;
}

/** The list of a generated resource: grid on wide screens, cards under 800 px [UI-029 UI-036]. */
export const ResourceList = ({ resource: described, tabs, actions, recordPath, nothing }: Props) => {
  const text = useCrudText();
  const label = useLabel();
  const { nothing: usual, startsWith, rowPath } = useOverride(described.name);
  const today = useToday();
  const resource = useMemo(
    () => (startsWith ? { ...described, filter: { ...described.filter, ...startsWith(today) } } : described),
    [described, startsWith, today],
  );
  const held = usePermissions();
  const rights = useCatalogue().rightsOf(resource.name);
  const state = useResourceList(resource);
  const { layout, setLayout } = useListLayout(resource, state);
  const own = useListPanel(resource);
  const { data } = state.list;
  const panel = useMemo(() => {
    const usualPath = recordPath ? (id: RecordId): string => recordPath(Number(id)) : own.recordPath;
    const pathOf = (id: RecordId): string => {
      const row = rowPath && data?.find((one) => one.id === id);
      return (row && rowPath.to(row, held)) ?? usualPath(id);
    };
    return recordPath || rowPath ? { ...own, recordPath: pathOf } : own;
  }, [own, recordPath, rowPath, data, held]);
  const [density, setDensity] = useStore<GridDensity>(`${resource.name}.density`, 'standard');
  const narrow = useNarrowerThan(CARDS);
  useEffect(() => {
    void (narrow ? ListCards : ListGrid).preload();
  }, [narrow]);
  const { error, isPending, isFetching, refetch, selectedIds } = state.list;
  const [done, setDone] = useState<Done | null>(null);
  const late = useDelayed(isPending);
  const { language } = useLanguage();
  const isUsual = JSON.stringify(state.filter) === JSON.stringify(resource.filter ?? {});
  const create = rights.create && resource.operations.create !== undefined;
  const mayUpdate = rights.update && resource.operations.update !== undefined;
  // Many records of another program are not changed at once: no step of ours could be taken back.
  const selectable =
    resource.source === undefined && (mayUpdate || (rights.remove && resource.operations.remove !== undefined));

  const newButton = create && (
    <Button component={RouterLink} to={panel.newPath} variant="contained" startIcon={<AddIcon />}>
      {text('new')}
    </Button>
  );
  useDocumentTitle(label(resource.label_plural));
  useListCommands(panel, create);

  const body = () => {
    if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
    if (!data) return late ? <ListSkeleton /> : null;
    if (data.length === 0 && !isFetching) {
      return (
        <EmptyList
          label={label(resource.label_plural)}
          narrowed={state.narrowed}
          onClear={state.clearFilters}
          create={newButton}
          more={
            isActiveOnly(state.filter) && state.search !== '' ? (
              <InactiveMatches
                resource={resource}
                filter={state.filter}
                onShow={() => state.setFieldFilter('is_active', { eq: false })}
              />
            ) : undefined
          }
          nothing={isUsual ? (nothing ?? usual?.[language]) : nothing}
        />
      );
    }
    if (layout)
      return (
        <Suspense>
          <LayoutView
            resource={resource}
            state={state}
            panel={panel}
            layout={layout}
            mayUpdate={mayUpdate}
            narrow={narrow}
          />
        </Suspense>
      );
    const shown = { resource, state, selectable, panel };
    return (
      <Suspense fallback={null}>
        {narrow ? <ListCards {...shown} /> : <ListGrid {...shown} density={density} />}
      </Suspense>
    );
  };

  return (
    <ResourceContextProvider value={resource.name}>
      <ListContextProvider value={listContext(resource.name, state.list)}>
        <PageHeader crumbs={[{ label: label(resource.label_plural) }]} actions={actions ?? newButton}>
          {tabs}
        </PageHeader>
        <Stack spacing={1.5} sx={{ px: GUTTER, pb: 2 }}>
          {resource.source && (
            <Suspense>
              <SourceNote resource={resource} ofList />
            </Suspense>
          )}
          <ListToolbar
            resource={resource}
            state={state}
            rights={rights}
            narrow={narrow}
            density={density}
            onDensity={setDensity}
            panel={panel}
            layout={layout}
            onLayout={setLayout}
          />
          {selectable && selectedIds.length > 0 && (
            <Suspense>
              <BulkBar resource={resource} state={state} rights={rights} onDone={setDone} />
            </Suspense>
          )}
          {done && (
            <Suspense>
              <DoneNotice
                key={done.mutation_id}
                resource={resource}
                done={done}
                mayUndo={!done.made || rights.remove}
                onClose={() => setDone(null)}
              />
            </Suspense>
          )}
          {body()}
        </Stack>
        <Suspense fallback={null}>
          {mayUpdate && panel.panel === 'bin' && <BinDrawer resource={resource} onClose={panel.close} />}
          {panel.panel === 'history' && <ListHistoryDrawer resource={resource} onClose={panel.close} />}
          {mayUpdate && panel.panel === 'import' && (
            <ImportDialog
              resource={resource}
              onClose={panel.close}
              onDone={(imported) => {
                setDone(imported);
                panel.close();
              }}
            />
          )}
        </Suspense>
        {(panel.panel === 'new' || typeof panel.panel === 'number') && (
          <Late open>
            <RecordDrawer resource={resource} record={panel.panel} panel={panel} />
          </Late>
        )}
      </ListContextProvider>
    </ResourceContextProvider>
  );
};
