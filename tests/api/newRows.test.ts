import { beforeAll, describe, expect, it } from 'vitest';
import { openGraphql, rootOf, type Answered } from '../support/graphqlHarness';
import { addPeople, firstSubJob, jobCalls, refusedFields, type Fields } from '../support/jobCalls';
import { testDatabase } from '../support/database';

let products: number[] = [];
const database = await testDatabase();
const ask = openGraphql(database);
const jobs = jobCalls(ask);
beforeAll(async () => {
  await addPeople(database);
  const { rows } = await database.pool.query<{ id: number }>(
    "insert into product (name, category_id) select 'Part ' || n, 1 from generate_series(1, 4) n returning id",
  );
  products = rows.map(({ id }) => id);
});

interface Keyed {
  id: number;
  client_key: string | null;
}
/** What the rows of an answer were called, by their ids. */
const inOrder = (rows: readonly Keyed[]): (string | null)[] =>
  rows.toSorted((one, other) => one.id - other.id).map(({ client_key }) => client_key);
const keyed = (rows: readonly Fields[]): Fields[] => rows.map((row, index) => ({ ...row, client_key: `k${index}` }));
const KEYS = ['k0', 'k1', 'k2'];

interface List {
  name: string;
  category: number;
  /** Where the list stands in a sub-job. */
  path: readonly string[];
  /** The second has other columns filled than the first and the third. */
  rows: readonly [Fields, Fields, Fields];
}

const AT = '2026-03-09T08:00:00';
const LISTS: readonly List[] = [
  {
    name: 'colors',
    category: 2,
    path: ['pebble_details', 'color_additions'],
    rows: [{ notes: 'spa' }, { notes: 'shelf', batches_used: '2' }, { notes: 'floor' }],
  },
  {
    name: 'crew rows',
    category: 2,
    path: ['pebble_details', 'crew_information'],
    rows: [{ phase_type: { id: 2 } }, { phase_type: { id: 2 }, notes: 'gate' }, { phase_type: { id: 2 } }],
  },
  {
    name: 'history entries',
    category: 1,
    path: ['gunite_details', 'gunite_history'],
    rows: [{ type: { id: 1 } }, { type: { id: 1 }, notes: 'wall' }, { type: { id: 1 } }],
  },
  {
    name: 'boulders',
    category: 2,
    path: ['boulder_details'],
    rows: [
      { addition: { id: 5 } },
      { addition: { id: 5 }, notes: 'mid', completed_date: '2026-03-09' },
      { addition: { id: 5 } },
    ],
  },
  {
    name: 'visits',
    category: 3,
    path: ['warranty_details', 'schedule'],
    rows: [
      { fieldworker: { id: 7101 }, start: AT, end: '2026-03-09T09:00:00' },
      { fieldworker: { id: 7101 }, start: AT, end: '2026-03-09T09:00:00', additional_notes: 'ring' },
      { fieldworker: { id: 7101 }, start: AT, end: '2026-03-09T09:00:00' },
    ],
  },
  {
    name: 'repairs',
    category: 3,
    path: ['warranty_details', 'crew_repair_jobs'],
    rows: [
      { company_division: { id: 2 }, notes: 'a' },
      { company_division: { id: 2 }, notes: 'b', date: '2026-03-09' },
      { company_division: { id: 2 }, notes: 'c' },
    ],
  },
  {
    name: 'applied colors of a warranty',
    category: 3,
    path: ['warranty_details', 'pebble_details'],
    rows: [{ app_date: '2026-03-09' }, { detail_date: '2026-03-10' }, { app_date: '2026-03-09' }],
  },
  {
    name: 'comments',
    category: 2,
    path: ['general_comments'],
    rows: [{ general_comment: 'one' }, { general_comment: 'two' }, { general_comment: 'three' }],
  },
  {
    name: 'presite comments',
    category: 1,
    path: ['presite', 'comments'],
    rows: [{ comment: 'one' }, { comment: 'two' }, { comment: 'three' }],
  },
];

const nested = ([step, ...rest]: readonly string[], value: unknown): unknown =>
  step === undefined ? value : { [step]: nested(rest, value) };
const selected = (path: readonly string[]): string =>
  path.length === 0
    ? '{ id client_key }'
    : `${path[0]} ${path.length === 1 ? '' : '{'} ${selected(path.slice(1))} ${path.length === 1 ? '' : '}'}`;
const found = (value: unknown, path: readonly string[]): Keyed[] => {
  let at = value;
  for (const step of path) at = (at as Fields)[step];
  return at as Keyed[];
};

/** Saves rows of a list of a new sub-job, and answers those of the list. */
const saveRows = async ({ category, path }: Pick<List, 'category' | 'path'>, rows: readonly Fields[]) => {
  const job = await jobs.create({ name: 'Oak', company: { id: 700 }, sub_jobs: [{ job_category: { id: category } }] });
  const { id, version } = firstSubJob(job);
  const sent = { sub_jobs: [{ id, version, ...(nested(path, keyed(rows)) as Fields) }] };
  const answer = rootOf<{ sub_jobs: unknown[] }>(
    await ask(
      'admin',
      `mutation ($id: Int!, $job: JobInput!) { saved: updateJob(id: $id, job: $job) { sub_jobs { ${selected(path)} } } }`,
      { id: job.id, job: sent },
    ),
    'saved',
  );
  return found(answer.sub_jobs[0], path);
};

