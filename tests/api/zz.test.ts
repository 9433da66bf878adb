import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEquipmentTable, equipmentResource } from '../fixtures/fixtureTable';
import { openGraphql, type Ask } from '../fixtures/graphqlHarness';
import { freshDatabase, type FreshDatabase } from '../support/database';
let db: FreshDatabase; let ask: Ask;
beforeAll(async () => { db = await freshDatabase('base'); await createEquipmentTable(db.pool); ask = openGraphql(db, [equipmentResource]); });
afterAll(() => db.close());
const show = (x: unknown) => console.log(JSON.stringify(x, null, 1));
it('x', async () => {
  show(await ask('admin', 'mutation($c: CustomerInput!) { createCustomer(customer: $c) { id version company_name customer_contacts { id first_name } contact_count } }', { c: { company_name: 'Blue Pools', customer_contacts: [{ first_name: 'Ann', last_name: 'Lee' }, { first_name: 'Bob' }] } }));
  show(await ask('admin', '{ customers(filter: {search: "blue an"}, page: {number: 1, size: 10}) { total_count items { id company_name job_count contact_count customer_contacts { first_name } } } }'));
  show(await ask('admin', 'mutation($c: CustomerPatch!) { updateCustomer(id: 387, customer: $c) { id version city } }', { c: { version: 1, city: 'Katy' } }));
  show(await ask('admin', '{ lookupJobStatus { id name show_gunite } pebbleColors(page: {number: 1, size: 3}, sort: {field: name, order: DESC}) { items { id name material_type { id name } } } }'));
  show(await ask('admin', 'mutation($e: EquipmentInput!) { createEquipment(equipment: $e) { id version name purchase_price crew { id name } } }', { e: { name: 'Pump', purchase_price: 12.5 } }));
  show((await db.pool.query('select * from change_log order by seq')).rows);
  show(ask.logged.map(String)); console.log(ask.logged); show(ask.committed);
});
