import type { Language } from '#domain/localText';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { inactiveName } from '#domain/lookups/inactiveName';
import type { Row } from '../../dataProvider/row';
import { recordTitle } from './recordTitle';

/** What a picker calls a record: one that is in use no more is marked [KEY-020]. */
export const pickerTitle = (target: ResourceDescriptor | undefined, row: Row, language: Language): string => {
  const title = recordTitle(target, row, language);
  return row.is_active === false ? inactiveName(title, language) : title;
};

/** The columns that a picker asks for. */
export const pickerColumns = (target: ResourceDescriptor | undefined): string[] => {
  const names = target?.title ?? [];
  return target?.fields.some(({ name }) => name === 'is_active') ? [...new Set([...names, 'is_active'])] : [...names];
};
