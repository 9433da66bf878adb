import Autocomplete from '@mui/material/Autocomplete';
import { OutlinedField } from './OutlinedField';
import { useT } from '../i18n/useT';
import { foldText } from '#domain/foldText';
import { COMBOBOX_LIMIT, exactFirst, matchChoices, type Choice } from './choice';
import type { InputProps } from './inputProps';
import { usePicking } from './usePicking';

/** The entry that makes a new choice of the typed text; no choice has this id. */
const CREATE_ID = -1;

/** The entry that opens the form of a new record. */
const ADD_ID = -2;

const OWN_ENTRIES: Readonly<Record<number, 'inputs.create_entry' | 'inputs.add_entry'>> = {
  [CREATE_ID]: 'inputs.create_entry',
  [ADD_ID]: 'inputs.add_entry',
};

const nameOf = (choice: Choice): string => choice.name ?? `#${choice.id}`;

interface Props<Option extends Choice> extends InputProps<Option | null> {
  options: readonly Option[];
  /** The most entries listed; null turns the cap off [UI-014]. */
  limit?: number | null;
  /** Offers to create what is typed [UI-012]. */
  onCreate?: (text: string) => void;
  /** Offers to add what is typed by a form of its own; taken by Enter or a click alone [KEY-020]. */
  onAdd?: ((text: string) => void) | undefined;
  /** Told what is typed, when the options come from the server; they are then listed as they come. */
  onSearch?: (text: string) => void;
  /** The options of what is typed have not come yet: text that is left meanwhile waits for them. */
  loading?: boolean;
  /** Why the options could not be read. */
  failure?: string | null;
  /** The head under which an entry is listed; those of one head stand together. */
  groupOf?: (choice: Option | Choice) => string;
}

/** Entries of one group stand together, the groups in the order in which their first entries come. */
const grouped = <One,>(entries: readonly One[], groupOf: (one: One) => string): One[] =>
  [...new Set(entries.map(groupOf))].flatMap((group) => entries.filter((one) => groupOf(one) === group));

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
  onAdd,
  onSearch,
  loading = false,
  failure = null,
  groupOf,
}: Props<Option>) => {
  const t = useT();
  const matching = (text: string): (Option | Choice)[] => {
    const found = onSearch
      ? exactFirst(options, text, nameOf).slice(0, limit ?? undefined)
      : matchChoices(options, text, limit);
    const isNew =
      onCreate && text.trim() !== '' && !options.some((choice) => foldText(nameOf(choice)) === foldText(text.trim()));
    const more = isNew ? [...found, { id: CREATE_ID, name: text.trim() }] : found;
    return onAdd && text.trim() !== '' ? [...more, { id: ADD_ID, name: text.trim() }] : more;
  };
  const listed = (text: string): (Option | Choice)[] => (groupOf ? grouped(matching(text), groupOf) : matching(text));
  const { typed, wrong, hint, field, choose, picking } = usePicking<Option | Choice, Option | null>({
    label,
    value,
    restore: onChange,
    shown: value ? nameOf(value) : '',
    listed,
    keyOf: ({ id }) => id,
    isLoading: loading,
    failure,
    take: (choice) => {
      if (choice?.id === ADD_ID) onAdd?.(nameOf(choice));
      else if (choice?.id === CREATE_ID) onCreate?.(nameOf(choice));
      else onChange(options.find(({ id }) => id === choice?.id) ?? null);
    },
    isDeliberate: ({ id }) => id === ADD_ID,
    onSearch,
    isLocked: disabled || readOnly,
    onBlur,
  });

  return (
    <Autocomplete<Option | Choice>
      {...picking}
      options={options}
      {...(groupOf ? { groupBy: groupOf } : {})}
      // While another text is typed, the first match is highlighted rather than the choice that stands.
      value={typed === null ? value : null}
      onChange={(_event, choice, reason) => {
        if (reason !== 'clear') choose(choice);
      }}
      getOptionLabel={nameOf}
      getOptionKey={(choice) => choice.id}
      isOptionEqualToValue={(choice, chosen) => choice.id === chosen.id}
      renderOption={({ key, ...props }, choice) => (
        <li key={key} {...props}>
          {choice.id in OWN_ENTRIES
            ? t(OWN_ENTRIES[choice.id] ?? 'inputs.create_entry', { text: nameOf(choice) })
            : nameOf(choice)}
        </li>
      )}
      noOptionsText={failure ?? t('inputs.no_results')}
      loading={loading}
      loadingText={t('app.loading')}
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
          required={required}
          autoFocus={autoFocus}
          {...(name === undefined ? {} : { name })}
        />
      )}
    />
  );
};
