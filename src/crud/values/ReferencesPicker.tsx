import Autocomplete from '@mui/material/Autocomplete';
import { OutlinedField } from '../../inputs/OutlinedField';
import type { Row } from '../../dataProvider/row';
import { useLanguage } from '../../i18n/useLanguage';
import { usePicking } from '../../inputs/usePicking';
import { useCrudText } from '../look/useCrudText';
import { pickerTitle } from './pickerTitle';
import type { PickerProps } from './ReferencePicker';
import { useReferenceChoices } from './useReferenceChoices';

interface Props extends PickerProps {
  value: Row[];
  onChange: (rows: Row[]) => void;
}

/** Picks any number of records, as filters do. */
export const ReferencesPicker = ({ target, label, value, onChange, autoFocus }: Props) => {
  const text = useCrudText();
  const { language } = useLanguage();
  const { listed, loading, failure, search, watch } = useReferenceChoices(target);
  const { wrong, hint, field, drop, picking } = usePicking<Row, Row[]>({
    label,
    value,
    restore: onChange,
    shown: '',
    listed: (typed) => {
      const found = listed(typed);
      const free = found.filter(({ id }) => !value.some((row) => row.id === id));
      return typed === '' || free.length === 0 ? found : free;
    },
    keyOf: ({ id }) => id,
    isLoading: loading,
    failure,
    take: (row) => {
      if (row && !value.some(({ id }) => id === row.id)) onChange([...value, row]);
    },
    onSearch: search,
    isMultiple: true,
    isLocked: false,
  });
  return (
    <Autocomplete
      {...picking}
      {...watch(picking)}
      multiple
      size="small"
      fullWidth
      value={value}
      options={listed('')}
      loading={loading}
      disableCloseOnSelect
      onChange={(_event, rows) => {
        drop();
        search('');
        onChange(rows);
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
          error={wrong !== null}
          helperText={wrong ?? hint}
          autoFocus={autoFocus}
          placeholder={value.length === 0 ? text('type_to_search') : undefined}
        />
      )}
    />
  );
};
