import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import { useCatalogue } from '../../../dataProvider/catalogue/useCatalogue';
import type { Row } from '../../../dataProvider/row';
import { foldText } from '../../../inputs/choice';
import { choiceLimit } from '../../reference/choiceLimit';
import { useCrudText } from '../../useCrudText';
import { recordTitle } from '../../values/recordTitle';
import { asText, type FieldInputProps } from '../fieldInputProps';

interface Props extends FieldInputProps {
  /** The resource whose titles are suggested. */
  from: string;
}

/** A text with suggestions from a list, such as the cities; any other is offered as a new one and stored as it is typed [LKP-012 LKP-017]. */
export const SuggestInput = ({ from, field, label, value, onChange, onBlur, error, required }: Props) => {
  const say = useCrudText();
  const [open, setOpen] = useState(false);
  const target = useCatalogue().find(from);
  const { data = [] } = useGetList<Row>(target?.name ?? '', {
    pagination: { page: 1, perPage: choiceLimit(target?.name) }, sort: { field: 'name', order: 'ASC' }, filter: { is_active: { eq: true } }, meta: { columns: target?.title ?? [], total: false },
  }, { enabled: open && target !== undefined, retry: false });
  const known = [...new Set(data.map((row) => recordTitle(target, row)))];
  const text = asText(value) ?? '';
  const typed = foldText(text.trim());
  const isKnown = known.some((name) => foldText(name) === typed);
  const listed = (): string[] => {
    // A city that is chosen already does not narrow the list to itself.
    const found = isKnown ? known : known.filter((name) => foldText(name).includes(typed));
    return typed === '' || isKnown ? found : [...found, text.trim()];
  };
  return (
    <Autocomplete
      freeSolo options={known} open={open} onOpen={() => setOpen(true)} onClose={() => setOpen(false)} filterOptions={listed}
      inputValue={text} onInputChange={(_event, next, reason) => { if (reason !== 'reset' || next !== '') onChange(next === '' ? null : next); }}
      renderOption={({ key, ...props }, name) => <li key={key} {...props}>{known.includes(name) ? name : say('create_entry', { text: name })}</li>}
      onBlur={() => onBlur?.()}
      renderInput={({ inputProps, ...params }) => (
        <TextField {...params} label={label} required={required} error={Boolean(error)} helperText={error} slotProps={{ htmlInput: { ...inputProps, maxLength: field.max } }} />
      )}
    />
  );
};
