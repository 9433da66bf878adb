import type { Language } from '#domain/localText';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import { formatValue } from '#domain/fields/formatValue';
import { relationOf, type FindResource } from '../../dataProvider/documents/selection';
import { recordTitle } from './recordTitle';

/** The text of one field of a record, as the list, the cards, the CSV and the history show it; a reference is its record's title. */
export const valueText = (
  field: FieldDescriptor,
  record: Readonly<Record<string, unknown>>,
  find: FindResource,
  language: Language,
): string => {
  if (field.kind !== 'Reference') {
    const text = formatValue(field, record[field.name], language);
    return language === 'es' ? (field.values_es?.[text] ?? text) : text;
  }
  const title = recordTitle(
    field.reference === undefined ? undefined : find(field.reference),
    record[relationOf(field)],
    language,
  );
  return title || formatValue(field, record[field.name], language);
};
