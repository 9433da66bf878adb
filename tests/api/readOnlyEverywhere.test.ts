import { beforeAll, describe, expect, it } from 'vitest';
import { fieldKey } from '#domain/access/fieldLimits';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import { manyOperations } from '#domain/fields/manyOperations';
import { inputFields, type PartDescriptor } from '#domain/fields/resource';
import { sharedFields } from '../../server/api/many/manyCommands';
import { pascal } from '../../server/api/naming';
import { productSchema } from '../../server/areas';
import { testDatabase } from '../support/database';
import { openGraphql, type Answered, type Ask } from '../support/graphqlHarness';
import { hideableKeys, limitAll } from '../support/hideable';

const { schema, registry } = productSchema();
const database = await testDatabase();
const KEYS = hideableKeys(registry);
const limited: ReadonlySet<string> = new Set(KEYS);

let ask: Ask;
beforeAll(async () => {
  await limitAll(database, 'admin', KEYS, 'read_only');
  ask = openGraphql(database);
}, 120_000);

const OF_KIND: Partial<Record<FieldDescriptor['kind'], unknown>> = {
  Boolean: true,
  Date: '2026-03-11',
  DateTime: '2026-03-11T08:00:00Z',
  LocalDateTime: '2026-03-11T08:00',
  Time: '08:00',
  EmailAddress: 'a@b.test',
  PhoneNumber: '(713) 555-0100',
  URL: 'https://b.test',
  StateCode: 'TX',
  PostalCode: '77001',
  Color: '#112233',
  List: [],
};
/** A value that a field takes. */
const valueOf = ({ kind, required, choices, min = 1, max, is_digits }: FieldDescriptor): unknown => {
  if (!required) return null;
  if (choices) return choices[0];
  if (kind in OF_KIND) return OF_KIND[kind];
  if (kind === 'String' || kind === 'LongText') return is_digits ? '1' : 'x'.repeat(Math.min(3, max ?? 3));
  return Math.max(1, min);
};

interface Row {
  fields: readonly FieldDescriptor[];
  table: string;
  /** What references to it are called, where that is not its table. */
  name?: string;
  parts: readonly PartDescriptor[];
}
/** A row of new values, and the paths of those that the role may only read. */
const rowOf = (
  { fields, table, name: own = table, parts }: Row,
  place = '',
): { values: Record<string, unknown>; paths: string[] } => {
  const values: Record<string, unknown> = Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
  const paths = fields.filter(({ name }) => limited.has(fieldKey(table, name))).map(({ name }) => `${place}${name}`);
  for (const part of parts) {
    const inner = rowOf(
      {
        fields: inputFields(part.entity).filter(({ reference }) => reference !== own),
        table: part.entity.name,
        parts: part.parts ?? [],
      },
      `${place}${part.name}.0.`,
    );
    values[part.name] = [inner.values];
    paths.push(...inner.paths);
    if (limited.has(fieldKey(table, part.name))) paths.push(`${place}${part.name}`);
  }
  return { values, paths };
};
const refusedIn = ({ errors }: Answered): string[] => {
  const fields = (errors[0]?.extensions.fields ?? []) as { path: string; rule?: string }[];
  if (fields.length === 0) return errors.map(({ message }) => message);
  return fields.map(({ path, rule }) => (rule === 'field_read_only' ? path : `${path} ${rule}`)).toSorted();
};
const written = registry.resources.filter(({ descriptor: { operations } }) => operations.update !== undefined);
const mutations = schema.getMutationType()?.getFields() ?? {};

describe('a role that may only read every field', () => {
  it('is asked about every generated resource', () => {
    expect(written.length).toBeGreaterThan(40);
    expect(written.filter(({ descriptor }) => manyOperations(descriptor).update in mutations).length).toBeGreaterThan(
      35,
    );
  });

  it.each(written.map((resource) => [resource.name, resource] as const))(
    'is refused each field of %s, in a new record, in one and in many [USR-018]',
    async (name, resource) => {
      const { descriptor, entity } = resource;
      const { operations, argument, parts } = descriptor;
      const { values, paths } = rowOf({ fields: inputFields(descriptor), table: entity.name, name, parts });
      const type = pascal(name);
      const { create = '', update = '' } = operations;
      const many = manyOperations(descriptor).update;
      expect(paths).not.toEqual([]);
      const made =
        create === ''
          ? []
          : [
              await ask('admin', `mutation ($it: ${type}Input!) { ${create}(${argument}: $it) { id } }`, {
                it: values,
              }),
            ];
      expect(made.map(refusedIn)).toEqual(made.map(() => paths.toSorted()));
      // Whether the record exists is not looked at before.
      expect(
        refusedIn(
          await ask('admin', `mutation ($it: ${type}Patch!) { ${update}(id: 1, ${argument}: $it) { id } }`, {
            it: { ...values, version: 1 },
          }),
        ),
      ).toEqual(paths.toSorted());
      if (!(many in mutations)) return;
      const shared = rowOf({ fields: sharedFields(resource), table: entity.name, parts: [] });
      expect(
        refusedIn(
          await ask('admin', `mutation ($it: ${type}Values!) { ${many}(ids: [1], values: $it) { changed_count } }`, {
            it: shared.values,
          }),
        ),
      ).toEqual(shared.paths.toSorted());
    },
  );
});
