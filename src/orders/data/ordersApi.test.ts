import { describe, expect, it } from 'vitest';
import { anAccess } from '../../dataProvider/fixtures/anAccess';
import { data } from '../../dataProvider/fixtures/fakeServer';
import { apolloOrdersApi } from './ordersApi';

const many = <Row>(count: number, row: (id: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => row(index + 1));
const page = (items: readonly object[]) => data({ found: { items } });
const aProduct = (id: number) => ({
  id,
  name: `Product ${id}`,
  product_code: null,
  order_unit: null,
  unit_of_measure: null,
  standard_cost: 1,
  quantity_per_unit: 1,
  unit_weight: null,
  reorder_level: 5,
  target_level: 9,
  minimum_reorder_quantity: null,
});

describe('what an order chooses from', () => {
  it('are all vendors of a house that has more than a hundred [PO-007]', async () => {
    const vendors = many(130, (id) => ({ id, name: `Vendor ${id}`, order_emails: [] }));
    const { server } = anAccess(
      data({ lookupInventoryLocation: [], lookupEmployee: [] }),
      page(vendors.slice(0, 100)),
      page(vendors.slice(100)),
    );
    expect((await apolloOrdersApi(server).lists()).vendors.map(({ id }) => id)).toEqual(vendors.map(({ id }) => id));
  });

  it('are all products of a vendor who has more than a hundred, with the stock of each', async () => {
    const products = many(101, aProduct);
    const { server } = anAccess(
      page(products.slice(0, 100)),
      page(products.slice(100)),
      page(products.slice(0, 100).map(({ id }) => ({ product_id: id, unit_count: 2, individual_count: 0 }))),
      page([{ product_id: 101, unit_count: 7, individual_count: 0 }]),
      page([]),
    );
    const rows = await apolloOrdersApi(server).reorder(1, 5);
    expect(rows).toHaveLength(101);
    expect(rows.at(-1)).toMatchObject({ product: { id: 101 }, unit_count: 7 });
  });

  it('says how much of each product is there, of more than a hundred lines too', async () => {
    const stock = many(120, (product_id) => ({ product_id, unit_count: product_id }));
    const { server } = anAccess(page(stock.slice(0, 100)), page(stock.slice(100)));
    const there = await apolloOrdersApi(server).stock(
      1,
      stock.map(({ product_id }) => product_id),
    );
    expect([there.size, there.get(120)]).toEqual([120, 120]);
  });
});
