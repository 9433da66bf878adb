import { buildSchema, graphql } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { Catalogue } from '../catalogue/catalogue';
import { catalogueLoader } from '../catalogue/catalogueLoader';
import { createDataProvider } from '../dataProvider';
import type { Answer } from '../links/link';
import { serverOver } from '../server';
import { isRecord } from '#domain/values';

/** What Hasura makes of two tables, and of one whose key is no number. Nobody described them for us. */
const SCHEMA = buildSchema(`
  scalar date
  scalar numeric
  scalar uuid
  enum order_by { asc desc }
  enum pump_kind { SALT PLAIN }
  input Int_comparison_exp { _eq: Int _in: [Int!] _gte: Int _lte: Int }
  input String_comparison_exp { _eq: String _ilike: String _in: [String!] }
  type vendor { id: Int! name: String! pumps: [pump!]! }
  input vendor_bool_exp { _and: [vendor_bool_exp!] _or: [vendor_bool_exp!] id: Int_comparison_exp name: String_comparison_exp }
  input vendor_order_by { id: order_by name: order_by }
  type pump { id: Int! name: String! kind: pump_kind price: numeric installed_on: date vendor_id: Int vendor: vendor checked_at: String }
  input pump_bool_exp { _and: [pump_bool_exp!] _or: [pump_bool_exp!] id: Int_comparison_exp name: String_comparison_exp checked_at: String_comparison_exp vendor_id: Int_comparison_exp }
  input pump_order_by { id: order_by name: order_by price: order_by }
  type pump_aggregate { aggregate: pump_aggregate_fields }
  type pump_aggregate_fields { count: Int! }
  input pump_insert_input { name: String kind: pump_kind price: numeric installed_on: date vendor_id: Int }
  input pump_set_input { name: String kind: pump_kind price: numeric installed_on: date vendor_id: Int }
  input pump_pk_columns_input { id: Int! }
  type token { id: uuid! }
  type Query {
    vendor(where: vendor_bool_exp, order_by: [vendor_order_by!], limit: Int, offset: Int): [vendor!]!
    vendor_by_pk(id: Int!): vendor
    pump(where: pump_bool_exp, order_by: [pump_order_by!], limit: Int, offset: Int): [pump!]!
    pump_aggregate(where: pump_bool_exp): pump_aggregate!
    pump_by_pk(id: Int!): pump
    token: [token!]!
    token_by_pk(id: uuid!): token
  }
  type Mutation {
    insert_pump_one(object: pump_insert_input!): pump
    update_pump_by_pk(pk_columns: pump_pk_columns_input!, _set: pump_set_input): pump
    delete_pump_by_pk(id: Int!): pump
  }
`);

type Pump = { id: number; name: string; vendor_id?: number | null; [field: string]: unknown };
type Comparison = Readonly<Record<string, unknown>>;
interface Where {
  _and?: Where[];
  _or?: Where[];
  [field: string]: Comparison | Where[] | undefined;
}

const compares = (value: unknown, wanted: Comparison): boolean =>
  Object.entries(wanted).every(([how, to]) => {
    if (how === '_in') return Array.isArray(to) && to.includes(value);
    if (how === '_ilike')
      return (typeof value === 'string' ? value : '')
        .toLowerCase()
        .includes(String(to).replaceAll('%', '').replaceAll('\\', '').toLowerCase());
    return how === '_gte' ? Number(value) >= Number(to) : value === to;
  });
const meets = (row: object, { _and = [], _or, ...fields }: Where): boolean =>
  _and.every((part) => meets(row, part)) &&
  (_or === undefined || _or.some((part) => meets(row, part))) &&
  Object.entries(fields).every(([name, wanted]) => !isRecord(wanted) || compares(Reflect.get(row, name), wanted));

const isAnswer = (value: unknown): value is Answer => isRecord(value);

/** The foreign server: real GraphQL over rows in memory. `asked` has its documents. */
const aForeignServer = () => {
  const vendors = [
    { id: 1, name: 'Gulf Supply' },
    { id: 2, name: 'Bayou Parts' },
  ];
  let pumps: Pump[] = Array.from({ length: 7 }, (_, index) => ({
    id: index + 1,
    name: index === 6 ? '100% Pump' : `Pump ${index + 1}`,
    kind: 'SALT',
    price: 10 * (index + 1),
    installed_on: '2026-03-04',
    vendor_id: (index % 2) + 1,
    checked_at: null,
  }));
  const withVendor = (pump: Pump) => ({ ...pump, vendor: vendors.find(({ id }) => id === pump.vendor_id) ?? null });
  const found = (where: Where = {}) => pumps.filter((pump) => meets(pump, where));
  const rootValue = {
    vendor: ({ where = {} }: { where?: Where }) => vendors.filter((vendor) => meets(vendor, where)),
    vendor_by_pk: ({ id }: { id: number }) => vendors.find((vendor) => vendor.id === id) ?? null,
    pump: ({ where, limit, offset }: { where?: Where; limit: number; offset: number }) =>
      found(where)
        .slice(offset, offset + limit)
        .map(withVendor),
    pump_aggregate: ({ where }: { where?: Where }) => ({ aggregate: { count: found(where).length } }),
    pump_by_pk: ({ id }: { id: number }) => pumps.filter((pump) => pump.id === id).map(withVendor)[0] ?? null,
    insert_pump_one: ({ object }: { object: Omit<Pump, 'id'> & { name: string } }) => {
      const made = { ...object, id: pumps.length + 1 };
      pumps.push(made);
      return withVendor(made);
    },
    update_pump_by_pk: ({ pk_columns: { id }, _set }: { pk_columns: { id: number }; _set: object }) => {
      pumps = pumps.map((pump) => (pump.id === id ? { ...pump, ..._set } : pump));
      return rootValue.pump_by_pk({ id });
    },
    delete_pump_by_pk: ({ id }: { id: number }) => {
      const gone = rootValue.pump_by_pk({ id });
      pumps = pumps.filter((pump) => pump.id !== id);
      return gone;
    },
  };
  const asked: string[] = [];
  const server = serverOver(async ({ document: { text }, variables }) => {
    asked.push(text.replaceAll(/\s+/g, ' '));
    const answer: unknown = JSON.parse(
      JSON.stringify(await graphql({ schema: SCHEMA, source: text, rootValue, variableValues: variables })),
    );
    return isAnswer(answer) ? answer : { data: null };
  });
  return { server, asked };
};

