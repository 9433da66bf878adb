import { use } from 'react';
import { inactiveName } from '#domain/lookups/inactiveName';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { useLanguage } from '../../i18n/useLanguage';
import { isId, type Row } from '../../dataProvider/row';
import type { Choice } from '../../inputs/choice';
import { Combobox } from '../../inputs/Combobox';
import { choiceLimit } from '../values/choiceLimit';
import { GivenChoicesContext } from '../values/givenChoices';
import { recordTitle } from '../values/recordTitle';
import { ReferencePicker } from '../values/ReferencePicker';
import { useReferenced } from '../values/useReferenced';
import type { FieldInputProps } from '../values/fieldInputProps';

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'id' in value && isId(value.id);

const isInactive = (choice: Choice): boolean => 'is_active' in choice && choice.is_active === false;

/**
 * A record of another table, from the list that is there for its table, or found by typing. What is in use no more is
 * offered only where it stands, and named so [LKP-017 KEY-020].
 */
export const ReferenceInput = (props: FieldInputProps) => {
  const { field, value, onChange, related, error, ...rest } = props;
  const { find } = useCatalogue();
  const { language } = useLanguage();
  const given = use(GivenChoicesContext);
  const choices = given[field.name] ?? given[field.reference ?? ''];
  if (!choices) return <SearchedReference {...props} />;
  const target = field.reference === undefined ? undefined : find(field.reference);
  const offered = choices
    .filter((choice) => !isInactive(choice) || choice.id === value)
    .map((choice) =>
      isInactive(choice) && choice.name ? { ...choice, name: inactiveName(choice.name, language) } : choice,
    );
  const known = typeof value === 'number' ? offered.find(({ id }) => id === value) : undefined;
  // One that is offered no more keeps its name.
  const gone = typeof value === 'number' ? { id: value, name: recordTitle(target, related, language) || null } : null;
  return (
    <Combobox
      {...rest}
      error={error}
      value={known ?? gone}
      options={offered}
      limit={choiceLimit(field.reference)}
      onChange={(choice) => onChange(choice?.id ?? null)}
    />
  );
};

const SearchedReference = ({
  field,
  value,
  onChange,
  related,
  label,
  error,
  onBlur,
  required,
  disabled = false,
}: FieldInputProps) => {
  const { find } = useCatalogue();
  const target = field.reference === undefined ? undefined : find(field.reference);
  const ids = isId(value) ? [value] : [];
  const [chosen] = useReferenced(target, ids, isRow(related) ? [related] : []);
  const shown = isId(value) ? (chosen ?? { id: value }) : null;
  return (
    <ReferencePicker
      target={target}
      label={label}
      value={shown}
      onChange={(row) => onChange(row?.id ?? null, row)}
      onBlur={onBlur}
      required={required}
      error={error}
      disabled={disabled || target === undefined}
    />
  );
};
