import { expect, it } from 'vitest';
import { RESOURCES } from '../generated/resources';
import { longTextIssues } from './longTextIssues';

it('are the texts that are longer than their fields take, those of rows by their path [KEY-011 KEY-012]', () => {
  const order = RESOURCES.find(({ name }) => name === 'purchase_order');
  const builder = RESOURCES.find(({ name }) => name === 'customer');
  if (!order || !builder) throw new Error('no such resources');
  const found = (resource: typeof order, values: object) =>
    longTextIssues(resource, values).map(({ path, rule, params }) => [path, rule, params.max]);
  expect(found(order, { order_name: 'Plaster', pickup_number: 'W'.repeat(50), notes: null })).toEqual([]);
  expect(found(order, { pickup_number: `  ${'W'.repeat(51)}  ` })).toEqual([['pickup_number', 'max_length', 50]]);
  // Blanks around a text are not kept.
  expect(found(order, { pickup_number: ` ${'W'.repeat(50)} ` })).toEqual([]);
  const part = builder.parts?.[0];
  const text = part?.entity.fields.find(({ kind, max }) => kind === 'String' && max !== undefined);
  if (!part || !text?.max) throw new Error('no rows of text');
  const rows = [{ [text.name]: 'ok' }, { [text.name]: 'W'.repeat(text.max + 1) }];
  expect(found(builder, { [part.name]: rows })).toEqual([[`${part.name}.1.${text.name}`, 'max_length', text.max]]);
});