const open = async () => {
  const { server, asked } = aForeignServer();
  const catalogue = new Catalogue({ hash: 'bundle', resources: [] });
  await catalogueLoader(() => server, catalogue).load();
  return { catalogue, provider: createDataProvider(server, catalogue), asked };
};

describe('a server whose schema is not of our making', () => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    opened = await open();
  });

  it('gives its tables screens: fields, kinds, references and rights come from the introspection alone', () => {
    const { catalogue } = opened;
    expect(catalogue.state.error).toBeNull();
    expect(catalogue.state.resources.map(({ name, route, label_plural }) => [name, route, label_plural])).toEqual([
      ['vendor', '/vendor', 'Vendors'],
      ['pump', '/pump', 'Pumps'],
    ]);
    expect(catalogue.state.rights).toEqual({
      vendor: { create: false, update: false, remove: false, export: false },
      pump: { create: true, update: true, remove: true, export: false },
    });
    const pump = catalogue.find('pump');
    expect(pump?.title).toEqual(['name']);
    expect(pump?.sections).toEqual([{ label: 'Pump', fields: ['name', 'kind', 'price', 'installed_on', 'vendor_id'] }]);
    expect(pump?.fields.map(({ name, kind, required, readOnly = false }) => [name, kind, required, readOnly])).toEqual([
      ['id', 'Int', true, true],
      ['name', 'String', true, false],
      ['kind', 'String', false, false],
      ['price', 'Quantity', false, false],
      ['installed_on', 'Date', false, false],
      ['vendor_id', 'Reference', false, false],
      ['checked_at', 'String', false, true],
    ]);
    expect(pump?.fields.find(({ name }) => name === 'kind')?.choices).toEqual(['SALT', 'PLAIN']);
  });

  it('answers a page of a list with its total and what its references are called, in one request', async () => {
    const { provider, asked } = opened;
    const before = asked.length;
    const page = await provider.getList('pump', {
      pagination: { page: 2, perPage: 3 },
      sort: { field: 'price', order: 'DESC' },
      filter: { vendor_id: { in: [1] } },
      meta: { columns: ['name', 'vendor_id'] },
    });
    expect(page).toMatchObject({
      data: [{ id: 7, name: '100% Pump', vendor_id: 1, vendor: { id: 1, name: 'Gulf Supply' } }],
      total: 4,
    });
    expect(asked.slice(before)).toHaveLength(1);
  });

  it('searches every text, and a percent sign stands for itself', async () => {
    const { data } = await opened.provider.getList('pump', {
      pagination: { page: 1, perPage: 10 },
      filter: { search: '100%' },
    });
    expect(data.map(({ id }) => id)).toEqual([7]);
    expect(opened.asked.at(-1)).not.toContain('100%');
  });

  it('makes, changes and deletes a record', async () => {
    const { provider } = opened;
    const { data: made } = await provider.create('pump', { data: { name: 'Mixer', price: 5 } });
    expect(made).toMatchObject({ id: 8, name: 'Mixer', price: 5 });
    const { data: changed } = await provider.update('pump', {
      id: 8,
      data: { ...made, name: 'Mixer 2' },
      previousData: made,
    });
    expect(changed).toMatchObject({ id: 8, name: 'Mixer 2', price: 5 });
    expect(opened.asked.at(-1)).toContain('update_pump_by_pk');
    await provider.updateMany('pump', { ids: [1, 2], data: { vendor_id: 2 }, meta: { versions: {} } });
    expect((await provider.getOne('pump', { id: 1 })).data).toMatchObject({ vendor: { name: 'Bayou Parts' } });
    await provider.deleteMany('pump', { ids: [1, 8] });
    await provider.delete('pump', { id: 2, previousData: { id: 2 } });
    const { total } = await provider.getList('pump', { pagination: { page: 1, perPage: 10 } });
    expect(total).toBe(5);
    await expect(provider.getOne('pump', { id: 1 })).rejects.toThrow('Pump 1 is not there.');
  });

  it('fills the pickers of a reference', async () => {
    const { data } = await opened.provider.getMany('vendor', { ids: [2] });
    expect(data).toMatchObject([{ id: 2, name: 'Bayou Parts' }]);
  });
});
