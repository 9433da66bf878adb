import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { Row } from '../../dataProvider/row';
import { useCrudText } from '../look/useCrudText';
import { recordTitle } from './recordTitle';
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
}

/** Picks one record: the first ten, or the first ten that match what is typed. What is chosen is always shown. */
export const ReferencePicker = ({
  target,
  label,
  value,
  onChange,
  required,
  disabled,
  error,
  autoFocus,
  onBlur,
}: Props) => {
  const text = useCrudText();
  const [open, setOpen] = useState(false);
  const { choices, loading, failed, setTyped } = useReferenceChoices(target, open);
  return (
    <Autocomplete
      size="small"
      fullWidth
      value={value}
      options={failed ? [] : choices}
      loading={loading}
      disabled={disabled}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(_event, row) => onChange(row)}
      onInputChange={(_event, typed, reason) => setTyped(reason === 'input' ? typed : '')}
      filterOptions={(rows) => rows}
      getOptionKey={({ id }) => id}
      getOptionLabel={(row) => recordTitle(target, row)}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={text(failed ? 'lookup_error' : 'no_results')}
      loadingText={text('loading')}
      clearText={text('clear')}
      openText={text('choose')}
      closeText={text('close')}
      onBlur={onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={required}
          error={Boolean(error)}
          helperText={error}
          autoFocus={autoFocus}
          placeholder={value ? undefined : text('type_to_search')}
        />
      )}
    />
  );
};
