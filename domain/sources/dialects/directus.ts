import { recordOf } from '../../values';
import { rootsOf, type Dialect, type ScalarUse } from '../dialect';
import { isList, namedType } from '../schema';

/** Directus calls dates, times and moments `Date`; the functions beside the field say which it is. */
const BY_FUNCTIONS: Readonly<Record<string, ScalarUse>> = {
  date_functions: { kind: 'Date', form: 'plain' },
  time_functions: { kind: 'String', form: 'plain' },
  datetime_functions: { kind: 'DateTime', form: 'wall' },
};

/** `vendor(filter, sort, limit, page)`, `vendor_by_id`, `create_vendor_item(data)`: Directus. */
export const directus: Dialect = {
  name: 'directus',
  label: 'Directus',
  recognises: ({ queries }) =>
    [...queries.keys()].some((name) => queries.has(`${name}_by_id`) && queries.has(`${name}_aggregated`)),
  tables: ({ queries, mutations, fieldsOf, inputOf }) =>
    [...queries.values()].flatMap((list) => {
      const one = queries.get(`${list.name}_by_id`);
      const type = namedType(list.type);
      // The key is the field of the type ID, whatever it is called.
      const key = (fieldsOf(type) ?? []).find((field) => namedType(field.type) === 'ID');
      if (!one || !key || inputOf(`${list.name}_filter`) === null) return [];
      const count = queries.get(`${list.name}_aggregated`);
      const create = mutations.get(`create_${list.name}_item`);
      const update = mutations.get(`update_${list.name}_item`);
      const remove = mutations.get(`delete_${list.name}_item`);
      return [
        {
          type,
          id: key.name,
          roots: rootsOf({ list, one, count, create, update, remove }),
          names: {},
          inputs: {
            create: `create_${list.name}_input`,
            update: `update_${list.name}_input`,
            filter: `${list.name}_filter`,
          },
        },
      ];
    }),
  scalars: {
    GraphQLBigInt: { kind: 'String', form: 'digits' },
    Float: { kind: 'String', form: 'number' },
    JSON: { kind: 'LongText', form: 'json' },
  },
  scalarOf: (type, { name }, all) => {
    if (type !== 'Date') return null;
    const functions = all.find((field) => field.name === `${name}_func`);
    return BY_FUNCTIONS[functions ? namedType(functions.type) : ''] ?? { kind: 'String', form: 'plain' };
  },
  references: (_table, fields, tables) =>
    fields.flatMap(({ name, type }) =>
      !isList(type) && tables.has(namedType(type))
        ? [{ name: `${name}_id`, relation: name, type: namedType(type), path: name }]
        : [],
    ),
  orderOf: ({ inputOf }, { inputs }, path) => (inputOf(inputs.filter)?.has(path) ? path : null),
  operations: { eq: '_eq', in: '_in', contains: '_icontains', gte: '_gte', lte: '_lte', is_empty: '_null' },
  compare: ({ path, target }, operation, value) => {
    if (target === undefined) return null;
    return operation === 'is_empty'
      ? { [path]: { id: { _null: value } } }
      : { [path]: { id: { [`_${operation}`]: value } } };
  },
  any: (filters) => ({ _or: filters }),
  list: ({ page, size, order, filter, search }, { id }) => ({
    limit: size,
    page,
    ...(filter && { filter }),
    ...(search && { search }),
    ...(order && { sort: [`${order.descending ? '-' : ''}${order.by}`, id] }),
  }),
  rows: (selection) => `{ ${selection} }`,
  readRows: (answer) => answer,
  readTotal: () => undefined,
  counted: '{ countAll }',
  readCount: (answer) => recordOf(Array.isArray(answer) ? answer[0] : null).countAll,
  one: (id) => ({ id }),
  create: (data) => ({ data }),
  update: (id, data) => ({ id, data }),
  remove: (id) => ({ id }),
  saved: (selection) => `{ ${selection} }`,
  readSaved: (answer) => answer,
  removed: () => '{ id }',
  refer: (id) => (id === null ? null : { id }),
  limit: 'schema',
};
