import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql';
import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { invalidateActors } from '../../server/access/actor';
import { testApp } from '../support/app';
import { QUERIES, type Root } from '../support/callQuestions';

/** Amounts that stand nowhere else: what shows one of them shows a price. */
const MARKS = ['7713', '55.19', '6637', '8813', '9931'];
/** What is named a price or a cost: refused by name, which `rightsOfFields` proves. Nothing else may tell one. */
const PRICED: ReadonlySet<string> = new Set([
  'list_price',
  'discount',
  'standard_cost',
  'unit_cost',
  'inventory_cost',
  'PurchaseOrder.total',
]);
/** How deep the questions look into what they ask. */
const DEPTH = 6;

const app = await testApp();
const ids = { product: 0, order: 0, mutation: '' };

const json = async (path: string) => {
  const response = await fetch(`${app.url}${path}`, {
    headers: { authorization: `Bearer ${await app.token('admin')}` },
  });
  return { status: response.status, text: await response.text() };
};

const argument = (name: string, type: GraphQLInputType): string => {
  if (isNonNullType(type)) return argument(name, type.ofType);
  if (isListType(type)) return `[${argument(name, type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type))
    return `{ ${Object.values(type.getFields())
      .filter((field) => isNonNullType(field.type))
      .map((field) => `${field.name}: ${argument(field.name, field.type)}`)
      .join(', ')} }`;
  if (name === 'entity' || name === 'table') return '"%entity"';
  if (/mutation/.test(name)) return `"${ids.mutation}"`;
  const literals: Readonly<Record<string, string>> = {
    Int: '%id',
    Float: '1',
    Quantity: '1',
    Money: '1',
    Boolean: 'true',
    Date: '"2026-03-11"',
    LocalDateTime: '"2026-03-11T08:00:00"',
  };
  return literals[type.name] ?? '"x"';
};

const fieldsOf = (type: GraphQLObjectType, depth: number, above: readonly string[]): string => {
  const shown = Object.values(type.getFields()).flatMap(({ name, type: of, args }) => {
    if (PRICED.has(name) || PRICED.has(`${type.name}.${name}`) || args.some((arg) => isNonNullType(arg.type)))
      return [];
    const named = getNamedType(of);
    if (isLeafType(named)) return [name];
    if (!isObjectType(named) || depth === 0 || above.includes(named.name)) return [];
    const inner = fieldsOf(named, depth - 1, [...above, named.name]);
    return inner === '' ? [] : [`${name} ${inner}`];
  });
  return shown.length === 0 ? '' : `{ ${shown.join(' ')} }`;
};

const documentsOf = ({ name, args, type }: Root): string[] => {
  const given = args
    .filter((arg) => isNonNullType(arg.type) || arg.name === 'ids')
    .map((arg) => `${arg.name}: ${argument(arg.name, arg.type)}`);
  const named = getNamedType(type);
  const places = [
    { entity: 'product', id: ids.product },
    { entity: 'purchase_order', id: ids.order },
  ];
  return [1, 2, 3, DEPTH].flatMap((depth) => {
    const text = `{ ${name}${given.length > 0 ? `(${given.join(', ')})` : ''} ${isObjectType(named) ? fieldsOf(named, depth, [named.name]) : ''} }`;
    return places.map(({ entity, id }) => text.replaceAll('%entity', entity).replaceAll('%id', String(id)));
  });
};

/** What is made while prices are seen: records, an order that was mailed, changes and an undo, an import. */
beforeAll(async () => {
  const { pool } = app.database;
  const run = async <T>(query: string, variables: Record<string, unknown>): Promise<{ it: T; mutation_id: string }> => {
    const { data, errors, extensions } = (await app.graphql('admin', query, variables)) as unknown as {
      data: { it: T } | null;
      errors?: unknown;
      extensions?: { mutation_id?: string };
    };
    if (!data || errors) throw new Error(JSON.stringify(errors));
    return { it: data.it, mutation_id: extensions?.mutation_id ?? '' };
  };
  const vendor = await run<{ id: number }>('mutation ($it: VendorInput!) { it: createVendor(vendor: $it) { id } }', {
    it: { name: 'Marked Mill' },
  });
  const product = await run<{ id: number; version: number }>(
    'mutation ($it: ProductInput!) { it: createProduct(product: $it) { id version } }',
    {
      it: {
        name: 'Marked Blue',
        category_id: 1,
        supplier_id: vendor.it.id,
        list_price: 7713,
        discount: 55.19,
        standard_cost: 6637,
        reorder_level: 5,
        target_level: 9,
      },
    },
  );
  ids.product = product.it.id;
  const change = await run<{ version: number }>(
    'mutation ($id: Int!, $it: ProductPatch!) { it: updateProduct(id: $id, product: $it) { version } }',
    { id: ids.product, it: { version: product.it.version, list_price: 9931, reorder_level: 6 } },
  );
  ids.mutation = change.mutation_id;
  const order = await run<{ id: number }>(
    'mutation ($it: PurchaseOrderInput!) { it: createPurchaseOrder(purchaseOrder: $it) { id version } }',
    {
      it: {
        order_name: 'Marked order',
        supplier: { id: vendor.it.id },
        mmg_location: { id: 1 },
        order_status: { id: 2 },
        order_date: '2026-03-02',
        created_by: {
          id: (
            await pool.query<{ id: number }>(
              "insert into employee (first_name, last_name) values ('Glenda', 'Ruiz') returning id",
            )
          ).rows[0]?.id,
        },
        line_items: [{ product: { id: ids.product }, quantity: 1, unit_cost: 8813 }],
      },
    },
  );
  ids.order = order.it.id;
  await pool.query(
    "insert into user_permission (user_id, category_name, has_permission) select id, 'CAN_VIEW_PRICES', false from app_user where email = any('{admin@trowel.test,manager@trowel.test}')",
  );
  invalidateActors();
}, 60_000);

/** A paper writes 8,813 for the number 8813. */
const told = (text: string): string[] => {
  const plain = text.replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '');
  return MARKS.filter((mark) => text.includes(mark) || plain.includes(mark));
};

/** What a file says: of a workbook, or of an archive with files of either kind, all its parts; of a PDF its text. */
const textOf = async (bytes: Uint8Array): Promise<string> => {
  const head = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  if (head === '%PDF') return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text;
  if (!head.startsWith('PK')) return Buffer.from(bytes).toString();
  const parts = await Promise.all(
    Object.entries(unzipSync(bytes)).map(async ([name, part]) => `${name} ${await textOf(part)}`),
  );
  return parts.join(' ');
};

const file = async (
  path: string,
  init: RequestInit = {},
  account = 'admin',
): Promise<{ status: number; text: string }> => {
  const headers = { 'content-type': 'text/csv', authorization: `Bearer ${await app.token(account)}` };
  const response = await fetch(`${app.url}${path}`, { ...init, headers });
  return { status: response.status, text: await textOf(new Uint8Array(await response.arrayBuffer())) };
};

describe('a role without prices', () => {
  it('is told none by any query, whatever else it asks [USR-017]', async () => {
    const leaks: string[] = [];
    let answers = 0;
    for (const root of QUERIES)
      for (const document of documentsOf(root)) {
        const { data } = await app.graphql('admin', document);
        if (data !== null) answers++;
        const found = told(JSON.stringify(data));
        if (found.length > 0) leaks.push(`${root.name}: ${found.join(', ')} ${JSON.stringify(data).slice(0, 600)}`);
      }
    expect(answers).toBeGreaterThan(200);
    expect([...new Set(leaks)]).toEqual([]);
  }, 300_000);

  it('takes none home, in files, on paper or on the clipboard [USR-017]', async () => {
    const leaks: string[] = [];
    for (const name of ['product', 'products', 'purchase_order', 'purchase-orders', 'inventory', 'inventory_movement'])
      for (const format of ['csv', 'html']) {
        const { text } = await json(`/v1/export/${name}?format=${format}`);
        if (told(text).length > 0) leaks.push(`${name}.${format}: ${text.slice(0, 300)}`);
        for (const column of ['list_price', 'standard_cost', 'total', 'inventory_cost']) {
          const one = await json(`/v1/export/${name}?format=${format}&columns=id,${column}`);
          if (told(one.text).length > 0) leaks.push(`${name}.${format} ${column}`);
        }
      }
    expect(leaks).toEqual([]);
  });

  it('finds none in a workbook, in all data sets at once, on the paper of an order or in the preview of an import [USR-017]', async () => {
    const sent = (rows: string) => ({ method: 'POST', body: rows });
    const mapping = encodeURIComponent(JSON.stringify(['id', 'reorder_level']));
    const asked = [
      // One user has sixty files a minute, which the test above takes.
      await file('/v1/export/product?format=xlsx', {}, 'manager'),
      await file('/v1/export/purchase_order?format=xlsx', {}, 'manager'),
      await file('/v1/export/all?format=csv'),
      await file('/v1/export/all?format=xlsx'),
      await file(`/v1/pdf/purchase-order/${ids.order}`),
      await file('/v1/import/product/look', sent(`ID,Name,List Price\n${ids.product},Marked Blue,1\n`)),
      await file(
        `/v1/import/product?mode=dry&match=id&mapping=${mapping}`,
        sent(`ID,Reorder Level\n${ids.product},8\n`),
      ),
    ];
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 200));
    // Each of them is about what has the prices, and none is refused with a text that has none.
    expect(asked.filter(({ text }) => text.includes('Marked')).length).toBeGreaterThanOrEqual(5);
    expect(asked.flatMap(({ text }) => told(text))).toEqual([]);
  });

  it('reads neither a cost nor a sum on the paper of an order, where another role reads both [USR-017]', async () => {
    const path = `/v1/pdf/purchase-order/${ids.order}`;
    const [without, priced] = [await file(path), await file(path, {}, 'warehouse')];
    expect([without.status, priced.status]).toEqual([200, 200]);
    expect(without.text).toContain('Marked Blue');
    expect(without.text).not.toMatch(/Unit Cost|Total|\$/);
    for (const said of ['Marked Blue', 'Unit Cost', '$8,813.00']) expect(priced.text).toContain(said);
    expect(told(priced.text)).toEqual(['8813']);
  });
});
