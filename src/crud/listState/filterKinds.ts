import type { RecordId } from '../../dataProvider/row';
import type { FieldDescriptor, FieldKind } from '#domain/fields/descriptor';

/** One field's part of a list's filter, as the API takes it. */
export interface FieldFilter {
  eq?: string | number | boolean;
  in?: readonly RecordId[];
  contains?: string;
  /** At least one of these. */
  contains_any?: readonly string[];
  gte?: string | number;
  lte?: string | number;
  is_empty?: boolean;
}

/** The editor that asks for a filter on a kind of field. */
export type FilterEditorKind = 'text' | 'number' | 'date' | 'moment' | 'boolean' | 'reference' | 'exact';

/** The operations that each editor asks for. */
const NEEDS: Readonly<Record<FilterEditorKind, readonly string[]>> = {
  text: ['contains'],
  number: ['gte', 'lte'],
  date: ['gte', 'lte'],
  moment: ['gte', 'lte'],
  boolean: ['eq'],
  reference: ['eq'],
  exact: ['eq'],
};

/** How each kind of field is filtered; null: not at all. */
const EDITORS: Readonly<Record<FieldKind, FilterEditorKind | null>> = {
  Int: 'number',
  Money: 'number',
  Quantity: 'number',
  String: 'text',
  LongText: 'text',
  EmailAddress: 'text',
  PhoneNumber: 'text',
  URL: 'text',
  StateCode: 'text',
  PostalCode: 'text',
  Color: 'text',
  Date: 'date',
  LocalDateTime: 'date',
  DateTime: 'moment',
  Time: 'text',
  Boolean: 'boolean',
  Reference: 'reference',
  List: null,
  Image: null,
};

/** The editor of a field: of its kind, or for one value alone, where a list is compared in no other way. */
export const filterEditorOf = ({ kind, is_digits, filters }: FieldDescriptor): FilterEditorKind | null => {
  const usual = is_digits ? 'number' : EDITORS[kind];
  if (usual === null || filters === undefined) return usual;
  if (NEEDS[usual].every((operation) => filters.includes(operation))) return usual;
  return filters.includes('eq') ? 'exact' : null;
};

const isFilter = (value: unknown): value is FieldFilter =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The filters of a list by field, out of its whole filter (which also carries the search text and whatever an address
 * may hold).
 */
export const fieldFilters = (
  fields: readonly FieldDescriptor[],
  filter: Readonly<Record<string, unknown>>,
): { field: FieldDescriptor; value: FieldFilter }[] =>
  fields.flatMap((field) => {
    const value = filter[field.name];
    return isFilter(value) && Object.keys(value).length > 0 ? [{ field, value }] : [];
  });

/** What every filter's input is given. */
export interface EditorProps {
  field: FieldDescriptor;
  label: string;
  value: FieldFilter;
  onChange: (value: FieldFilter) => void;
}
