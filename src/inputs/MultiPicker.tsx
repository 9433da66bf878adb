import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { useT } from '../i18n/useT';
import { COMBOBOX_LIMIT } from './choice';
import type { InputProps } from './inputProps';
import { matchOptions, type Option } from './matchOptions';

interface Props<Id extends string | number> extends InputProps<readonly Id[]> {
  options: readonly Option<Id>[];
  /** The most entries listed; null turns the cap off [UI-014]. */
  limit?: number | null;
}

/** Any number of choices from a list, each a chip that can be taken out again; a chosen id that is in no list shows itself. */
export const MultiPicker = <Id extends string | number>({
  value,
  onChange,
  onBlur,
  label,
  error,
  helperText,
  disabled = false,
  required = false,
  readOnly = false,
  name,
  autoFocus = false,
  options,
  limit = COMBOBOX_LIMIT,
}: Props<Id>) => {
  const t = useT();
  const [typed, setTyped] = useState('');
  const byId = useMemo(() => new Map(options.map((option) => [option.id, option])), [options]);
  const chosen = value.map((id) => byId.get(id) ?? { id, name: `#${id}` });
  return (
    <Autocomplete<Option<Id>, true>
      multiple
      disableCloseOnSelect
      size="small"
      fullWidth
      limitTags={4}
      options={options}
      value={chosen}
      inputValue={typed}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'reset') setTyped(text);
      }}
      onChange={(_event, picked) => {
        setTyped('');
        onChange(picked.map(({ id }) => id));
      }}
      onClose={() => setTyped('')}
      onBlur={() => onBlur?.()}
      filterOptions={(all) => matchOptions(all, typed, limit)}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={t('inputs.no_results')}
      clearText={t('inputs.clear')}
      openText={t('inputs.open_list')}
      closeText={t('inputs.close_list')}
      disabled={disabled}
      readOnly={readOnly}
      handleHomeEndKeys
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={Boolean(error)}
          helperText={error || helperText}
          required={required && value.length === 0}
          autoFocus={autoFocus}
          {...(name === undefined ? {} : { name })}
        />
      )}
    />
  );
};
