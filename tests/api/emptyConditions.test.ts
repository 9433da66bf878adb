import { isInputObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { productSchema } from '../../server/areas';
import { testDatabase } from '../support/database';
import { openGraphql } from '../support/graphqlHarness';

const ask = openGraphql(await testDatabase());
const { schema, registry } = productSchema();

/** Conditions that ask for nothing, as an input of a filter may be. */
const EMPTY = [
  '{}',
  '{ eq: null }',
  '{ in: [] }',
  '{ in: null }',
  '{ in: [null] }',
  '{ contains: "" }',
  '{ contains: " " }',
  '{ contains_any: [] }',
  '{ contains_any: [" "] }',
  '{ is_empty: null }',
  '{ gte: null, lte: null }',
];
const SEARCHES = ['""', '"   "', '"%"', '"-"', '"()"', '"#"', '"()-"', '"\\u0001"', '"\\""', 'null'];

const answered = async (document: string): Promise<string[]> => {
  const { errors } = await ask('admin', document);
  return errors.map(({ extensions, message }) => `${extensions.code} ${message}`);
};

describe('a condition that is empty', () => {
  it.each(registry.resources.map((resource) => [resource.descriptor.operations.list, resource] as const))(
    'of %s finds all or nothing, and is no fault of the server [KEY-019]',
    async (list, { type: name, descriptor }) => {
      const type = schema.getType(`${name}Filter`);
      if (!isInputObjectType(type)) throw new Error(`no filter of ${list}`);
      const fields = Object.values(type.getFields());
      const filters = [
        '{}',
        '{ match: ANY }',
        ...(type.getFields().search ? SEARCHES.map((text) => `{ search: ${text} }`) : []),
        ...EMPTY.flatMap((condition) => {
          const names = [...(condition.matchAll(/(\w+):/g) ?? [])].map(([, one]) => one ?? '');
          const taking = fields.filter(
            ({ type: of }) => isInputObjectType(of) && names.every((one) => of.getFields()[one]),
          );
          return taking.length === 0 ? [] : [`{ ${taking.map((field) => `${field.name}: ${condition}`).join(', ')} }`];
        }),
      ];
      const faults: string[] = [];
      for (const filter of filters)
        for (const error of await answered(`{ ${list}(filter: ${filter}) { total_count items { id } } }`))
          if (!error.startsWith('BAD_USER_INPUT')) faults.push(`${filter}: ${error}`);
      for (const error of await answered(`{ ${list}(filter: null, sort: null, page: null) { total_count } }`))
        faults.push(error);
      expect([descriptor.label, ...faults]).toEqual([descriptor.label]);
    },
    60_000,
  );

  it('is none in the calls that have their own searches [JS-032]', async () => {
    const lists = ['company', 'color', 'category', 'supervisor', 'status', 'job_type'];
    const faults: string[] = [];
    for (const criteria of [
      '{}',
      ...lists.map((name) => `{ ${name}: [] }`),
      ...SEARCHES.flatMap((text) => ['keyword', 'name', 'address', 'city'].map((name) => `{ ${name}: ${text} }`)),
      '{ report: "" }',
      '{ cursor: "" }',
    ])
      for (const call of ['jobs', 'map_jobs'])
        for (const error of await answered(`{ ${call}(searchCriteria: ${criteria}) { job_id } }`))
          if (!error.startsWith('BAD_USER_INPUT')) faults.push(`${call} ${criteria} ${error}`);
    for (const text of SEARCHES.filter((one) => one !== 'null'))
      for (const call of [
        `palette(text: ${text}) { id }`,
        `jobsByKeyword(keyword: ${text}) { id }`,
        `jobsByKeyword_count(keyword: ${text})`,
        `estimatesByKeyword(keyword: ${text}) { id }`,
        `deletedCustomers(search: ${text}) { total_count }`,
        `similarCustomers(name: ${text}, phones: [${text}], emails: [${text}], street: ${text}) { id }`,
        `similarJobs(address_line_1: ${text}) { id }`,
        `reportCustomerContactList(filters: { text: ${text} }) { rows { row_id } }`,
        ...['gunite', 'pebble', 'warranty'].map(
          (board) => `boardSearch(category: ${board}, text: ${text}) { __typename }`,
        ),
      ])
        for (const error of await answered(`{ ${call} }`))
          if (!error.startsWith('BAD_USER_INPUT')) faults.push(`${call} ${error}`);
    for (const call of ['similarCustomers', 'similarHomeowners', 'similarCustomerContacts'])
      faults.push(...(await answered(`{ ${call}(phones: [], emails: []) { id } }`)));
    expect(faults).toEqual([]);
  }, 60_000);
});
