import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../server/db/embedded/postgres';
import { openDatabase } from '../../server/db/database';
import { setUpDatabase } from '../../server/setUp';

export interface BenchSize {
  builders: number;
  movements: number;
  scale: number;
}

/** So many builders beside the demo's, with names that differ from their first letters on, three contacts for each tenth. */
const BUILDERS = `
  insert into customer (company_name, customer_no, city, state, zip_code, business_phone, schedule_contact_email)
  select (array['Bayou','Cypress','Live Oak','Brazos','Comal','Pecan','Lantana','Mesquite','Heron','Granite'])[1 + i % 10] || ' ' || md5(i::text)::varchar(6) || ' Homes',
    'B-' || lpad(i::text, 6, '0'), (array['Houston','Katy','Conroe','Cypress','Sugar Land','Tomball','Pearland'])[1 + i % 7], 'TX', lpad((77000 + i % 900)::text, 5, '0'),
    '(713) 555-' || lpad((i % 10000)::text, 4, '0'), 'schedule' || i || '@builder.example'
  from generate_series(1, $1::int - (select count(*)::int from customer)) i`;
const CONTACTS = `
  insert into customer_contact (customer_id, first_name, last_name) select c.id, 'Contact', n::text from customer c, generate_series(1, 3) n where c.customer_no like 'B-%0'`;
const MOVEMENTS = `
  insert into inventory_movement (product_id, location_id, kind, units, unit_count, individual_count, date, reference, created_by)
  select p.id, l.id, (array['count','receipt','relocation_out'])[1 + i % 3], i % 20 - 10, i % 90, i % 7, current_date - i % 700, 'Order, "' || i || '"', 1
  from generate_series(1, $1::int - (select count(*)::int from inventory_movement)) i
  join lateral (select id from product order by id offset i % (select count(*) from product) limit 1) p on true
  join lateral (select id from lookup_inventory_location order by id offset i % 2 limit 1) l on true`;

/** A data folder with the demo at a scale, and as many builders and movements as are to be measured, its database running. Filled once. */
export const fill = async (folder: string, { builders, movements, scale }: BenchSize): Promise<EmbeddedPostgres> => {
  const postgres = await startEmbeddedPostgres(folder);
  const open = openDatabase({ socket: postgres.socket, database: 'postgres' });
  await setUpDatabase(open, { demo: true, scale, environment: 'prod', now: new Date() });
  const missing = await open.pool.query<{ missing: boolean }>(
    'select (select count(*) from customer) < $1 as missing',
    [builders],
  );
  if (missing.rows[0]?.missing) {
    await open.pool.query(BUILDERS, [builders]);
    await open.pool.query(CONTACTS);
    await open.pool.query(MOVEMENTS, [movements]);
    await open.pool.query('vacuum analyze');
  }
  await open.close();
  return postgres;
};
