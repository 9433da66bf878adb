import Box from '@mui/material/Box';
import { Suspense, useEffect } from 'react';
import { RecordComments } from '../../comments/RecordComments';
import { fetchedLater } from '../../page/fetchedLater';
import { RecordContextProvider, ResourceContextProvider, useGetOne } from 'ra-core';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { Loading } from '../../errors/Loading';
import { PageHeader } from '../../page/PageHeader';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import type { RecordId, Row } from '../../dataProvider/row';
import { ErrorPanel } from '../look/ErrorPanel';
import { MergedRecord } from '../merge/lateParts';
import { ResourceForm } from '../form/ResourceForm';
import { useRecordPlaces } from '../look/RecordPlaces';
import { GUTTER } from '../look/RecordPage';
import { useFormOverride, useOverride } from '../values/overrides';
import { RecordDetails } from './RecordDetails';
import { ResourceShow } from './ResourceShow';
import { useLabel } from '../look/useLabel';

/** Nobody waits for the history to edit a record. */
const HistoryPanel = fetchedLater(async () => ({ default: (await import('../history/HistoryPanel')).HistoryPanel }));

const SourceNote = fetchedLater(async () => ({ default: (await import('../look/SourceNote')).SourceNote }));

interface Props {
  resource: ResourceDescriptor;
  id: RecordId;
}

const OwnAside = ({ resource, record }: { resource: ResourceDescriptor; record: Row }) =>
  useFormOverride(resource.name).aside?.(record);

/** One record: its form, or the same to read without the right to change it. */
export const RecordScreen = ({ resource, id }: Props) => {
  const label = useLabel();
  const { list, inPanel } = useRecordPlaces(resource);
  const { form } = useOverride(resource.name);
  // Beside the record, not after it.
  useEffect(() => void form?.(), [form]);
  const rights = useCatalogue().rightsOf(resource.name);
  const { data: record, error, refetch } = useGetOne<Row>(resource.name, { id }, { retry: false });

  if (!record) {
    return (
      <>
        <PageHeader crumbs={[{ label: label(resource.label_plural), to: list }, { label: `#${id}` }]} />
        {error ? (
          <Box sx={{ px: GUTTER }}>
            <Suspense>
              <MergedRecord resource={resource} id={id}>
                <ErrorPanel error={error} onRetry={() => void refetch()} variant="page" />
              </MergedRecord>
            </Suspense>
          </Box>
        ) : (
          <Loading />
        )}
      </>
    );
  }
  const comments = resource.source === undefined && <RecordComments entity={resource.name} id={Number(id)} />;
  const aside = (
    <>
      <OwnAside resource={resource} record={record} />
      <RecordDetails resource={resource} record={record} />
      {comments}
      <Suspense fallback={null}>
        {resource.source ? <SourceNote resource={resource} /> : <HistoryPanel resource={resource} id={Number(id)} />}
      </Suspense>
    </>
  );
  const Screen = rights.update && resource.operations.update !== undefined ? ResourceForm : ResourceShow;
  return (
    <ResourceContextProvider value={resource.name}>
      <RecordContextProvider value={record}>
        <Suspense fallback={<Loading />}>
          <Screen key={id} resource={resource} record={record} {...(inPanel ? {} : { aside })} />
          {inPanel && <Box sx={{ px: GUTTER, pb: 4 }}>{comments}</Box>}
        </Suspense>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
};
