import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../support/database';
import { openGraphql } from '../support/graphqlHarness';
import { addPeople, firstSubJob, jobCalls } from '../support/jobCalls';

const database = await testDatabase();
const ask = openGraphql(database);
const jobs = jobCalls(ask);

const STOPS = `query ($category: String!, $date: Date!) { dayStops(category: $category, date: $date) { kind order crew_name yards notes
  site { job_name gate_code calls { role phone } } colors { color additives batches recipe { product quantity unit } } } }`;
const stopsOf = (account: string, category: string, date: string) => ask(account, STOPS, { category, date });

let color = 0;
beforeAll(async () => {
  await addPeople(database);
  const { rows } = await database.pool.query('select id, name from lookup_pebble_color order by id limit 1');
  color = rows[0].id;
  await database.pool.query(
    `with p as (insert into product (name, category_id) select 'White cement', min(id) from lookup_product_category returning id)
     insert into pebble_color_recipe (color_id, product_id, quantity) select $1, id, 2 from p`,
    [color],
  );
  const app = (name: string, job_order: number) =>
    jobs.create({
      name,
      company: { id: 700 },
      gate_code: '#4411',
      homeowner_phone: '(713) 555-0102',
      sub_jobs: [
        {
          job_category: { id: 2 },
          pebble_details: {
            crew_information: [
              { phase_type: { id: 2 }, date: '2026-04-01', crew: { id: 7021 }, job_order, notes: 'Two trucks' },
            ],
            color_additions: [{ color: { id: color }, batches_used: job_order === 1 ? '12.5' : 'a few' }],
          },
        },
      ],
    });
  await app('Second', 2);
  await app('First', 1);
  firstSubJob(
    await jobs.create({
      name: 'Poured',
      company: { id: 700 },
      sub_jobs: [
        {
          job_category: { id: 1 },
          gunite_details: {
            gunite_history: [{ type: { id: 1 }, gunite_date: '2026-04-01', crew: { id: 7041 }, yardage: 40.5 }],
          },
        },
      ],
    }),
  );
});

describe('the stops of a day', () => {
  it('come by crew and order, with the way in, whom to call, and what is loaded [PRT-002 PRT-004]', async () => {
    const { data } = await stopsOf('scheduler', 'pebble', '2026-04-01');
    expect(data).toMatchObject({
      dayStops: [
        {
          kind: 'APP',
          order: 1,
          crew_name: 'App X',
          notes: ['Two trucks'],
          site: { job_name: 'First', gate_code: '#4411', calls: [{ role: 'homeowner' }] },
          colors: [{ batches: 12.5, recipe: [{ product: 'White cement', quantity: 2, unit: null }] }],
        },
        { order: 2, site: { job_name: 'Second' }, colors: [{ batches: null }] },
      ],
    });
    expect((await stopsOf('scheduler', 'gunite', '2026-04-01')).data).toMatchObject({
      dayStops: [{ kind: 'G1', crew_name: 'Gunite X', yards: 40.5, colors: [] }],
    });
    expect((await stopsOf('scheduler', 'pebble', '2026-04-02')).data).toEqual({ dayStops: [] });
  });

  it('are for those who see the board and its jobs; recipes for those who may see them', async () => {
    expect((await stopsOf('crew', 'pebble', '2026-04-01')).errors[0]?.extensions.code).toBe('FORBIDDEN');
    for (const account of ['display', 'foreman'])
      expect((await stopsOf(account, 'pebble', '2026-04-01')).data).toEqual({ dayStops: [] });
    const seen = (await stopsOf('supervisor', 'pebble', '2026-04-01')).data as {
      dayStops: { colors: { recipe: unknown[] }[] }[];
    };
    expect(seen.dayStops.map(({ colors: [first] }) => first?.recipe)).toEqual([[], []]);
  });

  it('refuse a category that is none', async () => {
    const { errors } = await stopsOf('scheduler', 'presite', '2026-04-01');
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'category' }] });
  });
});
