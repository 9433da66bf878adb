import Autocomplete from '@mui/material/Autocomplete';
import { OutlinedField } from './OutlinedField';
import { useMemo, type ReactNode } from 'react';
import { useT } from '../i18n/useT';
import { COMBOBOX_LIMIT } from './choice';
import type { InputProps } from './inputProps';
import { matchOptions, type Option } from './matchOptions';
import { usePicking } from './usePicking';

interface Props<Id extends string | number> extends InputProps<readonly Id[]> {
  options: readonly Option<Id>[];
  /** The most entries listed; null turns the cap off [UI-014]. */
  limit?: number | null;
  /** The most chips shown while the field is not being used. */
  chips?: number;
  placeholder?: string | undefined;
  /** Said where no entry matches. */
  noResults?: ReactNode;
  /** Whether the list closes after a choice: what was chosen asks for something that the list would stand over. */
  closesOnChoice?: boolean;
}

/**
 * Any number of choices from a list, each a chip that can be taken out again; a chosen id that is in no list shows
 * itself. The list stays open after Enter or a click, so that several are chosen in one go, and closes by Escape, Tab
 * or leaving the field, unless it {@link Props.closesOnChoice}.
 */
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
  chips = 4,
  placeholder,
  noResults,
  closesOnChoice = false,
}: Props<Id>) => {
  const t = useT();
  const byId = useMemo(() => new Map(options.map((option) => [option.id, option])), [options]);
  const chosen = value.map((id) => byId.get(id) ?? { id, name: `#${id}` });
  const listed = (text: string): Option<Id>[] => {
    if (text.trim() === '') return matchOptions(options, '', limit);
    const found = matchOptions(options, text, null);
    const free = found.filter(({ id }) => !value.includes(id));
    return (free.length > 0 ? free : found).slice(0, limit ?? undefined);
  };
  const { wrong, hint, field, picking, drop } = usePicking<Option<Id>, readonly Id[]>({
    label,
    value,
    restore: onChange,
    shown: '',
    listed,
    keyOf: ({ id }) => id,
    take: (option) => {
      if (option && !value.includes(option.id)) onChange([...value, option.id]);
    },
    isMultiple: true,
    closesOnChoice,
    isLocked: disabled || readOnly,
    onBlur,
  });
  return (
    <Autocomplete<Option<Id>, true>
      {...picking}
      multiple
      disableCloseOnSelect={!closesOnChoice}
      size="small"
      fullWidth
      limitTags={chips}
      options={options}
      value={chosen}
      onChange={(_event, picked) => {
        drop();
        onChange(picked.map(({ id }) => id));
      }}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={noResults ?? t('inputs.no_results')}
      clearText={t('inputs.clear')}
      openText={t('inputs.open_list')}
      closeText={t('inputs.close_list')}
      disabled={disabled}
      readOnly={readOnly}
      renderInput={(params) => (
        <OutlinedField
          {...params}
          inputRef={field}
          label={label}
          error={Boolean(wrong ?? error)}
          helperText={wrong ?? hint ?? (error || helperText)}
          required={required && value.length === 0}
          autoFocus={autoFocus}
          placeholder={value.length === 0 ? placeholder : undefined}
          {...(placeholder === undefined
            ? {}
            : { slotProps: { inputLabel: { ...params.InputLabelProps, shrink: true } } })}
          {...(name === undefined ? {} : { name })}
        />
      )}
    />
  );
};
