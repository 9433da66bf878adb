import { describe, expect, it } from 'vitest';
import { gql } from './gql';
import { withoutFields } from './withoutFields';

const COUNT = gql(`
  query InventoryCount { inventoryCountQuery {
    places: lookupInventoryLocation { id name is_active }
    lookupProductCategory { id name is_active }
    inventory { id product { id name order_unit { name } category { id description } } }
  } }
`);
const textOf = (...paths: string[]): string => withoutFields(COUNT, paths).text.replaceAll(/\s+/g, ' ').trim();

describe('a document without fields that a user does not see', () => {
  it('is itself where all of them are seen', () => {
    expect(withoutFields(COUNT, [])).toBe(COUNT);
    expect(withoutFields(COUNT, ['inventoryCountQuery.inventory.cost']).text).toBe(COUNT.text);
  });

  it('loses the field at its path, and no other of that name [USR-018]', () => {
    expect(textOf('inventoryCountQuery.places.is_active')).toBe(
      'query InventoryCount { inventoryCountQuery { places: lookupInventoryLocation { id name } lookupProductCategory { id name is_active } inventory { id product { id name order_unit { name } category { id description } } } } }',
    );
  });

  it('loses a record with all that is asked of it, and a field within another', () => {
    expect(
      textOf(
        'inventoryCountQuery.inventory.product.order_unit',
        'inventoryCountQuery.inventory.product.category.description',
      ),
    ).toContain('product { id name category { id } }');
  });

  it('loses a record once where something within it is to go as well', () => {
    const product = 'inventoryCountQuery.inventory.product';
    expect(textOf(`${product}.category`, `${product}.category.description`)).toContain(
      'product { id name order_unit { name } } } } }',
    );
  });

  it('loses a field with its arguments, and reads none of them as a field', () => {
    const document = gql(
      `query Both($page: PageInput!) { customers(filter: { search: "a } b" }, page: $page) { items { id } } cities { total_count } }`,
    );
    expect(withoutFields(document, ['customers']).text).toBe(
      'query Both($page: PageInput!) {  cities { total_count } }',
    );
    expect(withoutFields(document, ['customers.items', 'cities.total_count']).text).toBe(
      'query Both($page: PageInput!) { customers(filter: { search: "a } b" }, page: $page) {  } cities {  } }',
    );
  });
});
