import type { FieldDescriptor, FieldKind } from '#domain/fields/descriptor';
import type { EntityTable } from '../../commands/entityTable';
import type { SchemaTypes } from '../builder';

type ScalarName = keyof SchemaTypes['Scalars'];

const SCALARS: Readonly<Record<Exclude<FieldKind, 'Reference' | 'List'>, ScalarName>> = {
  Int: 'Int', String: 'String', LongText: 'LongText', Boolean: 'Boolean',
  Date: 'Date', DateTime: 'DateTime', LocalDateTime: 'LocalDateTime',
  EmailAddress: 'EmailAddress', PhoneNumber: 'PhoneNumber', URL: 'URL', StateCode: 'StateCode', PostalCode: 'PostalCode',
  Color: 'Color', Money: 'Money', Quantity: 'Quantity',
};

/** The GraphQL type of a field's values; a list is that of its items in brackets. */
export const fieldType = ({ name, kind }: Pick<FieldDescriptor, 'name' | 'kind'>, entity: EntityTable): ScalarName | [ScalarName] => {
  if (kind === 'Reference') return 'Int';
  if (kind === 'List') return [entity.byName.get(name)?.sqlType.startsWith('int') ? 'Int' : 'String'];
  return SCALARS[kind];
};
