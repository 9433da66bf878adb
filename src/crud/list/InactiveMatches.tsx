import Button from '@mui/material/Button';
import { useGetList } from 'ra-core';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { Row } from '../../dataProvider/row';
import { useCrudText } from '../look/useCrudText';

interface Props {
  resource: ResourceDescriptor;
  filter: Readonly<Record<string, unknown>>;
  onShow: () => void;
}

/** Says of a search without rows how many it finds among the inactive ones, and leads to them [KEY-019]. */
export const InactiveMatches = ({ resource, filter, onShow }: Props) => {
  const text = useCrudText();
  const { total = 0 } = useGetList<Row>(resource.name, {
    pagination: { page: 1, perPage: 1 },
    filter: { ...filter, is_active: { eq: false } },
    meta: { columns: resource.title },
  });
  return total === 0 ? null : (
    <Button variant="contained" onClick={onShow}>
      {text('inactive_matches', { smart_count: total })}
    </Button>
  );
};
