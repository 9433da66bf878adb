import Box from '@mui/material/Box';
import { useGetOne } from 'ra-core';
import { useSearchParams } from 'react-router';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { takesPlaceOf } from '../../dataProvider/takesPlaceOf';
import type { Row } from '../../dataProvider/row';
import { Loading } from '../../errors/Loading';
import { ErrorPanel } from '../look/ErrorPanel';
import { ResourceForm } from '../form/ResourceForm';
import { Notice } from '../look/Notice';
import { COPY_OF } from '../look/paths';
import { GUTTER } from '../look/RecordPage';
import { useCrudText } from '../look/useCrudText';

interface Props {
  resource: ResourceDescriptor;
}

/** A new record: empty, or a copy of the one that the address names. */
export const NewRecordScreen = ({ resource }: Props) => {
  const text = useCrudText();
  const { create } = useCatalogue().rightsOf(resource.name);
  const [search] = useSearchParams();
  const given = search.get(COPY_OF) ?? '';
  const id = resource.source === undefined ? Number(given) : given;
  const isCopy = typeof id === 'string' ? id !== '' : Number.isInteger(id) && id > 0;
  const {
    data: copyOf,
    error,
    refetch,
  } = useGetOne<Row>(resource.name, { id }, { enabled: isCopy && create, retry: false });

  if (!create || resource.operations.create === undefined)
    return (
      <Box sx={{ p: GUTTER }}>
        <Notice kind="forbidden" title={text('forbidden')} />
      </Box>
    );
  if (!isCopy) return <ResourceForm resource={resource} record={null} />;
  if (takesPlaceOf(copyOf, error))
    return (
      <Box sx={{ p: GUTTER }}>
        <ErrorPanel error={error} onRetry={() => void refetch()} variant="page" />
      </Box>
    );
  return copyOf ? (
    <ResourceForm key={`copy of ${id}`} resource={resource} record={null} copyOf={copyOf} />
  ) : (
    <Loading />
  );
};
