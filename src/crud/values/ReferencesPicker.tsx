import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Row } from '../../dataProvider/row';
import { useCrudText } from '../look/useCrudText';
import { recordTitle } from './recordTitle';
import type { PickerProps } from './ReferencePicker';
import { useReferenceChoices } from './useReferenceChoices';

interface Props extends PickerProps {
  value: Row[];
  onChange: (rows: Row[]) => void;
}

/** Picks any number of records, as filters do. */
export const ReferencesPicker = ({ target, label, value, onChange, autoFocus }: Props) => {
  const text = useCrudText();
  const [open, setOpen] = useState(false);
  const { choices, loading, failed, setTyped } = useReferenceChoices(target, open);
  return (
    <Autocomplete
      multiple
      size="small"
      fullWidth
      value={value}
      options={failed ? [] : choices}
      loading={loading}
      open={open}
      disableCloseOnSelect
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(_event, rows) => onChange(rows)}
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
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          autoFocus={autoFocus}
          placeholder={value.length === 0 ? text('type_to_search') : undefined}
        />
      )}
    />
  );
};
