import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openGraphql, rootOf, type Answered } from '../support/graphqlHarness';
import { rightsWorld } from '../support/rightsWorld';
import { testDatabase } from '../support/database';

interface Recipe {
  id: number;
  product: { id: number; name: string };
  quantity: number;
}
interface Color {
  id: number;
  version: number;
  name: string;
  material_type: { id: number; name: string };
  pool_code: string | null;
  spa_code: string | null;
  price_level: string | null;
  condition: string | null;
  batch_ratio: number | null;
  is_active: boolean;
  recipe: Recipe[];
}

const COLOR =
  'id version name material_type { id name } pool_code spa_code price_level condition batch_ratio is_active recipe { id product { id name } quantity }';
const SAVE = `mutation ($it: ColorRecipeInput!) { updatePebbleColor(pebbleColor: $it) { ${COLOR} } }`;

let products: number[] = [];

const save = (it: object, account = 'warehouse'): Promise<Answered> => ask(account, SAVE, { it });
const saved = async (it: object): Promise<Color> => rootOf<Color>(await save(it), 'updatePebbleColor');
const all = async (): Promise<Color[]> =>
  rootOf<Color[]>(await ask('warehouse', `{ lookupPebbleColor { ${COLOR} } }`), 'lookupPebbleColor');
const read = async (id: number): Promise<Color | undefined> => (await all()).find((one) => one.id === id);
const faultsOf = ({ errors }: Answered) => errors[0]?.extensions.fields?.map(({ path, message }) => [path, message]);
const product = (index: number) => ({ id: products[index] });

let color: Color;
let made = 0;
const database = await testDatabase();
const ask = openGraphql(database);
beforeAll(async () => {
  const { rows } = await database.pool.query<{ id: number }>(
    "insert into product (name, category_id) select 'Part ' || n, 1 from generate_series(1, 3) n returning id",
  );
  products = rows.map(({ id }) => id);
});
beforeEach(async () => {
  made += 1;
  color = await saved({
    name: `Concoction ${made}`,
    material_type: { id: 1 },
    recipe: [
      { product: product(0), quantity: 4 },
      { product: product(1), quantity: 1 },
    ],
  });
});

describe('updatePebbleColor', () => {
  it('makes a colour of an input without an id, last among the pickers [CR-004 CR-010 CR-011 API-021]', async () => {
    expect(color).toMatchObject({
      version: 1,
      material_type: { name: 'Pebble' },
      is_active: true,
      batch_ratio: null,
      recipe: [
        { product: { name: 'Part 1' }, quantity: 4 },
        { product: { name: 'Part 2' }, quantity: 1 },
      ],
    });
    expect((await all()).at(-1)).toEqual(color);
    expect(
      await saved({
        id: null,
        name: ` ${color.name} B `,
        material_type: { id: 1, name: 'read by nobody' },
        pool_code: ' P-7 ',
        spa_code: '',
        batch_ratio: 1.125,
      }),
    ).toMatchObject({ name: `${color.name} B`, pool_code: 'P-7', spa_code: null, batch_ratio: 1.125, recipe: [] });
  });

  it('changes what is sent and keeps the rest; a recipe replaces the stored one [CR-002 CR-010]', async () => {
    const [first] = color.recipe;
    const after = await saved({
      id: color.id,
      version: 1,
      price_level: 'B',
      recipe: [
        { id: first?.id, product: first?.product, quantity: 5 },
        { product: product(2), quantity: 2 },
      ],
    });
    expect(after).toMatchObject({
      version: 2,
      name: color.name,
      price_level: 'B',
      recipe: [
        { id: first?.id, quantity: 5 },
        { product: { name: 'Part 3' }, quantity: 2 },
      ],
    });
    expect(await saved({ id: color.id, version: 2, recipe: [] })).toMatchObject({
      version: 3,
      price_level: 'B',
      recipe: [],
    });
    expect(await read(color.id)).toMatchObject({ recipe: [] });
  });

  it('lets two rows change their products', async () => {
    const [one, two] = color.recipe;
    const swapped = await saved({
      id: color.id,
      version: 1,
      recipe: [
        { id: one?.id, product: two?.product, quantity: 4 },
        { id: two?.id, product: one?.product, quantity: 1 },
      ],
    });
    expect(swapped.recipe.map((row) => [row.product.name, row.quantity])).toEqual([
      ['Part 2', 4],
      ['Part 1', 1],
    ]);
  });

  it('writes nothing when nothing changed', async () => {
    expect(await saved({ id: color.id, version: 1, name: color.name, recipe: color.recipe })).toEqual(color);
  });

  it('names every field at fault [CR-006 CR-007 CR-012]', async () => {
    const answer = await save({
      name: '',
      recipe: [
        { product: product(0), quantity: 1.5 },
        { product: product(0), quantity: 0 },
      ],
      pool_code: 'x'.repeat(51),
      batch_ratio: -1,
    });
    expect(answer.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(faultsOf(answer)).toEqual([
      ['name', 'What should we call your concoction?'],
      ['material_type', 'Material Type is required'],
      ['pool_code', 'Must be 50 characters or less.'],
      ['batch_ratio', 'Must be 0 or more.'],
      ['recipe.0.quantity', 'This must be an integer.'],
      ['recipe.1.product', 'This product is already in the recipe.'],
      ['recipe.1.quantity', 'Must be 1 or more.'],
    ]);
  });

  it('refuses a name that its material has, whatever the case; another material may have it [CR-011]', async () => {
    expect(faultsOf(await save({ name: color.name.toUpperCase(), material_type: { id: 1 } }))).toEqual([
      ['name', 'This color already exists.'],
    ]);
    expect(await saved({ name: color.name, material_type: { id: 2 } })).toMatchObject({ name: color.name });
    const twice = await Promise.all(
      [1, 2].map(() => save({ name: `${color.name} at once`, material_type: { id: 1 } })),
    );
    expect(twice.map((answer) => faultsOf(answer)?.[0]?.join(': ') ?? 'made').toSorted()).toEqual([
      'made',
      'name: This color already exists.',
    ]);
  });

  it('refuses a stale version and says who was first, a row of another recipe, an unknown product and an unknown colour', async () => {
    await saved({ id: color.id, version: 1, condition: 'Smooth' });
    const stale = await save({ id: color.id, version: 1, condition: 'Rough' }, 'manager');
    expect(stale.errors[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { condition: 'Smooth', version: 2 },
    });
    const other = await saved({
      name: `${color.name} other`,
      material_type: { id: 1 },
      recipe: [{ product: product(0), quantity: 1 }],
    });
    expect(
      faultsOf(
        await save({
          id: color.id,
          version: 2,
          recipe: [{ id: other.recipe[0]?.id, product: product(2), quantity: 1 }],
        }),
      ),
    ).toEqual([['recipe.0.id', 'This row belongs to another recipe.']]);
    expect(
      (await save({ id: color.id, version: 2, recipe: [{ product: { id: 999_999 }, quantity: 1 }] })).errors[0]
        ?.extensions.code,
    ).toBe('BAD_USER_INPUT');
    expect((await save({ id: 999_999, version: 1, name: 'x' })).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect(faultsOf(await save({ id: color.id, name: 'x' }))).toEqual([['version', 'Version is required']]);
    expect(await read(color.id)).toMatchObject({ version: 2, condition: 'Smooth', recipe: color.recipe });
  });

  it('is taken back as a whole, with its recipe', async () => {
    const answer = await save({ id: color.id, version: 1, name: `${color.name} new`, recipe: [] });
    expect(
      (
        await ask('warehouse', 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }', {
          id: answer.mutation_id,
        })
      ).errors,
    ).toEqual([]);
    expect(await read(color.id)).toMatchObject({ name: color.name, recipe: [{ quantity: 4 }, { quantity: 1 }] });
  });

  it('is for those who may edit recipes; others who see them read them [CR-009]', async () => {
    for (const account of ['office', 'scheduler', 'estimator'])
      expect((await save({ name: 'x', material_type: { id: 1 } }, account)).errors[0]?.extensions.code).toBe(
        'FORBIDDEN',
      );
    expect((await ask('office', '{ lookupPebbleColor { recipe { quantity } } }')).errors).toEqual([]);
  });
});

