import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useT } from '../i18n/useT';
import { COMBOBOX_LIMIT, foldText, matchChoices, type Choice } from './choice';
import type { InputProps } from './inputProps';

/** The entry that makes a new choice of the typed text; no choice has this id. */
const CREATE_ID = -1;

interface Props<Option extends Choice> extends InputProps<Option | null> {
  options: readonly Option[];
  /** The most entries listed; null turns the cap off [UI-014]. */
  limit?: number | null;
  /** Offers to create what is typed [UI-012]. */
  onCreate?: (text: string) => void;
  /** Told what is typed, when the options come from the server; they are then listed as they come. */
  onSearch?: (text: string) => void;
  loading?: boolean;
}

/** A choice from a list, by typing, arrow keys or the mouse [UI-012 UI-013 UI-014]. */
export const Combobox = <Option extends Choice>({
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
  onCreate,
  onSearch,
  loading = false,
}: Props<Option>) => {
  const t = useT();
  const [typed, setTyped] = useState('');
  const nameOf = (choice: Choice): string => choice.name ?? `#${choice.id}`;
  const listed = (all: readonly (Option | Choice)[], text: string): (Option | Choice)[] => {
    const entries = onSearch
      ? all.slice(0, limit ?? undefined)
      : matchChoices(all, text === (value && nameOf(value)) ? '' : text, limit);
    const isNew =
      onCreate && text.trim() !== '' && !all.some((choice) => foldText(nameOf(choice)) === foldText(text.trim()));
    return isNew ? [...entries, { id: CREATE_ID, name: text.trim() }] : [...entries];
  };
  const choose = (choice: Option | Choice | null): void => {
    if (choice?.id === CREATE_ID) return onCreate?.(nameOf(choice));
    onChange(options.find(({ id }) => id === choice?.id) ?? null);
  };

  return (
    <Autocomplete<Option | Choice>
      options={options}
      value={value}
      inputValue={typed}
      onInputChange={(_event, text, reason) => {
        setTyped(text);
        if (reason === 'input') onSearch?.(text);
      }}
      onChange={(_event, choice) => choose(choice)}
      onBlur={() => onBlur?.()}
      filterOptions={(all) => listed(all, typed)}
      getOptionLabel={(choice) => nameOf(choice)}
      getOptionKey={(choice) => choice.id}
      isOptionEqualToValue={(choice, chosen) => choice.id === chosen.id}
      renderOption={({ key, ...props }, choice) => (
        <li key={key} {...props}>
          {choice.id === CREATE_ID ? t('inputs.create_entry', { text: nameOf(choice) }) : nameOf(choice)}
        </li>
      )}
      noOptionsText={t('inputs.no_results')}
      loading={loading}
      loadingText={t('app.loading')}
      clearText={t('inputs.clear')}
      openText={t('inputs.open_list')}
      closeText={t('inputs.close_list')}
      disabled={disabled}
      readOnly={readOnly}
      autoHighlight
      handleHomeEndKeys
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={Boolean(error)}
          helperText={error || helperText}
          required={required}
          autoFocus={autoFocus}
          {...(name === undefined ? {} : { name })}
        />
      )}
    />
  );
};
