import Chip from '@mui/material/Chip';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useLabel } from '../look/useLabel';
import { layoutFields, type ListLayout } from './listLayout';
import { useLayoutText } from './useLayoutText';

interface Props {
  resource: ResourceDescriptor;
  layout: ListLayout;
  onOpen: () => void;
  onRemove: () => void;
}

/** How the list is laid out: a click changes it, the cross (or Delete) leads back to rows. */
export const LayoutChip = ({ resource, layout, onOpen, onRemove }: Props) => {
  const text = useLayoutText();
  const label = useLabel();
  const field = layoutFields(resource, layout.kind).find(({ name }) => name === layout.by);
  return (
    <Chip
      label={text(`chip_${layout.kind}`, { label: label(field?.label ?? layout.by) })}
      onClick={onOpen}
      onDelete={onRemove}
      title={text('back_to_rows')}
      color="primary"
      sx={{ maxWidth: 360 }}
    />
  );
};
