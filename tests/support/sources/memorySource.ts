import { readFileSync } from 'node:fs';
import { buildSchema, graphql, type GraphQLSchema } from 'graphql';
import { plainText } from '#domain/sources/plainText';
import { isRecord, recordOf } from '#domain/values';
import type { DialectName } from '#domain/sources/sourceTable';

type Values = Record<string, unknown>;
type Row = Values & { id: string };

/** A server's answer, and how it is asked. */
export type AskSource = (text: string, variables?: Values) => Promise<{ data?: unknown; errors?: unknown }>;

/** The operations of each server's comparisons: what they are called, and whether a value meets them. */
const COMPARISONS: Readonly<Record<string, (value: unknown, wanted: unknown) => boolean>> = {
  eq: (value, wanted) => plainText(value) === plainText(wanted),
  in: (value, wanted) => Array.isArray(wanted) && wanted.map(String).includes(String(value)),
  contains: (value, wanted) =>
    plainText(value).toLowerCase().includes(String(wanted).replaceAll(/[%\\]/g, '').toLowerCase()),
  gte: (value, wanted) => value !== null && ordered(value, wanted) >= 0,
  lte: (value, wanted) => value !== null && ordered(value, wanted) <= 0,
  empty: (value, wanted) => (value === null || value === undefined) === (wanted === true),
  exists: (value, wanted) => (value !== null && value !== undefined) === (wanted === true),
};
const NAMES: Readonly<Record<string, string>> = {
  _eq: 'eq',
  equals: 'eq',
  _in: 'in',
  in: 'in',
  _ilike: 'contains',
  contains: 'contains',
  _icontains: 'contains',
  _gte: 'gte',
  gte: 'gte',
  greater_than_equal: 'gte',
  _lte: 'lte',
  lte: 'lte',
  less_than_equal: 'lte',
  _is_null: 'empty',
  _null: 'empty',
  exists: 'exists',
};

const ordered = (one: unknown, other: unknown): number => {
  const [left, right] = [plainText(one), plainText(other)];
  const numbers = [Number(left), Number(right)];
  if (left !== '' && right !== '' && numbers.every((number) => !Number.isNaN(number)))
    return (numbers[0] ?? 0) - (numbers[1] ?? 0);
  return left < right ? -1 : left > right ? 1 : 0;
};

/** The two tables of every source here: vendors, and invoices that refer to them. */
const aWorld = () => {
  const vendors: Row[] = Array.from({ length: 12 }, (_, at) => ({
    id: String(at + 1),
    name: at === 11 ? '100% Supply' : `Vendor ${String(at + 1).padStart(2, '0')}`,
    kind: at % 3 === 0 ? 'SUBCONTRACTOR' : 'SUPPLIER',
    is_active: true,
    details: { terms: 30 },
    created_at: '2026-01-01T12:00:00.000Z',
    tags: ['a', 'b'],
  }));
  const invoices: Row[] = Array.from({ length: 30 }, (_, at) => ({
    id: `00000000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`,
    number: `INV-${String(at + 1).padStart(3, '0')}`,
    vendor: String((at % 12) + 1),
    amount: at === 0 ? '12345678901234.1234' : String(100 + at),
    units: at === 0 ? '9007199254740993' : null,
    invoice_date: `2026-01-${String((at % 28) + 1).padStart(2, '0')}`,
    due_at: '2026-03-01T08:30:00',
    memo: null,
  }));
  return { vendors, invoices };
};

/** The fields by the names of each server. */
const camel = (name: string): string => name.replaceAll(/_([a-z])/g, (_whole, letter: string) => letter.toUpperCase());
const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

class Table {
  made = 0;
  readonly missing = { memo: null, units: null, due_at: null, created_at: '2026-01-01T12:00:00.000Z' };

  constructor(
    readonly rows: Row[],
    readonly shown: (row: Row) => Values,
  ) {}

  /** Rows that meet a filter in the words of any server, or a condition of plain values. */
  matching(filter: unknown): Row[] {
    return this.rows.filter((row) => this.meets(row, recordOf(filter)));
  }

  meets(row: Row, filter: Values): boolean {
    return Object.entries(filter).every(([name, wanted]) => {
      const several = Array.isArray(wanted) ? wanted.map(recordOf) : [];
      if (/^_?or$/i.test(name)) return several.some((part) => this.meets(row, part));
      if (/^_?and$/i.test(name)) return several.every((part) => this.meets(row, part));
      const own = name === 'rowId' ? 'id' : snake(name).replace(/^vendor_id$/, 'vendor');
      const value = row[own];
      if (!isRecord(wanted)) return wanted === null ? value === null : COMPARISONS.eq?.(value, wanted) === true;
      const by = own === 'vendor' && isRecord(wanted.id) ? wanted.id : wanted;
      return Object.entries(by).every(
        ([operation, to]) => COMPARISONS[NAMES[operation] ?? operation]?.(value, to) === true,
      );
    });
  }

