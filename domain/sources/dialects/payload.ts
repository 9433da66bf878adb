import { recordOf } from '../../values';
import { rootsOf, type Dialect } from '../dialect';
import { isList, namedType } from '../schema';

/** Collections of Payload's own, which are no data of a company; those that sign in hold what nobody should see. */
const OWN = /^Payload[A-Z]/;

/** `Vendors(where, sort, page, limit) { docs totalDocs }`: Payload, with texts in several languages. */
export const payload: Dialect = {
  name: 'payload',
  label: 'Payload',
  recognises: ({ queries, fieldsOf }) =>
    [...queries.values()].some(({ type }) => {
      const names = new Set((fieldsOf(namedType(type)) ?? []).map(({ name }) => name));
      return names.has('docs') && names.has('totalDocs');
    }),
  tables: ({ queries, mutations, fieldsOf }) =>
    [...queries.values()].flatMap((list) => {
      const docs = fieldsOf(namedType(list.type))?.find(({ name }) => name === 'docs');
      const type = docs ? namedType(docs.type) : '';
      const one = queries.get(type);
      const isAccount = (fieldsOf(type) ?? []).some(({ name }) => name === 'salt');
      if (!one || OWN.test(type) || isAccount || !one.args.some(({ name }) => name === 'id')) return [];
      const create = mutations.get(`create${type}`);
      const update = mutations.get(`update${type}`);
      const remove = mutations.get(`delete${type}`);
      return [
        {
          type,
          id: 'id',
          roots: rootsOf({ list, one, create, update, remove }),
          names: {},
          inputs: { create: `mutation${type}Input`, update: `mutation${type}UpdateInput`, filter: `${type}_where` },
        },
      ];
    }),
  scalars: {
    Float: { kind: 'String', form: 'number' },
    DateTime: { kind: 'DateTime', form: 'plain' },
    EmailAddress: { kind: 'EmailAddress', form: 'plain' },
    JSON: { kind: 'LongText', form: 'json' },
  },
  references: (_table, fields, tables) =>
    fields.flatMap(({ name, type }) =>
      !isList(type) && tables.has(namedType(type))
        ? [{ name: `${name}_id`, relation: name, type: namedType(type), path: name }]
        : [],
    ),
  orderOf: ({ inputOf }, { inputs }, path) => (inputOf(inputs.filter)?.has(path) ? path : null),
  operations: {
    eq: 'equals',
    in: 'in',
    contains: 'contains',
    gte: 'greater_than_equal',
    lte: 'less_than_equal',
    is_empty: 'exists',
  },
  compare: ({ path }, operation, value) => (operation === 'is_empty' ? { [path]: { exists: value !== true } } : null),
  any: (filters) => ({ OR: filters }),
  list: ({ page, size, order, filter, locale }) => ({
    page,
    limit: size,
    ...(filter && { where: filter }),
    ...(order && { sort: `${order.descending ? '-' : ''}${order.by}` }),
    ...(locale && { locale }),
  }),
  rows: (selection, total) => `{ docs { ${selection} }${total ? ' totalDocs' : ''} }`,
  readRows: (answer) => recordOf(answer).docs,
  readTotal: (answer) => recordOf(answer).totalDocs,
  one: (id) => ({ id }),
  create: (data) => ({ data }),
  update: (id, data) => ({ id, data }),
  remove: (id) => ({ id }),
  saved: (selection) => `{ ${selection} }`,
  readSaved: (answer) => answer,
  removed: () => '{ id }',
  refer: (id) => id,
  limit: 'schema',
};
