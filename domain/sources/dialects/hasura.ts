import { recordOf } from '../../values';
import { rootsOf, type Dialect } from '../dialect';
import { namedType } from '../schema';

/** A text anywhere; its own percent signs and underscores stand for themselves. */
const containing = (value: unknown): string => `%${String(value).replaceAll(/[\\%_]/g, '\\$&')}%`;

/** `pump(where, order_by)`, `pump_by_pk(id)`, `insert_pump_one(object)`: what Hasura makes of a database. */
export const hasura: Dialect = {
  name: 'hasura',
  label: 'Hasura',
  recognises: ({ queries, inputOf }) =>
    [...queries.keys()].some((name) => queries.has(`${name}_by_pk`) && inputOf(`${name}_bool_exp`) !== null),
  tables: ({ queries, mutations }) =>
    [...queries.values()].flatMap((list) => {
      const one = queries.get(`${list.name}_by_pk`);
      const [key, ...others] = one?.args ?? [];
      if (!one || !key || others.length > 0) return [];
      const count = queries.get(`${list.name}_aggregate`);
      const create = mutations.get(`insert_${list.name}_one`);
      const update = mutations.get(`update_${list.name}_by_pk`);
      const remove = mutations.get(`delete_${list.name}_by_pk`);
      return [
        {
          type: namedType(one.type),
          id: key.name,
          roots: rootsOf({ list, one, count, create, update, remove }),
          names: { order: `${list.name}_order_by`, key: key.name },
          inputs: {
            create: `${list.name}_insert_input`,
            update: `${list.name}_set_input`,
            filter: `${list.name}_bool_exp`,
          },
        },
      ];
    }),
  scalars: {
    smallint: { kind: 'Int', form: 'plain' },
    bigint: { kind: 'String', form: 'digits' },
    numeric: { kind: 'String', form: 'digits' },
    money: { kind: 'String', form: 'plain' },
    float8: { kind: 'String', form: 'number' },
    float4: { kind: 'String', form: 'number' },
    date: { kind: 'Date', form: 'plain' },
    timestamptz: { kind: 'DateTime', form: 'plain' },
    timestamp: { kind: 'LocalDateTime', form: 'plain' },
    time: { kind: 'Time', form: 'plain' },
    json: { kind: 'LongText', form: 'json' },
    jsonb: { kind: 'LongText', form: 'json' },
  },
  references: (_table, fields, tables) =>
    fields.flatMap(({ name, type }) => {
      const key = fields.find((one) => one.name === `${name}_id`);
      const target = tables.get(namedType(type));
      return key && target && type.kind !== 'LIST'
        ? [{ name: key.name, relation: name, type: target.type, path: key.name, key: key.name }]
        : [];
    }),
  orderOf: ({ inputOf }, { names }, path) => (inputOf(names.order ?? '')?.has(path) ? path : null),
  operations: { eq: '_eq', in: '_in', contains: '_ilike', gte: '_gte', lte: '_lte', is_empty: '_is_null' },
  compare: ({ path }, operation, value) =>
    operation === 'contains' ? { [path]: { _ilike: containing(value) } } : null,
  any: (filters) => ({ _or: filters }),
  list: ({ page, size, order, filter }, { id }) => ({
    limit: size,
    offset: (page - 1) * size,
    ...(filter && { where: filter }),
    ...(order && {
      order_by: [{ [order.by]: order.descending ? 'desc' : 'asc' }, ...(order.by === id ? [] : [{ [id]: 'asc' }])],
    }),
  }),
  rows: (selection) => `{ ${selection} }`,
  readRows: (answer) => answer,
  readTotal: () => undefined,
  counted: '{ aggregate { count } }',
  readCount: (answer) => recordOf(recordOf(answer).aggregate).count,
  one: (id, { names }) => ({ [names.key ?? 'id']: id }),
  create: (object) => ({ object }),
  update: (id, _set, { names }) => ({ pk_columns: { [names.key ?? 'id']: id }, _set }),
  remove: (id, { names }) => ({ [names.key ?? 'id']: id }),
  saved: (selection) => `{ ${selection} }`,
  readSaved: (answer) => answer,
  removed: ({ id }) => `{ ${id} }`,
  refer: (id) => id,
  limit: 'schema',
};