describe('the two codes of recipes', () => {
  const VIEW = 'one_can_view_color_recipe';
  const EDIT = 'one_can_edit_color_recipe';
  // Products in the answer would ask for the code of the inventory besides.
  const BARE = 'mutation ($it: ColorRecipeInput!) { updatePebbleColor(pebbleColor: $it) { id } }';
  const RECIPES = '{ lookupPebbleColor { id recipe { quantity } } }';
  it('let one read them, and one change them; every other code does neither [CR-009]', async () => {
    const people = await rightsWorld(database);
    const ask = openGraphql(database);
    const code = async (answer: Promise<Answered>) => (await answer).errors[0]?.extensions.code ?? 'done';
    const as = (account: string): Promise<Answered> =>
      ask(account, BARE, { it: { id: color.id, version: 1, price_level: 'Z', recipe: [] } });
    const others = [...people.keys()].filter((one) => one.startsWith('one_') && one !== VIEW && one !== EDIT);
    for (const account of others) {
      expect((await ask(account, RECIPES)).errors).not.toEqual([]);
      expect(await code(as(account))).toBe('FORBIDDEN');
    }
    expect((await ask(VIEW, RECIPES)).errors).toEqual([]);
    expect(await code(as(VIEW))).toBe('FORBIDDEN');
    expect(await read(color.id)).toMatchObject({ version: 1, recipe: [{ quantity: 4 }, { quantity: 1 }] });
    expect((await ask(EDIT, RECIPES)).errors).toEqual([]);
    expect((await as(EDIT)).errors).toEqual([]);
  });
});

describe('lookupPebbleColor', () => {
  it('tells the colours to everybody and the recipes to those who may see them [CR-009 CR-010 API-020]', async () => {
    expect((await ask('crew', '{ lookupPebbleColor { id name } }')).errors).toEqual([]);
    expect((await ask('crew', '{ lookupPebbleColor { recipe { quantity } } }')).errors[0]?.message).toBe(
      'Cannot query field "recipe" on type "PebbleColor".',
    );
  });

  it('tells of a product all that the store knows of it [CR-005]', async () => {
    const fields =
      'supplier { id name } category { id name } name product_code mmg_code description order_unit { name } unit_of_measure { name } quantity_per_unit standard_cost discount list_price reorder_level target_level is_discontinued minimum_reorder_quantity unit_weight';
    const [found] = rootOf<{ id: number; recipe: { product: object }[] }[]>(
      await ask('warehouse', `{ lookupPebbleColor { id recipe { product { ${fields} } } } }`),
      'lookupPebbleColor',
    ).filter(({ id }) => id === color.id);
    expect(found?.recipe[0]?.product).toMatchObject({ name: 'Part 1', is_discontinued: false, category: { id: 1 } });
  });
});
