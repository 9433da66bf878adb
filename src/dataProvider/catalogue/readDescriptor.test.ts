import { expect, it } from 'vitest';
import { RESOURCES } from '#domain/generated/resources';
import { aField } from '../../crud/fixtures/fields';
import { readDescriptor } from './readDescriptor';

it('takes all that a server of another version says of a table: choices, hints, limits and what belongs together', () => {
  for (const resource of RESOURCES) expect(readDescriptor(JSON.parse(JSON.stringify(resource)))).toEqual(resource);
  const [first] = RESOURCES;
  const field = aField({
    name: 'amount',
    label: 'Amount',
    kind: 'String',
    limited: true,
    is_digits: true,
    is_opaque: true,
    is_unsorted: true,
    filters: ['eq'],
    values_es: { Yes: 'Sí' },
  });
  expect(readDescriptor({ ...first, fields: [field] })?.fields).toEqual([field]);
});