describe('new rows of one save', () => {
  it.each(LISTS)('$name get rising ids in the order sent, and come back with the keys sent [KEY-007]', async (list) => {
    expect(inOrder(await saveRows(list, list.rows))).toEqual(KEYS);
  });

  it('come in the order sent also where their columns alternate many times', async () => {
    const rows = Array.from({ length: 40 }, (_, index): Fields => ({
      notes: `row ${index}`,
      ...(index % 3 === 1 ? { batches_used: String(index) } : {}),
      ...(index % 5 === 2 ? { pool_section: { id: 1 } } : {}),
    }));
    const stored = await saveRows({ category: 2, path: ['pebble_details', 'color_additions'] }, rows);
    expect(inOrder(stored)).toEqual(rows.map((_, index) => `k${index}`));
  });

  it('are the sub-jobs too, of a new job and of a stored one [KEY-007]', async () => {
    const subJobs = keyed([
      { job_category: { id: 2 } },
      { job_category: { id: 2 }, plan_sa: 410, is_critical_note: true, critical_note: 'Dog' },
      { job_category: { id: 2 } },
    ]);
    const SUB_JOBS = '{ id sub_jobs { id client_key } }';
    const made = rootOf<{ id: number; sub_jobs: Keyed[] }>(
      await ask('admin', `mutation ($job: JobInput!) { made: createJob(job: $job) ${SUB_JOBS} }`, {
        job: { name: 'Oak', company: { id: 700 }, sub_jobs: subJobs },
      }),
      'made',
    );
    expect(inOrder(made.sub_jobs)).toEqual(KEYS);
    const saved = rootOf<{ sub_jobs: Keyed[] }>(
      await ask('admin', `mutation ($id: Int!, $job: JobInput!) { saved: updateJob(id: $id, job: $job) ${SUB_JOBS} }`, {
        id: made.id,
        job: { sub_jobs: subJobs },
      }),
      'saved',
    );
    // Those of the first save are known by their ids: nobody called them anything this time.
    expect(inOrder(saved.sub_jobs)).toEqual([null, null, null, ...KEYS]);
  });

  it('keep to their own additives when two are called the same', async () => {
    const { rows } = await database.pool.query<{ id: number }>(
      'select id from lookup_pebble_color_additive order by id limit 2',
    );
    const [one, two] = rows.map(({ id }) => id);
    const job = await jobs.create({
      name: 'Oak',
      company: { id: 700 },
      sub_jobs: [
        {
          job_category: { id: 2 },
          pebble_details: {
            color_additions: [
              { client_key: 'same', notes: 'a', additions: [{ id: one }] },
              { client_key: 'same', notes: 'b', additions: [{ id: two }] },
            ],
          },
        },
      ],
    });
    expect(firstSubJob(job).pebble_details?.color_additions).toMatchObject([
      { notes: 'a', additions: [{ id: one }] },
      { notes: 'b', additions: [{ id: two }] },
    ]);
  });

  it('are refused under a name that is too long, and may have one that looks like an id', async () => {
    const { errors } = await jobs.tryCreate({
      name: 'Oak',
      company: { id: 700 },
      sub_jobs: [{ job_category: { id: 2 }, boulder_details: [{ addition: { id: 5 }, client_key: 'k'.repeat(65) }] }],
    });
    expect(refusedFields({ errors })).toEqual({
      'sub_jobs.0.boulder_details.0.client_key': 'Must be 64 characters or less.',
    });
    const job = await jobs.create({
      name: 'Oak',
      company: { id: 700 },
      sub_jobs: [{ job_category: { id: 2 }, boulder_details: [{ addition: { id: 5 }, notes: 'old' }] }],
    });
    const { id, version, boulder_details } = firstSubJob(job);
    const next = await jobs.update(job.id, {
      sub_jobs: [
        {
          id,
          version,
          boulder_details: [
            ...boulder_details.map((row) => ({ id: row.id })),
            { client_key: String(boulder_details[0]?.id), addition: { id: 5 }, notes: 'new' },
          ],
        },
      ],
    });
    expect(firstSubJob(next).boulder_details).toMatchObject([{ notes: 'old' }, { addition: { id: 5 }, notes: 'new' }]);
  });

  it('are the batches of a daily sheet too [KEY-007]', async () => {
    const job = await jobs.create({ name: 'Oak', company: { id: 700 }, sub_jobs: [{ job_category: { id: 2 } }] });
    const { id, version } = firstSubJob(job);
    const answer = await ask(
      'admin',
      'mutation ($id: Int!, $it: DailyBatchesInput!) { saved: updateDailyBatches(id: $id, dailyBatches: $it) { sub_jobs { pebble_details { color_additions { id client_key } } } } }',
      {
        id: job.id,
        it: {
          sub_jobs: [
            {
              id,
              version,
              pebble_details: {
                color_additions: keyed([{ notes: 'a' }, { notes: 'b', batches_used: '1' }, { notes: 'c' }]),
              },
            },
          ],
        },
      },
    );
    const saved = rootOf<{ sub_jobs: { pebble_details: { color_additions: Keyed[] } }[] }>(answer, 'saved');
    expect(inOrder(saved.sub_jobs[0]?.pebble_details.color_additions ?? [])).toEqual(KEYS);
  });

  it('are the contacts of a builder too, also among stored ones [KEY-007]', async () => {
    const contacts = keyed([
      { first_name: 'Zoe' },
      { first_name: 'Max', phone_number: '(713) 555-0142', email_address: 'max@bayou.test' },
      { first_name: 'Abe' },
    ]);
    const FIELDS = '{ id version customer_contacts { id client_key } }';
    const made = rootOf<{ id: number; version: number; customer_contacts: Keyed[] }>(
      await ask('admin', `mutation ($it: CustomerInput!) { made: createCustomer(customer: $it) ${FIELDS} }`, {
        it: { company_name: 'Order Pools', customer_contacts: contacts },
      }),
      'made',
    );
    expect(inOrder(made.customer_contacts)).toEqual(KEYS);
    const kept = made.customer_contacts.map(({ id }) => ({ id, client_key: 'stored' }));
    const saved = rootOf<{ customer_contacts: Keyed[] }>(
      await ask(
        'admin',
        `mutation ($id: Int!, $it: CustomerPatch!) { saved: updateCustomer(id: $id, customer: $it) ${FIELDS} }`,
        { id: made.id, it: { version: made.version, customer_contacts: [...kept, ...contacts] } },
      ),
      'saved',
    );
    expect(inOrder(saved.customer_contacts)).toEqual([null, null, null, ...KEYS]);
  });

  const product = (index: number) => ({ id: products[index] });
  const rowsOf = (answer: Answered, root: string, list: string): Keyed[] =>
    rootOf<Record<string, Keyed[]>>(answer, root)[list] ?? [];

  it('are the lines of purchase and relocation orders too [KEY-007]', async () => {
    const { rows } = await database.pool.query<{ vendor: number; employee: number }>(
      "insert into vendor (name) values ('Sand & Co') returning id as vendor, (select min(id) from employee) as employee",
    );
    const purchase = await ask(
      'admin',
      'mutation ($it: PurchaseOrderInput!) { made: createPurchaseOrder(purchaseOrder: $it) { line_items { id client_key } } }',
      {
        it: {
          order_name: 'Restock',
          supplier: { id: rows[0]?.vendor },
          mmg_location: { id: 1 },
          created_by: { id: rows[0]?.employee },
          line_items: keyed([
            { product: product(0), quantity: 1, unit_cost: 2 },
            { product: product(1), quantity: 1, unit_cost: 2, items_per_unit: 4 },
            { product: product(2), quantity: 1, unit_cost: 2 },
          ]),
        },
      },
    );
    expect(inOrder(rowsOf(purchase, 'made', 'line_items'))).toEqual(KEYS);
    const relocation = await ask(
      'admin',
      'mutation ($it: InventoryRelocationOrderInput!) { made: createInventoryRelocationOrder(inventoryRelocationOrder: $it) { shipment_items { id client_key } } }',
      {
        it: {
          order_name: 'To Conroe',
          from_inventory_location: { id: 1 },
          to_inventory_location: { id: 2 },
          shipment_items: keyed([
            { product: product(0), quantity_of_single_units: 1 },
            { product: product(1), quantity_of_single_units: 1, item_weight: 4 },
            { product: product(2), quantity_of_single_units: 1 },
          ]),
        },
      },
    );
    expect(inOrder(rowsOf(relocation, 'made', 'shipment_items'))).toEqual(KEYS);
  });

  it('are the rows of a recipe too, also a stored one that takes another product and so gets another id [KEY-007]', async () => {
    const SAVE =
      'mutation ($it: ColorRecipeInput!) { saved: updatePebbleColor(pebbleColor: $it) { id version recipe { id client_key } } }';
    const made = rootOf<{ id: number; version: number; recipe: Keyed[] }>(
      await ask('admin', SAVE, {
        it: {
          name: 'Order Blue',
          material_type: { id: 1 },
          recipe: keyed([0, 1, 2].map((index) => ({ product: product(index), quantity: 1 }))),
        },
      }),
      'saved',
    );
    expect(inOrder(made.recipe)).toEqual(KEYS);
    const [first, ...others] = made.recipe.map(({ id }, index) => ({
      id,
      product: product(index),
      quantity: 1,
      client_key: `r${index}`,
    }));
    const saved = rootOf<{ recipe: Keyed[] }>(
      await ask('admin', SAVE, {
        it: { id: made.id, version: made.version, recipe: [{ ...first, product: product(3) }, ...others] },
      }),
      'saved',
    );
    expect(saved.recipe.map(({ client_key }) => client_key)).toEqual([null, null, 'r0']);
  });
});
