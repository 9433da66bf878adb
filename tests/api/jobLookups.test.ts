import { beforeAll, describe, expect, it } from 'vitest';
import { openGraphql, rootOf } from '../support/graphqlHarness';
import { addPeople } from '../support/jobCalls';
import { testDatabase } from '../support/database';

const ONE = '{ id name }';
const LISTS = `{ categories ${ONE} statuses { id name show_gunite } job_types ${ONE} pool_types ${ONE} spa_types ${ONE} phases ${ONE} crews { id name subdivision is_active lookup_company_division_id }
  employees { id name crew_types ${ONE} } slurry_pickups ${ONE} job_orders ${ONE} material_types ${ONE} colors { id name material_type ${ONE} } additives ${ONE} pool_sections ${ONE} gunite_types ${ONE}
  additions { id name type } priorities ${ONE} warranty_categories ${ONE} repair_supervisors ${ONE} divisions ${ONE} slurry_types ${ONE} vgb_main_drain_providers ${ONE}
  presite_supervisors { id division_ids } cities ${ONE} quick_focus_locations { id lat lon } document_tags ${ONE}
  customers { id company_name is_active schedule_contact_email } contacts { id customer_id name email_address phone_number } homeowners { id name phone_number secondary_phone_number email_address } }`;

const database = await testDatabase();
const ask = openGraphql(database);
beforeAll(async () => {
  await addPeople(database);
});

describe('the lists of the job forms', () => {
  it.each(['jobNewLookupQuery', 'LookupQuery'])(
    'come as one object by %s [API-004 API-038 LKP-004 LKP-005 LKP-018]',
    async (name) => {
      const lists = rootOf<Record<string, { id: number }[]>>(await ask('office', `{ ${name} ${LISTS} }`), name);
      expect(lists.statuses?.[0]).toMatchObject({ id: 1, name: 'Complete', show_gunite: true });
      expect(lists.employees).toContainEqual({
        id: 7101,
        name: 'Luis Vega',
        crew_types: [{ id: 7011, name: 'Prep X' }],
      });
      expect(lists.presite_supervisors).toContainEqual({ id: 7102, division_ids: [3] });
      expect(lists.contacts).toContainEqual({
        id: 900,
        customer_id: 700,
        name: 'Ana Ruiz',
        email_address: null,
        phone_number: null,
      });
      expect(lists.colors?.[0]).toMatchObject({ id: 1, material_type: { id: 1 } });
      expect(lists.slurry_types?.map(({ id }) => id)).toContain(99_999);
      expect(Object.values(lists).every((rows) => Array.isArray(rows))).toBe(true);
    },
  );
});
