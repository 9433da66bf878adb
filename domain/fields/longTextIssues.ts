import { isRecord } from '../values';
import { fieldIssue, type FieldIssue } from './fieldIssue';
import { manyLines, oneLine } from './plainText';
import { rowOf, type Rowed } from './resource';

/**
 * The texts of a record and of its rows that are longer than their fields take, each by its path (`line_items.0.note`):
 * what the server would say of them, before anything is sent [KEY-011 KEY-012].
 */
export const longTextIssues = ({ fields, parts = [] }: Rowed, values: object, path = ''): FieldIssue[] => [
  ...fields.flatMap(({ name, kind, max, readOnly = false }) => {
    const value: unknown = Reflect.get(values, name);
    if (max === undefined || readOnly || typeof value !== 'string') return [];
    const text = kind === 'LongText' ? manyLines(value) : oneLine(value);
    return text.length > max ? [fieldIssue(`${path}${name}`, 'max_length', { max })] : [];
  }),
  ...parts.flatMap((part) => {
    const rows: unknown = Reflect.get(values, part.name);
    return Array.isArray(rows)
      ? rows.flatMap((row, index) =>
          isRecord(row) ? longTextIssues(rowOf(part), row, `${path}${part.name}.${index}.`) : [],
        )
      : [];
  }),
];