  page(filter: unknown, by: string | null, descending: boolean, skip: number, take: number): Values[] {
    const found = this.matching(filter);
    const sorted = by === null ? found : found.toSorted((one, other) => ordered(one[snake(by)], other[snake(by)]));
    return (descending ? sorted.toReversed() : sorted).slice(skip, skip + take).map(this.shown);
  }

  one(id: unknown): Values | null {
    const row = this.rows.find((known) => known.id === String(id));
    return row ? this.shown(row) : null;
  }

  /** References come as ids, or as what connects them. */
  stored(values: Values): Values {
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const own = snake(name);
        if (own !== 'vendor' && own !== 'vendor_id') return [own, value];
        const given = recordOf(value);
        const id = recordOf(given.connect).id ?? given.id ?? (isRecord(value) ? null : value);
        return ['vendor', id === null || id === undefined ? null : plainText(id)];
      }),
    );
  }

  create(values: Values): Values {
    this.made += 1;
    const row = {
      ...this.missing,
      kind: null,
      is_active: true,
      details: null,
      tags: [],
      vendor: null,
      ...this.stored(values),
      id: `9${this.made}`,
    };
    this.rows.push(row);
    return this.shown(row);
  }

  update(id: unknown, values: Values): Values | null {
    const row = this.rows.find((known) => known.id === String(id));
    if (!row) return null;
    Object.assign(row, this.stored(values));
    return this.shown(row);
  }

  remove(id: unknown): Values | null {
    const at = this.rows.findIndex((known) => known.id === String(id));
    const [gone] = at < 0 ? [] : this.rows.splice(at, 1);
    return gone ? this.shown(gone) : null;
  }
}

type Resolvers = Record<string, (args: Values) => unknown>;
interface Shape {
  /** How rows are shown: the names of their fields. */
  named: (name: string) => string;
  /** What becomes of a row besides. */
  also?: (row: Row, vendor: Values | null) => Values;
  resolvers: (table: Table, names: { one: string; many: string; type: string }) => Resolvers;
}

const first = (value: unknown): Values => recordOf(Array.isArray(value) ? value[0] : value);
const whole = (value: unknown): number => (typeof value === 'number' ? value : 0);
const ofText = (sort: unknown): [string | null, boolean] => {
  const text = typeof sort === 'string' ? sort.split(',')[0] : undefined;
  return text === undefined ? [null, false] : [text.replace(/^-/, ''), text.startsWith('-')];
};
const ofObject = (order: unknown, down: RegExp): [string | null, boolean] => {
  const [entry] = Object.entries(first(order));
  return entry ? [entry[0], down.test(String(entry[1]))] : [null, false];
};

