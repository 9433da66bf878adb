import { argumentType, rootsOf, type Dialect } from '../dialect';
import { isList, namedType } from '../schema';

/** `vendors(where, orderBy, take, skip)` with `vendorsCount`, and writes that connect records: Keystone. */
export const keystone: Dialect = {
  name: 'keystone',
  label: 'Keystone',
  recognises: ({ queries }) => namedType(queries.get('keystone')?.type ?? { kind: '' }) === 'KeystoneMeta',
  tables: ({ queries, mutations, inputOf }) =>
    [...queries.values()].flatMap((list) => {
      const type = namedType(list.type);
      const one = [...queries.values()].find(
        (field) => namedType(field.type) === type && argumentType(field, 'where') === `${type}WhereUniqueInput`,
      );
      if (!one || !isList(list.type) || inputOf(`${type}WhereInput`) === null) return [];
      const count = queries.get(`${list.name}Count`);
      const create = mutations.get(`create${type}`);
      const update = mutations.get(`update${type}`);
      const remove = mutations.get(`delete${type}`);
      return [
        {
          type,
          id: 'id',
          roots: rootsOf({ list, one, count, create, update, remove }),
          names: { order: `${type}OrderByInput` },
          inputs: { create: `${type}CreateInput`, update: `${type}UpdateInput`, filter: `${type}WhereInput` },
        },
      ];
    }),
  scalars: {
    Decimal: { kind: 'String', form: 'digits' },
    BigInt: { kind: 'String', form: 'digits' },
    Float: { kind: 'String', form: 'number' },
    CalendarDay: { kind: 'Date', form: 'plain' },
    DateTime: { kind: 'DateTime', form: 'plain' },
    JSON: { kind: 'LongText', form: 'json' },
  },
  references: (_table, fields, tables) =>
    fields.flatMap(({ name, type }) =>
      !isList(type) && tables.has(namedType(type))
        ? [{ name: `${name}_id`, relation: name, type: namedType(type), path: name }]
        : [],
    ),
  orderOf: ({ inputOf }, { names }, path) => (inputOf(names.order ?? '')?.has(path) ? path : null),
  operations: { eq: 'equals', in: 'in', contains: 'contains', gte: 'gte', lte: 'lte' },
  // A record is compared by what it holds, and what is none equals nothing.
  compare: ({ path, target }, operation, value) => {
    if (operation === 'is_empty') return { [path]: target ? null : { equals: null } };
    return target ? { [path]: { id: operation === 'in' ? { in: value } : { equals: value } } } : null;
  },
  any: (filters) => ({ OR: filters }),
  list: ({ page, size, order, filter }) => ({
    take: size,
    skip: (page - 1) * size,
    ...(filter && { where: filter }),
    ...(order && { orderBy: [{ [order.by]: order.descending ? 'desc' : 'asc' }, { id: 'asc' }] }),
  }),
  rows: (selection) => `{ ${selection} }`,
  readRows: (answer) => answer,
  readTotal: () => undefined,
  counted: '',
  readCount: (answer) => answer,
  one: (id) => ({ where: { id } }),
  create: (data) => ({ data }),
  update: (id, data) => ({ where: { id }, data }),
  remove: (id) => ({ where: { id } }),
  saved: (selection) => `{ ${selection} }`,
  readSaved: (answer) => answer,
  removed: () => '{ id }',
  refer: (id) => (id === null ? { disconnect: true } : { connect: { id } }),
  limit: 'schema',
};
