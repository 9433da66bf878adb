import Autocomplete from '@mui/material/Autocomplete';
import { OutlinedField } from '../../inputs/OutlinedField';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { Row } from '../../dataProvider/row';
import { useLanguage } from '../../i18n/useLanguage';
import { usePicking } from '../../inputs/usePicking';
import { useCrudText } from '../look/useCrudText';
import { pickerTitle } from './pickerTitle';
import { useReferenceChoices } from './useReferenceChoices';

export interface PickerProps {
  target: ResourceDescriptor | undefined;
  label: string;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  error?: string | null;
  autoFocus?: boolean;
  onBlur?: (() => void) | undefined;
}

interface Props extends PickerProps {
  value: Row | null;
  onChange: (row: Row | null) => void;
  /** Offers records that are in use no more as well, marked. */
  withInactive?: boolean;
}

/** Picks one record: the first ten, or the first ten that match what is typed. What is chosen is always shown. */
export const ReferencePicker = ({
  target,
  label,
  value,
  onChange,
  required,
  disabled = false,
  error,
  autoFocus,
  onBlur,
  withInactive = false,
}: Props) => {
  const text = useCrudText();
  const { language } = useLanguage();
  const { listed, loading, failure, search, watch } = useReferenceChoices(target, withInactive);
  const { typed, wrong, hint, field, choose, picking } = usePicking<Row, Row | null>({
    label,
    value,
    restore: onChange,
    shown: value ? pickerTitle(target, value, language) : '',
    listed,
    keyOf: ({ id }) => id,
    isLoading: loading,
    failure,
    take: onChange,
    onSearch: search,
    isLocked: disabled,
    onBlur,
  });
  return (
    <Autocomplete
      {...picking}
      {...watch(picking)}
      size="small"
      fullWidth
      value={typed === null ? value : null}
      options={listed('')}
      loading={loading}
      disabled={disabled}
      onChange={(_event, row, reason) => {
        if (reason !== 'clear') choose(row);
      }}
      getOptionKey={({ id }) => id}
      getOptionLabel={(row) => pickerTitle(target, row, language)}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={failure ?? text('no_results')}
      loadingText={text('loading')}
      clearText={text('clear')}
      openText={text('choose')}
      closeText={text('close')}
      renderInput={(params) => (
        <OutlinedField
          {...params}
          inputRef={field}
          label={label}
          required={required}
          error={Boolean(wrong ?? error)}
          helperText={wrong ?? hint ?? error}
          autoFocus={autoFocus}
          placeholder={value ? undefined : text('type_to_search')}
        />
      )}
    />
  );
};
