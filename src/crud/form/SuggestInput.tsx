import { useGetList } from 'ra-core';
import { useMemo } from 'react';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { ownId, type Row } from '../../dataProvider/row';
import { TextPicker } from '../../inputs/TextPicker';
import { choiceLimit } from '../values/choiceLimit';
import { recordTitle } from '../values/recordTitle';
import { asText, type FieldInputProps } from '../values/fieldInputProps';

const NONE: readonly Row[] = [];

interface Props extends FieldInputProps {
  /** The resource whose titles are suggested. */
  from: string;
}

/**
 * A text with suggestions from a list, such as the cities; any other is offered as a new one and stored as it is typed
 * [LKP-012 LKP-017].
 */
export const SuggestInput = ({ from, field: _field, related: _related, value, ...rest }: Props) => {
  const target = useCatalogue().find(from);
  const { data = NONE, isPending } = useGetList<Row>(
    target?.name ?? '',
    {
      pagination: { page: 1, perPage: choiceLimit(target?.name) },
      sort: { field: 'name', order: 'ASC' },
      filter: { is_active: { eq: true } },
      meta: { columns: target?.title ?? [], total: false },
    },
    { enabled: target !== undefined, retry: false },
  );
  const options = useMemo(
    () => data.map((row) => ({ id: ownId(row), name: recordTitle(target, row) })),
    [data, target],
  );
  return <TextPicker {...rest} options={options} loading={isPending} value={asText(value)} />;
};
