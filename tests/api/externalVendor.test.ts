import { describe, expect, it } from 'vitest';
import { testApp } from '../support/app';

const app = await testApp();
const FIELDS = 'id version external_vendor_source external_vendor_type external_vendor_id external_vendor_name';
const CREATE = `mutation ($product: ProductInput!) { saved: createProduct(product: $product) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: Int!, $product: ProductPatch!) { saved: updateProduct(id: $id, product: $product) { ${FIELDS} } }`;
const HISTORY = `query ($id: Int!) {
  history(entity: "product", id: $id) { items { changes { field before after } } }
}`;

const GULF = {
  external_vendor_source: 'accounting',
  external_vendor_type: 'Vendor',
  // A number that JavaScript could not hold: ids are texts.
  external_vendor_id: '9007199254740993',
  external_vendor_name: 'Gulf Supply',
};
const NOTHING = Object.fromEntries(Object.keys(GULF).map((name) => [name, null]));

interface Saved {
  saved: { id: number; version: number };
}

const made = async (values: object): Promise<Saved['saved']> => {
  const { data } = await app.graphql<Saved>('warehouse', CREATE, {
    product: { name: 'Pump of the other books', category_id: 1, ...values },
  });
  if (!data) throw new Error('no product');
  return data.saved;
};

describe('the vendor of a product in a source [SRC-002]', () => {
  it('is kept as source, type, id and name, with its history', async () => {
    const { id, version } = await made(GULF);
    const { data } = await app.graphql('warehouse', `query ($id: Int!) { product(id: $id) { ${FIELDS} } }`, { id });
    expect(data).toMatchObject({ product: GULF });
    const cleared = await app.graphql('warehouse', UPDATE, { id, product: { version, ...NOTHING } });
    expect(cleared.data).toMatchObject({ saved: NOTHING });
    const history = await app.graphql<{ history: { items: { changes: object[] }[] } }>('warehouse', HISTORY, { id });
    expect(history.data?.history.items[0]?.changes).toContainEqual({
      field: 'external_vendor_name',
      before: 'Gulf Supply',
      after: null,
    });
  });

  it('is whole or absent: a name without its record, and a record without its name, are refused at the field', async () => {
    for (const left of Object.keys(GULF)) {
      const { errors } = await app.graphql('warehouse', CREATE, {
        product: { name: 'Half a vendor', category_id: 1, ...GULF, [left]: null },
      });
      expect(errors?.[0]?.extensions?.fields).toMatchObject([{ path: 'external_vendor_name' }]);
    }
  });

  it('stands in lists, filters and exports by its name', async () => {
    const { id } = await made({ ...GULF, external_vendor_name: 'Only Once Supply' });
    const { data } = await app.graphql(
      'warehouse',
      '{ products(filter: { external_vendor_name: { contains: "only once" } }) { items { id } } }',
    );
    expect(data).toEqual({ products: { items: [{ id }] } });
    const filter = encodeURIComponent(JSON.stringify({ external_vendor_name: { eq: 'Only Once Supply' } }));
    const file = await fetch(
      `${app.url}/v1/export/product?format=csv&columns=name,external_vendor_name&filter=${filter}`,
      { headers: { authorization: `Bearer ${await app.token('admin')}` } },
    );
    expect(await file.text()).toContain('Only Once Supply');
  });
});
