import { pgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { audit, id, reference, text } from '../../server/db/columns';
import { crud } from '../../server/api/resource';
import { buildSchema } from '../../server/api/schema';
import { createEquipmentTable, equipmentResource } from '../support/fixtureTable';
import { openGraphql, rootOf, type Ask } from '../support/graphqlHarness';
import { testDatabase } from '../support/database';

let ask: Ask;
let crew: number;
const database = await testDatabase();
beforeAll(async () => {
  await createEquipmentTable(database.pool);
  ask = openGraphql(database, [equipmentResource]);
  const { rows } = await database.pool.query<{ id: number }>(
    "insert into crew (name, subdivision, lookup_company_division_id) values ('Gunite 1', 'Gunite', 2) returning id",
  );
  crew = rows[0]?.id ?? 0;
  for (const [index, name] of ['apple cart', 'Zebra saw', 'Mixer', 'Pump', 'Hose 100%'].entries()) {
    await ask('admin', 'mutation ($e: EquipmentInput!) { createEquipment(equipment: $e) { id } }', {
      e: {
        name,
        serial_no: `S-${index}`,
        purchase_price: index === 4 ? null : 100.5 * index,
        crew_id: index % 2 ? crew : null,
      },
    });
  }
});

const names = async (args: string): Promise<string[]> => {
  const { items } = rootOf<{ items: { name: string }[] }>(
    await ask('admin', `{ equipments(${args}) { items { name } } }`),
    'equipments',
  );
  return items.map(({ name }) => name);
};
const SORTED = 'sort: { field: name, order: ASC }';

describe('a table that only a test declares', () => {
  it('is listed with its reference, its total and a page', async () => {
    const { data } = await ask(
      'admin',
      `{ equipments(${SORTED}, page: { number: 2, size: 2 }) { total_count items { name purchase_price crew { id name } } } }`,
    );
    expect(data).toEqual({
      equipments: {
        total_count: 5,
        items: [
          { name: 'Mixer', purchase_price: 201, crew: null },
          { name: 'Pump', purchase_price: 301.5, crew: { id: crew, name: 'Gunite 1' } },
        ],
      },
    });
  });

  it('counts its total beyond the last page too', async () => {
    expect(
      (await ask('admin', '{ equipments(page: { number: 9, size: 10 }) { total_count items { id } } }')).data,
    ).toEqual({ equipments: { total_count: 5, items: [] } });
  });

  it('sorts names as people do, and empty values last either way', async () => {
    expect(await names(SORTED)).toEqual(['apple cart', 'Hose 100%', 'Mixer', 'Pump', 'Zebra saw']);
    expect((await names('sort: { field: purchase_price, order: DESC }')).at(-1)).toBe('Hose 100%');
    expect((await names('sort: { field: purchase_price, order: ASC }')).at(-1)).toBe('Hose 100%');
  });

  it('is filtered by each way of comparing', async () => {
    expect(await names(`${SORTED}, filter: { crew_id: { eq: ${crew} } }`)).toEqual(['Pump', 'Zebra saw']);
    expect(await names(`${SORTED}, filter: { name: { in: ["Mixer", "Pump"] } }`)).toEqual(['Mixer', 'Pump']);
    expect(await names(`${SORTED}, filter: { purchase_price: { gte: 100, lte: 250 } }`)).toEqual([
      'Mixer',
      'Zebra saw',
    ]);
    expect(await names(`${SORTED}, filter: { purchase_price: { is_empty: true } }`)).toEqual(['Hose 100%']);
    expect(await names(`${SORTED}, filter: { crew_id: { is_empty: false }, name: { contains: "PU" } }`)).toEqual([
      'Pump',
    ]);
    expect(await names(`${SORTED}, filter: { is_active: { eq: false } }`)).toEqual([]);
  });

  it('is searched for the characters that were typed, wildcards included', async () => {
    expect(await names('filter: { search: "100%" }')).toEqual(['Hose 100%']);
    expect(await names('filter: { search: "%" }')).toEqual(['Hose 100%']);
    expect(await names('filter: { search: "s-1 zeb" }')).toEqual(['Zebra saw']);
    expect(await names('filter: { search: "\' or 1=1 --" }')).toEqual([]);
  });

  it('is validated by what its columns say', async () => {
    const { errors } = await ask('admin', 'mutation ($e: EquipmentInput!) { createEquipment(equipment: $e) { id } }', {
      e: { name: 'x'.repeat(61), purchase_price: -1 },
    });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [
        { path: 'name', message: 'Must be 60 characters or less.' },
        { path: 'purchase_price', message: 'Must be 0 or more.' },
      ],
    });
    const unknownCrew = await ask(
      'admin',
      'mutation { createEquipment(equipment: { name: "A", crew_id: 999 }) { id } }',
    );
    expect(unknownCrew.errors[0]?.extensions.fields).toMatchObject([
      { path: 'crew_id', message: 'Crew does not exist.' },
    ]);
    const taken = await ask('admin', 'mutation { createEquipment(equipment: { name: "A", serial_no: "S-1" }) { id } }');
    expect(taken.errors[0]?.extensions.fields).toMatchObject([
      { path: 'serial_no', message: 'Serial No is already used.' },
    ]);
  });

  it('is edited, keeps what is absent and clears what is null, with the change in its history', async () => {
    const { data } = await ask(
      'admin',
      'mutation { updateEquipment(id: 4, equipment: { version: 1, serial_no: null, purchase_price: 12.34 }) { version name serial_no purchase_price } }',
    );
    expect(data).toEqual({ updateEquipment: { version: 2, name: 'Pump', serial_no: null, purchase_price: 12.34 } });
    const history = await ask(
      'admin',
      '{ history(entity: "equipment", id: 4) { total_count items { op user { name } changes { field label before after } } } }',
    );
    expect(history.data).toMatchObject({
      history: {
        total_count: 2,
        items: [
          {
            op: 'update',
            user: { name: expect.any(String) },
            changes: [
              { field: 'serial_no', label: 'Serial No', before: 'S-3', after: null },
              { field: 'purchase_price', label: 'Purchase Price', before: 301.5, after: 12.34 },
            ],
          },
          { op: 'insert' },
        ],
      },
    });
  });

  it('is described to the screens, with the rights of whoever asks', async () => {
    const described = async (account: string) => {
      const answered = await ask(account, '{ resources { name descriptor rights { create update remove export } } }');
      return rootOf<{ name: string; descriptor: ResourceDescriptor; rights: object }[]>(answered, 'resources').find(
        ({ name }) => name === 'equipment',
      );
    };
    const { descriptor, rights } = (await described('admin')) ?? {};
    expect(rights).toEqual({ create: true, update: true, remove: true, export: true });
    expect(descriptor).toMatchObject({
      type: 'Equipment',
      route: '/equipment',
      searchable: true,
      operations: { list: 'equipments', create: 'createEquipment' },
    });
    expect(descriptor?.fields.find(({ name }) => name === 'purchase_price')).toEqual({
      name: 'purchase_price',
      label: 'Purchase Price',
      kind: 'Money',
      required: false,
      min: 0,
      scale: 2,
    });
    expect(descriptor?.fields.find(({ name }) => name === 'crew_id')).toMatchObject({
      label: 'Crew',
      kind: 'Reference',
      reference: 'crew',
    });
    expect((await described('crew'))?.rights).toEqual({ create: false, update: false, remove: false, export: false });
  });
});

describe('the schema of another table', () => {
  it('has valid names when a label has a hyphen', () => {
    const kit = pgTable('kit', { id: id(), name: text({ max: 60 }).notNull(), ...audit() });
    const kitItem = pgTable('kit_item', {
      id: id(),
      kit_id: reference(() => kit.id, 'cascade').notNull(),
      name: text({ max: 60 }).notNull(),
      ...audit(),
    });
    const resource = crud(kit, {
      needs: RESOURCE_NEEDS.crew,
      label: 'Start-up kit',
      title: ['name'],
      parts: [{ table: kitItem, label: 'Spare-parts', label_one: 'Spare-part', orderBy: ['name'], title: ['name'] }],
    });
    const { schema } = buildSchema({ resources: [resource], calls: [] });
    expect(schema.getType('KitSparePartRow')).toBeDefined();
  });
});
