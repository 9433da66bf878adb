import type { FieldDescriptor, FieldKind } from '#domain/fields/descriptor';
import type { EntityTable } from '../../db/entityTable';
import type { SchemaTypes } from '../builder';
import { STORED_IMAGE, STORED_IMAGE_INPUT } from './imageTypes';

type ScalarName = keyof SchemaTypes['Scalars'];

const SCALARS: Readonly<Record<Exclude<FieldKind, 'Reference' | 'List' | 'Image'>, ScalarName>> = {
  Int: 'Int',
  String: 'String',
  LongText: 'LongText',
  Boolean: 'Boolean',
  Date: 'Date',
  DateTime: 'DateTime',
  LocalDateTime: 'LocalDateTime',
  Time: 'Time',
  EmailAddress: 'EmailAddress',
  PhoneNumber: 'PhoneNumber',
  URL: 'URL',
  StateCode: 'StateCode',
  PostalCode: 'PostalCode',
  Color: 'Color',
  Money: 'Money',
  Quantity: 'Quantity',
};

type Typed = Pick<FieldDescriptor, 'name' | 'kind'>;

const scalarOf = (name: string, kind: Exclude<FieldKind, 'Image'>, entity: EntityTable): ScalarName | [ScalarName] => {
  if (kind === 'Reference') return 'Int';
  if (kind === 'List') return [entity.byName.get(name)?.sqlType.startsWith('int') ? 'Int' : 'String'];
  return SCALARS[kind];
};

/** The GraphQL type of a field's values in answers; a list is that of its items in brackets. */
export const fieldType = (
  { name, kind }: Typed,
  entity: EntityTable,
): ScalarName | [ScalarName] | typeof STORED_IMAGE => (kind === 'Image' ? STORED_IMAGE : scalarOf(name, kind, entity));

/** The GraphQL type of each kind of field in inputs. */
export const inputFieldType = (
  { name, kind }: Typed,
  entity: EntityTable,
): ScalarName | [ScalarName] | typeof STORED_IMAGE_INPUT =>
  kind === 'Image' ? STORED_IMAGE_INPUT : scalarOf(name, kind, entity);
