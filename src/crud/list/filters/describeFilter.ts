import type { FieldDescriptor } from '#domain/fields/descriptor';
import type { Language } from '#domain/localText';
import { formatValue } from '#domain/fields/formatValue';
import type { CrudText } from '../../look/useCrudText';
import type { FieldFilter } from '../../listState/filterKinds';

const DASH = '–';

/** A filter in words, without the name of its field: `contains Katy`, `01/01/2026 – 02/01/2026`, `Yes`. */
export const describeFilter = (
  field: FieldDescriptor,
  filter: FieldFilter,
  text: CrudText,
  language: Language,
  titles: readonly string[] = [],
): string => {
  const written = (value: unknown) => formatValue(field, value, language);
  if (filter.is_empty !== undefined) return text(filter.is_empty ? 'is_empty' : 'is_not_empty');
  if (filter.contains !== undefined) return `${text('contains')} “${filter.contains}”`;
  if (filter.contains_any)
    return `${text('contains')} ${filter.contains_any.map((part) => `“${part}”`).join(` ${text('or')} `)}`;
  if (filter.in) return titles.length > 0 ? titles.join(', ') : filter.in.map((id) => `#${id}`).join(', ');
  if (typeof filter.eq === 'boolean') return text(filter.eq ? 'yes' : 'no');
  if (filter.eq !== undefined) return written(filter.eq);
  if (filter.gte !== undefined && filter.lte !== undefined)
    return `${written(filter.gte)} ${DASH} ${written(filter.lte)}`;
  if (filter.gte !== undefined) return `≥ ${written(filter.gte)}`;
  return `≤ ${written(filter.lte)}`;
};
