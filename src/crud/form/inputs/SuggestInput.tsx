import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import { useCatalogue } from '../../../dataProvider/catalogue/useCatalogue';
import { PAGE_LIMIT } from '../../../dataProvider/documents/queries';
import type { Row } from '../../../dataProvider/row';
import { recordTitle } from '../../values/recordTitle';
import { asText, type FieldInputProps } from '../fieldInputProps';

interface Props extends FieldInputProps {
  /** The resource whose titles are suggested. */
  from: string;
}

/** A text with suggestions from a list of which any other text may be typed too, such as the cities [LKP-017]. */
export const SuggestInput = ({ from, field, label, value, onChange, onBlur, error, required }: Props) => {
  const [open, setOpen] = useState(false);
  const target = useCatalogue().find(from);
  const { data = [] } = useGetList<Row>(target?.name ?? '', {
    pagination: { page: 1, perPage: PAGE_LIMIT }, sort: { field: 'name', order: 'ASC' }, filter: { is_active: { eq: true } }, meta: { columns: target?.title ?? [], total: false },
  }, { enabled: open && target !== undefined });
  const options = [...new Set(data.map((row) => recordTitle(target, row)))];
  const text = asText(value) ?? '';
  return (
    <Autocomplete
      freeSolo options={options} open={open && options.length > 0} onOpen={() => setOpen(true)} onClose={() => setOpen(false)}
      inputValue={text} onInputChange={(_event, typed, reason) => { if (reason !== 'reset' || typed !== '') onChange(typed === '' ? null : typed); }}
      onBlur={() => onBlur?.()}
      renderInput={({ inputProps, ...params }) => (
        <TextField {...params} label={label} required={required} error={Boolean(error)} helperText={error} slotProps={{ htmlInput: { ...inputProps, maxLength: field.max } }} />
      )}
    />
  );
};
