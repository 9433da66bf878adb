import Chip from '@mui/material/Chip';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import { useCatalogue } from '../../../dataProvider/catalogue/useCatalogue';
import { useReferenced } from '../../values/useReferenced';
import { useLanguage } from '../../../i18n/useLanguage';
import { useCrudText } from '../../look/useCrudText';
import { useLabel } from '../../look/useLabel';
import { recordTitle } from '../../values/recordTitle';
import { describeFilter } from './describeFilter';
import type { FieldFilter } from '../../listState/filterKinds';

interface Props {
  field: FieldDescriptor;
  value: FieldFilter;
  onOpen: (anchor: HTMLElement) => void;
  onRemove: () => void;
}

/** One filter that is in force: a click changes it, the cross (or Delete) takes it away. */
export const FilterChip = ({ field, value, onOpen, onRemove }: Props) => {
  const text = useCrudText();
  const label = useLabel();
  const { language } = useLanguage();
  const { find } = useCatalogue();
  const target = field.reference === undefined ? undefined : find(field.reference);
  const titles = useReferenced(target, value.in ?? []).map((row) => recordTitle(target, row, language));
  const name = label(field.label);
  return (
    <Chip
      label={
        <>
          <b>{name}</b> {describeFilter(field, value, text, language, titles)}
        </>
      }
      onClick={(event) => onOpen(event.currentTarget)}
      onDelete={onRemove}
      title={text('remove_filter', { label: name })}
      variant="outlined"
      color="primary"
      sx={{ maxWidth: 360 }}
    />
  );
};
