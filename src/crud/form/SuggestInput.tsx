import { useGetList } from 'ra-core';
import { useState } from 'react';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import type { Row } from '../../dataProvider/row';
import { SuggestField } from '../../inputs/SuggestField';
import { choiceLimit } from '../values/choiceLimit';
import { recordTitle } from '../values/recordTitle';
import { asText, type FieldInputProps } from '../values/fieldInputProps';

interface Props extends FieldInputProps {
  /** The resource whose titles are suggested. */
  from: string;
}

/** A text with suggestions from a list, such as the cities; any other is offered as a new one and stored as it is typed [LKP-012 LKP-017]. */
export const SuggestInput = ({ from, field, label, value, onChange, onBlur, error, required }: Props) => {
  const [wasOpened, setOpened] = useState(false);
  const target = useCatalogue().find(from);
  const { data = [] } = useGetList<Row>(
    target?.name ?? '',
    {
      pagination: { page: 1, perPage: choiceLimit(target?.name) },
      sort: { field: 'name', order: 'ASC' },
      filter: { is_active: { eq: true } },
      meta: { columns: target?.title ?? [], total: false },
    },
    { enabled: wasOpened && target !== undefined, retry: false },
  );
  return (
    <SuggestField
      label={label}
      required={required}
      error={error}
      onBlur={onBlur}
      maxLength={field.max}
      offersNew
      onOpen={() => setOpened(true)}
      suggestions={[...new Set(data.map((row) => recordTitle(target, row)))]}
      value={asText(value) ?? ''}
      onChange={(text) => onChange(text === '' ? null : text)}
    />
  );
};