const SHAPES: Readonly<Record<DialectName, Shape>> = {
  hasura: {
    named: (name) => name,
    also: (row, vendor) => ('number' in row ? { vendor, vendor_id: row.vendor } : {}),
    resolvers: (table, { one }) => ({
      [one]: ({ where, order_by, limit, offset }) =>
        table.page(where, ...ofObject(order_by, /^desc/), whole(offset), whole(limit)),
      [`${one}_aggregate`]: ({ where }) => ({ aggregate: { count: table.matching(where).length } }),
      [`${one}_by_pk`]: ({ id }) => table.one(id),
      [`insert_${one}_one`]: ({ object }) => {
        if (one === 'invoice' && !recordOf(object).invoice_date)
          throw new Error(
            'Not-NULL violation. null value in column "invoice_date" of relation "invoice" violates not-null constraint',
          );
        return table.create(recordOf(object));
      },
      [`update_${one}_by_pk`]: ({ pk_columns, _set }) => table.update(recordOf(pk_columns).id, recordOf(_set)),
      [`delete_${one}_by_pk`]: ({ id }) => table.remove(id),
    }),
  },
  directus: {
    named: (name) => name,
    also: (_row, vendor) => ({ vendor }),
    resolvers: (table, { one }) => {
      const found = ({ filter, search }: Values) =>
        search ? { _and: [recordOf(filter), { name: { _icontains: search } }] } : filter;
      return {
        [one]: (args) =>
          table.page(
            found(args),
            ...ofText(Array.isArray(args.sort) ? args.sort[0] : undefined),
            (whole(args.page) - 1) * whole(args.limit),
            whole(args.limit),
          ),
        [`${one}_aggregated`]: (args) => [{ countAll: table.matching(found(args)).length }],
        [`${one}_by_id`]: ({ id }) => table.one(id),
        [`create_${one}_item`]: ({ data }) => table.create(recordOf(data)),
        [`update_${one}_item`]: ({ id, data }) => table.update(id, recordOf(data)),
        [`delete_${one}_item`]: ({ id }) => table.remove(id),
      };
    },
  },
  keystone: {
    named: camel,
    also: (_row, vendor) => ({ vendor }),
    resolvers: (table, { one, many, type }) => ({
      [many]: ({ where, orderBy, take, skip }) =>
        table.page(where, ...ofObject(orderBy, /^desc/), whole(skip), typeof take === 'number' ? take : 1_000),
      [`${many}Count`]: ({ where }) => table.matching(where).length,
      [one]: ({ where }) => table.one(recordOf(where).id),
      [`create${type}`]: ({ data }) => {
        const wanted = type === 'Vendor' ? 'name' : 'number';
        if (!recordOf(data)[wanted])
          throw new Error(
            `You provided invalid data for this operation.\n  - ${type}.${wanted}: value must not be empty`,
          );
        return table.create(recordOf(data));
      },
      [`update${type}`]: ({ where, data }) => table.update(recordOf(where).id, recordOf(data)),
      [`delete${type}`]: ({ where }) => table.remove(recordOf(where).id),
    }),
  },
  payload: {
    named: camel,
    also: (row, vendor) => ({ vendor, title: row.name }),
    resolvers: (table, { type }) => ({
      [`${type}s`]: ({ where, sort, page, limit }) => ({
        docs: table.page(where, ...ofText(sort), (whole(page) - 1) * whole(limit), whole(limit)),
        totalDocs: table.matching(where).length,
      }),
      // A localized text is told in the language of the question.
      [type]: ({ id, locale }) => {
        const row = table.one(id);
        return row && locale === 'es' ? { ...row, title: `El ${String(row.name)}` } : row;
      },
      [`create${type}`]: ({ data }) => table.create(recordOf(data)),
      [`update${type}`]: ({ id, data }) => table.update(id, recordOf(data)),
      [`delete${type}`]: ({ id }) => table.remove(id),
    }),
  },
  postgraphile: {
    named: camel,
    also: (row, vendor) => ({
      rowId: row.id,
      id: `node:${row.id}`,
      ...('number' in row ? { vendorId: row.vendor, vendorByVendorId: vendor } : {}),
    }),
    resolvers: (table, { one, many, type }) => ({
      [`all${type === 'Vendor' ? 'Vendors' : 'Invoices'}`]: ({ condition, orderBy, first: size, offset }) => {
        const order = String(Array.isArray(orderBy) ? orderBy[0] : '');
        const by = /^(\w+)_(ASC|DESC)$/.exec(order)?.[1]?.toLowerCase() ?? null;
        return {
          nodes: table.page(
            condition,
            by === 'row_id' ? 'id' : by,
            order.endsWith('_DESC'),
            whole(offset),
            whole(size),
          ),
          totalCount: table.matching(condition).length,
        };
      },
      [`${one}ByRowId`]: ({ rowId }) => table.one(rowId),
      [`create${type}`]: ({ input }) => {
        const values = recordOf(recordOf(input)[one]);
        if (table.rows.some(({ number: known }) => known !== undefined && known === values.number))
          throw new Error('duplicate key value violates unique constraint "invoice_number_key"');
        return { [one]: table.create(values) };
      },
      [`update${type}ByRowId`]: ({ input }) => ({
        [one]: table.update(recordOf(input).rowId, recordOf(recordOf(input)[`${one}Patch`] ?? recordOf(input).patch)),
      }),
      [`delete${type}ByRowId`]: ({ input }) => ({ [many]: table.remove(recordOf(input).rowId) }),
    }),
  },
};

const schemaOf = (dialect: DialectName): GraphQLSchema =>
  buildSchema(readFileSync(new URL(`../../fixtures/sources/${dialect}.graphql`, import.meta.url), 'utf8'));

/**
 * A server that answers in the shape of one dialect: graphql-js over the schema that the real one said, with rows in
 * memory.
 */
export const memorySource = (dialect: DialectName): AskSource => {
  const world = aWorld();
  const { named, also, resolvers } = SHAPES[dialect];
  const schema = schemaOf(dialect);
  const vendorOf = (row: Row): Values | null => (typeof row.vendor === 'string' ? vendors.one(row.vendor) : null);
  const shown = (row: Row): Values => ({
    ...Object.fromEntries(Object.entries(row).map(([name, value]) => [named(name), value])),
    ...also?.(row, vendorOf(row)),
  });
  const vendors: Table = new Table(world.vendors, shown);
  const invoices = new Table(world.invoices, shown);
  if (dialect === 'payload') {
    // Its records have whole numbers, and its choices are spelled as its schema has them.
    for (const [at, row] of world.invoices.entries()) row.id = String(at + 1);
    for (const row of world.vendors) row.kind = row.kind === 'SUPPLIER' ? 'supplier' : 'sub_contractor';
  }
  const root = {
    ...resolvers(vendors, { one: 'vendor', many: 'vendors', type: 'Vendor' }),
    ...resolvers(invoices, { one: 'invoice', many: 'invoices', type: 'Invoice' }),
    keystone: () => null,
  };
  return async (text, variables = {}) =>
    JSON.parse(JSON.stringify(await graphql({ schema, source: text, rootValue: root, variableValues: variables }))) as {
      data?: unknown;
      errors?: unknown;
    };
};
